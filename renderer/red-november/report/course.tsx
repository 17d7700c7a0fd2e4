import type { JSX } from 'preact'
import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { Played } from '../../table/table.ts'
import { t } from '../words/index.ts'
import type { CrewMember, Report } from './analysis.ts'
import { Chart } from './chart.tsx'
import { CourseTable } from './course-table.tsx'
import { CrewPanel } from './crew-panel.tsx'
import type { Decision } from './decision.ts'
import { DicePanel } from './dice-panel.tsx'
import { tell } from './phrase.ts'
import { kickerOf, type Teller, turnOf, whatOf } from './story.ts'
import { TornPage } from './torn-page.tsx'
import type { InquestState } from './use-inquest.ts'

interface Props {
  readonly game: Played<RedNovember>
  readonly report: Report
  readonly teller: Teller
  readonly decision: Decision | null
  readonly inquest: InquestState
  readonly isBot: (member: CrewMember) => boolean
}

/** How it went: the tracks, the dice, the decision, and everybody's part in it. */
export function Course({ isBot, ...told }: Props): JSX.Element {
  const { report, teller, decision } = told
  return (
    <>
      <header class="head">
        <h1>{t(`game.end.${report.outcome.cause}.title`)}</h1>
        <p>
          <strong>{tell(kickerOf(report))}.</strong>{' '}
          {[whatOf(report, teller), ...turnOf(report, teller)].map(tell).join(' ')}
        </p>
      </header>
      <div class="columns">
        <div class="column">
          <section class="panel tracks">
            <h2>{t('report.chart.heading')}</h2>
            <Chart report={report} decision={decision} />
            <CourseTable report={report} names={teller.names} />
          </section>
          <div class="papers">
            {!report.outcome.saved && <TornPage {...told} />}
            <DicePanel report={report} />
          </div>
        </div>
        <CrewPanel report={report} teller={teller} isBot={isBot} />
      </div>
    </>
  )
}
