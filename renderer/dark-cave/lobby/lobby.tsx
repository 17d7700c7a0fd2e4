import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { darkCave, MAX_PLAYERS } from '../../../engine/dark-cave/index.ts'
import { show } from '../../core/navigation.ts'
import { memoryOf, remember } from '../../core/settings.ts'
import { anySeed } from '../../shared/lobby/seeds.ts'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Tips } from '../hud/tips.tsx'
import { running } from '../run/running.ts'
import { t } from '../words/index.ts'
import { FreeLamp } from './free-lamp.tsx'
import { lobbyMemory } from './memory.ts'
import { MinerPlace } from './miner-place.tsx'
import { NoticeBoard } from './notice-board.tsx'
import { companyFor, factsOf, firstPlan, isManned, memoryFor, type Plan, setupOf } from './plan.ts'
import '../styles/wood.css'
import '../styles/board-tooltip.css'
import '../styles/lobby.css'

const toTitle = (): void => show('title')

/** The entrance of the mine: who goes down, and what they agree on. */
export function Lobby(): JSX.Element {
  const [plan, setPlan] = useState(() => firstPlan(lobbyMemory(memoryOf(darkCave.id))))
  const [seed, setSeed] = useState(anySeed)
  const primary = useFirstFocus<HTMLButtonElement>()
  const people = plan.miners.filter(({ player }) => player === 'person').length
  const count = plan.miners.length
  const { side, saboteurs } = factsOf(plan)
  return (
    <main class="cave-lobby cave-scene">
      <img class="scene" src="./cave/scenes/lobby.webp" alt="" draggable={false} />
      <p class="mine-name" aria-hidden="true">
        {t('lobby.mine')}
      </p>
      <PageHead
        title={t('lobby.heading')}
        onBack={toTitle}
        hint={t('lobby.summary', { count, people, bots: count - people })}
      />
      <NoticeBoard plan={plan} onChange={setPlan} seed={seed} onSeed={setSeed} />
      <ul class="places" aria-label={t('lobby.seats')}>
        {plan.miners.map((_, at) => (
          <MinerPlace key={at} plan={plan} at={at} onChange={setPlan} />
        ))}
        {Array.from({ length: MAX_PLAYERS - count }, (_, at) => (
          <FreeLamp key={count + at} isNext={at === 0} plan={plan} onChange={setPlan} />
        ))}
      </ul>
      <footer>
        <p class="hats">{isManned(plan) ? t('lobby.hats') : t('lobby.needPerson')}</p>
        <button
          ref={primary}
          type="button"
          class="wood lit go-down"
          disabled={!isManned(plan) || seed.trim() === ''}
          onClick={() => void goDown(plan, seed.trim())}
        >
          <span class="downwards" aria-hidden="true" />
          {t('lobby.start')}
        </button>
        <p class="hats facts">{t('lobby.facts', { side, saboteurs: t(`lobby.saboteurs.${saboteurs}`) })}</p>
      </footer>
      <Tips />
    </main>
  )
}

async function goDown(plan: Plan, seed: string): Promise<void> {
  const setup = setupOf(plan, seed)
  await remember(darkCave.id, { lobby: memoryFor(plan) })
  await running.start(seed, { setup }, companyFor(plan, setup))
}
