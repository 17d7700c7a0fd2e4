import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import {
  CLANS,
  type Clan,
  clanOf,
  employerOf,
  type GameRecord,
  type GameState,
  type GnomeId,
  type Outcome,
} from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { isStill, settings } from '../../core/settings.ts'
import { did, useLayer } from '../../ui/layer.ts'
import { hearScene } from '../sound/scenes.ts'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import { type Beat, beatsOf, LASTS, openBefore } from './beats.ts'
import { Aside, Face } from './faces.tsx'
import { Scale } from './scale.tsx'

interface Props {
  readonly record: GameRecord
  readonly outcome: Outcome
  readonly names: Names
  /** The only person among bots. */
  readonly me: GnomeId | null
  readonly onTell: () => void
  readonly onBack: () => void
}

/** G4-G7: cards that are open already lie so from the start, the hidden ones turn one by one; then the gold is weighed. */
export function Unmasking({ record, outcome, names, me, onTell, onBack }: Props): JSX.Element {
  const beats = useMemo(() => beatsOf(record), [record])
  const open = useMemo(() => openBefore(record), [record])
  const last = beats.length - 1
  const [at, go] = useState(isStill(settings.value) ? last : 0)
  const main = useRef<HTMLButtonElement>(null)
  const done = at >= last
  useEffect(() => {
    const beat = beats[at]
    if (done || !beat) return hearScene('unmasked')
    const timer = setTimeout(() => {
      if (beat.kind === 'turn') hearScene(isSaboteur(present(record), beat.gnome) ? 'saboteur-card' : 'loyal-card')
      go(at + 1)
    }, LASTS[beat.kind])
    return () => clearTimeout(timer)
  }, [at, done, beats])
  useLayoutEffect(() => main.current?.focus({ preventScroll: true }), [done])
  useLayer({ level: 'desk', hear: ({ key }) => key === ' ' && !done && did(() => go(last)) })

  const state = present(record)
  const been = beats.slice(0, at)
  const reached = (kind: Beat['kind']): boolean =>
    done || been.some((beat) => beat.kind === kind) || beats[at]?.kind === kind
  const isUp = (gnome: GnomeId): boolean =>
    open.has(gnome) || done || been.some((beat) => beat.kind === 'turn' && beat.gnome === gnome)
  const turning = beats[at]
  const winner = done ? outcome.winner : null
  return (
    <main class="unmasking cave-scene" data-winner={winner} data-done={done}>
      <img class="scene" src="./cave/scenes/hall.webp" alt="" draggable={false} />
      {CLANS.map((clan) => (
        <span key={clan} class="banner-light" data-clan={clan} data-lit={winner === clan} />
      ))}
      <header>
        <h1>{done ? headline(outcome, me) : t('show.unmask.heading')}</h1>
        <p role="status">
          {done
            ? verdict(state, outcome, names)
            : turning?.kind === 'turn'
              ? t('show.unmask.turns', { gnome: names(turning.gnome) })
              : t(`game.cause.${outcome.cause}.text`)}
        </p>
      </header>
      <Scale
        outcome={outcome}
        workers={workersOf(state)}
        weighed={reached('workers') ? 'workers' : reached('gold') ? 'gold' : 'nothing'}
        winner={winner}
      />
      <ul class="faces" style={{ '--places': state.players.length + Math.sign(state.aside.length) }}>
        {state.players.map((player) => (
          <Face
            key={player.gnome}
            player={player}
            isUp={isUp(player.gnome)}
            isTurning={turning?.kind === 'turn' && turning.gnome === player.gnome}
            won={done && outcome.winners.includes(player.gnome)}
            name={names(player.gnome)}
          />
        ))}
        {state.aside.length > 0 && <Aside cards={state.aside} isUp={reached('gold')} />}
      </ul>
      {done && outcome.winner && !isStill(settings.value) && <Confetti />}
      <footer>
        <button type="button" class="wood dark" onClick={onBack}>
          {t('report.action.title')}
        </button>
        <button ref={main} type="button" class="wood lit" data-go="report" onClick={done ? onTell : () => go(last)}>
          {t(done ? 'show.unmask.report' : 'show.unmask.all')}
        </button>
      </footer>
    </main>
  )
}

const PIECES = 36

/** Decoration: it falls once. */
const Confetti = (): JSX.Element => (
  <div class="confetti" aria-hidden="true">
    {Array.from({ length: PIECES }, (_, at) => (
      <i
        key={at}
        style={{ '--x': `${(at * 37) % 100}%`, '--late': `${(at * 83) % 1700}ms`, '--hue': (at * 67) % 60 }}
      />
    ))}
  </div>
)

const isSaboteur = ({ players }: GameState, gnome: GnomeId): boolean =>
  players.find((player) => player.gnome === gnome)?.role === 'saboteur'

/** G5: who dug for the other clan. */
const workersOf = ({ players }: GameState): Readonly<Record<Clan, number>> => ({
  yellow: players.filter((player) => employerOf(player) !== 'yellow').length,
  blue: players.filter((player) => employerOf(player) !== 'blue').length,
})

/** Who wins; whoever sits there alone is told so first. */
function headline({ winner, winners }: Outcome, me: GnomeId | null): string {
  if (!winner) return t('game.nobody.name')
  const wins = t(`game.clan.${winner}.wins`)
  return me ? t(winners.includes(me) ? 'show.unmask.youWon' : 'show.unmask.youLost', { wins }) : wins
}

function verdict({ players, firstOut }: GameState, { winner, winners, treasure }: Outcome, names: Names): string {
  if (!winner) return t('game.nobody.text')
  const onlyHat = players.filter((player) => clanOf(player.gnome) === winner && !winners.includes(player.gnome))
  return [
    ...(treasure.yellow === treasure.blue && firstOut ? [t('show.unmask.tie', { gnome: names(firstOut) })] : []),
    t('show.unmask.share', { gnomes: winners.map(names).join(', ') }),
    ...(onlyHat.length > 0
      ? [t('show.unmask.onlyHat', { gnomes: onlyHat.map(({ gnome }) => names(gnome)).join(', ') })]
      : []),
  ].join(' ')
}
