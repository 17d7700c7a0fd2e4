import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type FeatId, type RedNovember, redNovember, seatOf } from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import { show } from '../../core/navigation.ts'
import { EndMedals } from '../../shared/medals/end-medals.tsx'
import { countGame } from '../../shared/statistics/counting.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { useEscape } from '../../ui/layer.ts'
import { table } from '../run/running.ts'
import { medalsOf } from '../statistics/medals.tsx'
import { voyagesIn } from '../statistics/result.ts'
import { t } from '../words/index.ts'
import { namesOf } from '../words/phrases.ts'
import { Actions, type EndPage } from './actions.tsx'
import { type CrewMember, type Report, reportOf } from './analysis.ts'
import { Course } from './course.tsx'
import { decisionOf } from './decision.ts'
import { EndFacts, EndPicture, EndWords } from './end-scene.tsx'
import { resultOf } from './result.ts'
import { TornPage } from './torn-page.tsx'
import { useInquest } from './use-inquest.ts'
import '../styles/ending.css'
import '../styles/report.css'

/** The end of the game on the table. Only here it counts for the statistics, not when it is seen again; a show never. */
export function EndReport(): JSX.Element | null {
  const game = table.game.value
  const [fresh, setFresh] = useState<readonly FeatId[]>([])
  useEffect(() => {
    const report = game && reportOf(game.record)
    if (report && !table.rehearsing.value) void count(game, report).then(setFresh)
  }, [game?.record])
  return game && <EndReportOf game={game} fresh={fresh} />
}

interface Props {
  readonly game: Played<RedNovember>
  /** To where the report was opened from, if it was. */
  readonly onBack?: (() => void) | undefined
  /** The medals of it that nobody had won before. */
  readonly fresh?: readonly FeatId[]
}

const toTitle = (): void => show('title')

/** E3: how it ended, as a picture; behind it what happened, to whom, and why. */
export function EndReportOf({ game, onBack, fresh = [] }: Props): JSX.Element | null {
  const report = useMemo(() => reportOf(game.record), [game.record])
  const [page, setPage] = useState<EndPage>('scene')
  const inquest = useInquest(game)
  useEscape(page === 'course' ? () => setPage('scene') : (onBack ?? toTitle), 'desk')
  if (!report) return null
  const { names, seats } = crewOf(redNovember, game.info.extra)
  const teller = { t, names: namesOf(names, t) }
  const decision = decisionOf(game.record, report, inquest.blunder)
  const told = { game, report, teller, decision, inquest, fresh }
  const isBot = ({ color }: CrewMember): boolean =>
    (seats[seatOf(present(game.record), color)] ?? 'person') !== 'person'
  return (
    <main
      class={`report ${report.outcome.saved ? 'saved' : 'lost'} ${page}`}
      data-cause={report.outcome.cause}
      data-page={page}
    >
      {page === 'scene' ? (
        <>
          <EndPicture report={report} />
          <EndWords report={report} teller={teller} />
          <div class="aftermath">
            <TornPage {...told} />
            <EndMedals medals={medalsOf(report.feats)} fresh={fresh} />
            <EndFacts report={report} teller={teller} />
          </div>
        </>
      ) : (
        <Course {...told} isBot={isBot} />
      )}
      <Actions game={game} decision={decision} page={page} onTurn={setPage} onBack={onBack} />
    </main>
  )
}

/** A game counts once, however often its end is seen. Gives back the medals that are new with it. */
async function count({ info, record }: Played<RedNovember>, report: Report): Promise<readonly FeatId[]> {
  const { crew, luck, end, feats } = report
  const result = resultOf(info, record, {
    left: end.minute,
    grog: crew.reduce((sum, { deeds }) => sum + deeds.grog, 0),
    dead: crew.reduce((sum, { deeds }) => sum + deeds.deaths.length, 0),
    luck: luck.luck,
    feats: [...feats],
  })
  if (!result) return []
  const featsIn = (games: readonly GameResult[]) => voyagesIn(games).flatMap((voyage) => voyage.feats)
  return countGame(result, { info, record }, { feats, featsIn })
}
