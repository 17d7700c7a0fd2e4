import type { JSX } from 'preact'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { GameTypes } from '../../../engine/shared/game.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import { host } from '../../core/host.ts'
import { goBack } from '../../core/navigation.ts'
import { note, noteFault } from '../../core/notices.ts'
import type { Played } from '../../table/table.ts'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Segment } from '../../ui/segment.tsx'
import { offers, t, ui, uiOf } from '../current.ts'
import { Nothing } from '../nothing.tsx'
import { PastGames } from './past-games.tsx'
import '../plates.css'
import './statistics.css'

/** What all finished games together tell. */
export function StatisticsScreen(): JSX.Element {
  const [games, setGames] = useState<readonly GameResult[] | null>(null)
  const read = useCallback(async () => {
    const found = await host.readStatistics()
    if (!found.ok) noteFault(found.fault)
    setGames(found.ok ? found.value.games : [])
    const file = found.ok ? found.value.setAside : null
    if (file !== null) note('bad', () => t('front.statistics.setAside', { file }))
  }, [])
  useEffect(() => void read(), [read])
  // Only looked at: the game in front stays there.
  const [shown, setShown] = useState(ui)
  const { id, Statistics } = shown
  const its = games?.filter(({ game }) => game === id)
  const [reported, setReported] = useState<Played<GameTypes> | null>(null)
  if (reported) return <shown.Report game={reported} onBack={() => setReported(null)} />
  return (
    <main class="page plates statistics">
      <PageHead title={t('front.statistics.heading')} onBack={goBack}>
        {/* It comes when they were read, and moves nothing there. */}
        {games && games.length > 0 && <Reset count={games.length} onDone={read} />}
        <Segment
          label={t('front.title.games')}
          value={id}
          choices={offers.value.map(({ id: value, name }) => ({ value, text: name }))}
          onPick={(picked) => void uiOf(picked).then((game) => game && setShown(game))}
        />
      </PageHead>
      {its?.length === 0 && <Nothing text={shown.t('front.statistics.empty')} />}
      {its && its.length > 0 && (
        <>
          <Statistics key={id} games={its} />
          <PastGames key={`past ${id}`} its={shown} games={its} onReport={setReported} />
        </>
      )}
    </main>
  )
}

/** Asks first: this cannot be taken back. */
function Reset({ count, onDone }: { readonly count: number; readonly onDone: () => Promise<void> }): JSX.Element {
  const [asking, setAsking] = useState(false)
  // The answer that destroys nothing.
  const keep = useFirstFocus<HTMLButtonElement>(asking)
  const forget = async (): Promise<void> => {
    const done = await host.resetStatistics()
    if (!done.ok) noteFault(done.fault)
    setAsking(false)
    await onDone()
  }
  if (!asking)
    return (
      <button type="button" onClick={() => setAsking(true)}>
        <Icon name="remove" />
        {t('front.statistics.reset')}
      </button>
    )
  return (
    <div class="ask" role="alertdialog" aria-label={t('front.statistics.sure', { count })}>
      <span>{t('front.statistics.sure', { count })}</span>
      <button type="button" class="danger" onClick={() => void forget()}>
        {t('front.statistics.forget')}
      </button>
      <button type="button" ref={keep} onClick={() => setAsking(false)}>
        {t('front.statistics.keep')}
      </button>
    </div>
  )
}
