import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type DarkCave, darkCave } from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { show } from '../../core/navigation.ts'
import { noteFault } from '../../core/notices.ts'
import type { ReportProps } from '../../shared/game-ui.ts'
import { countGame } from '../../shared/statistics/counting.ts'
import { crewOf } from '../../table/crew.ts'
import { useEscape } from '../../ui/layer.ts'
import { table } from '../run/running.ts'
import { resultOf } from '../statistics/result.ts'
import { t } from '../words/index.ts'
import { namesOf } from '../words/phrases.ts'
import { Hut } from './hut.tsx'
import { Unmasking } from './unmasking.tsx'
import '../styles/wood.css'
import '../styles/unmasking.css'
import '../styles/hut.css'
import '../styles/galleries.css'

/** The end of the game on the table. Only here it counts for the statistics, not when it is seen again; a show never. */
export function EndOfDig({ game }: Pick<ReportProps<DarkCave>, 'game'>): JSX.Element {
  useEffect(() => {
    const result = table.rehearsing.value ? null : resultOf(game)
    if (result) void countGame(result, game).then((counted) => counted.ok || noteFault(counted.fault))
  }, [game.record])
  return <CaveReport game={game} />
}

const toTitle = (): void => show('title')

/** HS12: the end is open to all. First the hats come off, then the foreman tells how it came to this. */
export function CaveReport({ game, onBack = toTitle }: ReportProps<DarkCave>): JSX.Element | null {
  const [telling, tell] = useState(false)
  useEscape(onBack, 'desk')
  useEffect(() => tell(false), [game.record.hash])
  const { outcome, players } = present(game.record)
  if (!outcome) return null
  const crew = crewOf(darkCave, game.info.extra)
  const names = namesOf(crew.names, t)
  const people = players.filter((_, seat) => (crew.seats[seat] ?? 'person') === 'person')
  const me = people.length === 1 ? (people[0]?.gnome ?? null) : null
  return telling ? (
    <Hut game={game} names={names} onUnmask={() => tell(false)} onBack={onBack} isOwn={onBack === toTitle} />
  ) : (
    <Unmasking record={game.record} outcome={outcome} names={names} me={me} onTell={() => tell(true)} onBack={onBack} />
  )
}
