import type { JSX } from 'preact'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { DarkCave, FeatId, GameState } from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { EndMedals } from '../../shared/medals/end-medals.tsx'
import { exportLog, keep, sameCrew, sameSeed, watch } from '../../shared/replay/afterwards.ts'
import type { Played } from '../../table/table.ts'
import { Emblem } from '../pictures/signs.tsx'
import { medalsOf } from '../statistics/medals.tsx'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import { CaveMap } from './cave-map.tsx'
import { Galleries } from './galleries.tsx'
import { GoldPaper } from './gold-paper.tsx'
import { type MapMoment, momentsOf, type Timeline, timelineOf } from './timeline.ts'

interface Props {
  readonly game: Played<DarkCave>
  readonly names: Names
  /** What its people did, and what of it nobody had done before. */
  readonly feats: readonly FeatId[]
  readonly fresh: readonly FeatId[]
  readonly onUnmask: () => void
  /** To where the report was opened from. */
  readonly onBack: () => void
  /** The game was just played: it can be watched from here. */
  readonly isOwn: boolean
}

const MAPS = 5

/** The foreman's hut: what everybody did, knew and carried, and how the cave grew. */
export function Hut({ game, names, feats, fresh, onUnmask, onBack, isOwn }: Props): JSX.Element {
  const { record } = game
  const state = present(record)
  const timeline = useMemo(() => timelineOf(record), [record])
  const moments = useMemo(() => momentsOf(record, MAPS), [record])
  const [round, point] = useState<number | null>(null)
  const { outcome } = state
  return (
    <main class="hut cave-scene">
      <img class="scene" src="./cave/scenes/hut.webp" alt="" draggable={false} />
      <header>
        <h1>{t('report.heading')}</h1>
        {outcome && (
          <p class="score">
            <Emblem clan="yellow" /> <b>{outcome.treasure.yellow}</b> {t('report.versus')} <Emblem clan="blue" />{' '}
            <b>{outcome.treasure.blue}</b>
          </p>
        )}
        <p class="kicker">
          {t('report.kicker', {
            rounds: t('front.statistics.rounds', { count: timeline.rounds }),
            cause: outcome ? t(`game.cause.${outcome.cause}.name`) : '',
          })}
        </p>
      </header>
      <Maps moments={moments} rounds={timeline.rounds} onPoint={point} />
      <Galleries timeline={timeline} state={state} names={names} round={round} />
      <GoldPaper state={state} story={record} names={names} />
      <div class="last-words">
        <p class="betrayals">{betrayalWords(timeline, state, names)}</p>
        <EndMedals medals={medalsOf(feats)} fresh={fresh} />
      </div>
      <Actions game={game} onUnmask={onUnmask} onBack={onBack} isOwn={isOwn} />
    </main>
  )
}

interface MapsProps {
  readonly moments: readonly MapMoment[]
  readonly rounds: number
  readonly onPoint: (round: number | null) => void
}

/** How the cave grew; the round that is pointed at is lit in all galleries. */
const Maps = ({ moments, rounds, onPoint }: MapsProps): JSX.Element => (
  <section class="paper maps">
    <h2>{t('report.grew.heading')}</h2>
    <ol>
      {moments.map(({ round, state }) => (
        <li key={round} onPointerEnter={() => onPoint(round)} onPointerLeave={() => onPoint(null)}>
          <CaveMap state={state} />
          <span>{t(round === rounds ? 'report.grew.end' : 'report.grew.round', { round })}</span>
        </li>
      ))}
    </ol>
  </section>
)

/** Who turned on whom, and when. */
function betrayalWords({ galleries }: Timeline, { players }: GameState, names: Names): string {
  const saboteurs = players.filter(({ role }) => role === 'saboteur')
  if (saboteurs.length === 0) return t('report.noTraitor')
  return saboteurs
    .map(({ gnome }) => {
      const round = galleries.find((gallery) => gallery.gnome === gnome)?.betrayed
      return round
        ? `${t('report.turnedIn', { gnome: names(gnome), round })}.`
        : t('report.noBetrayal', { gnome: names(gnome) })
    })
    .join(' ')
}

function Actions({
  game,
  onUnmask,
  onBack,
  isOwn,
}: Pick<Props, 'game' | 'onUnmask' | 'onBack' | 'isOwn'>): JSX.Element {
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [])
  const again = useMemo(() => sameCrew(game), [game])
  return (
    <footer>
      {again && (
        <button ref={first} type="button" class="wood lit" onClick={() => void again()}>
          {t('report.action.again')}
        </button>
      )}
      {isOwn && (
        <button type="button" class="wood" onClick={() => watch(game)}>
          {t('report.action.watch')}
        </button>
      )}
      <button type="button" class="wood" onClick={() => void sameSeed(game)}>
        {t('report.action.seed')}
      </button>
      <button type="button" class="wood" onClick={() => void keep(game)}>
        {t('report.action.keep')}
      </button>
      <button type="button" class="wood" onClick={() => void exportLog(game)}>
        {t('report.action.log')}
      </button>
      <button type="button" class="wood" onClick={onUnmask}>
        {t('report.action.unmask')}
      </button>
      <button type="button" class="wood dark" onClick={onBack}>
        {t(isOwn ? 'report.action.title' : 'replay.back')}
      </button>
    </footer>
  )
}
