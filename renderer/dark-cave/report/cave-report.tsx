import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type DarkCave, darkCave, type FeatId, featsOf } from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import { show } from '../../core/navigation.ts'
import type { ReportProps } from '../../shared/game-ui.ts'
import { countGame } from '../../shared/statistics/counting.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { useEscape } from '../../ui/layer.ts'
import { table } from '../run/running.ts'
import { expeditionsIn, peopleOf, resultOf } from '../statistics/result.ts'
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
  const [fresh, setFresh] = useState<readonly FeatId[]>([])
  useEffect(() => {
    if (!table.rehearsing.value) void count(game).then(setFresh)
  }, [game.record])
  return <CaveReport game={game} fresh={fresh} />
}

/** Gives back the medals that are new with it. */
async function count(game: Played<DarkCave>): Promise<readonly FeatId[]> {
  const feats = featsOf(game.record, peopleOf(game))
  const result = resultOf(game, feats)
  const featsIn = (games: readonly GameResult[]) => expeditionsIn(games).flatMap((expedition) => expedition.feats)
  return result ? countGame(result, game, { feats, featsIn }) : []
}

interface Props extends ReportProps<DarkCave> {
  /** The medals of it that nobody had won before. */
  readonly fresh?: readonly FeatId[]
}

const toTitle = (): void => show('title')

/** HS12: the end is open to all. First the hats come off, then the foreman tells how it came to this. */
export function CaveReport({ game, onBack = toTitle, fresh = [] }: Props): JSX.Element | null {
  const [telling, tell] = useState(false)
  useEscape(onBack, 'desk')
  useEffect(() => tell(false), [game.record.hash])
  const people = useMemo(() => peopleOf(game), [game])
  const feats = useMemo(() => featsOf(game.record, people), [game.record, people])
  const { outcome } = present(game.record)
  if (!outcome) return null
  const names = namesOf(crewOf(darkCave, game.info.extra).names, t)
  const me = people.length === 1 ? (people[0] ?? null) : null
  return telling ? (
    <Hut
      game={game}
      names={names}
      feats={feats}
      fresh={fresh}
      onUnmask={() => tell(false)}
      onBack={onBack}
      isOwn={onBack === toTitle}
    />
  ) : (
    <Unmasking record={game.record} outcome={outcome} names={names} me={me} onTell={() => tell(true)} onBack={onBack} />
  )
}
