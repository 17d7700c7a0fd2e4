import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type RedNovember, redNovember, seatOf } from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { host } from '../../core/host.ts'
import { show } from '../../core/navigation.ts'
import { noteFault } from '../../core/notices.ts'
import { exportLog, keep, playOnFrom, sameCrew, sameSeed, watch } from '../../shared/replay/afterwards.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { useEscape } from '../../ui/layer.ts'
import { Icon } from '../hud/icons.tsx'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { namesOf } from '../words/phrases.ts'
import { type CrewMember, type Report, reportOf } from './analysis.ts'
import { Chart } from './chart.tsx'
import { CourseTable } from './course-table.tsx'
import { CrewPanel } from './crew-panel.tsx'
import { DicePanel } from './dice-panel.tsx'
import { Hero } from './hero.tsx'
import { Inquest } from './inquest-panel.tsx'
import { resultOf } from './result.ts'
import '../styles/report.css'

/** The end of the game on the table. Only here it counts for the statistics, not when it is seen again; a show never. */
export function EndReport(): JSX.Element | null {
  const game = table.game.value
  useEffect(() => {
    const report = game && reportOf(game.record)
    if (report && !table.rehearsing.value) void count(game, report)
  }, [game?.record])
  return game && <EndReportOf game={game} />
}

interface Props {
  readonly game: Played<RedNovember>
  /** To where the report was opened from, if it was. */
  readonly onBack?: (() => void) | undefined
}

const toTitle = (): void => show('title')

/** E3: what happened, to whom, and why. */
export function EndReportOf({ game, onBack }: Props): JSX.Element | null {
  const report = useMemo(() => reportOf(game.record), [game.record])
  useEscape(onBack ?? toTitle, 'desk')
  if (!report) return null
  const { names, seats } = crewOf(redNovember, game.info.extra)
  const teller = { t, names: namesOf(names, t) }
  const isBot = ({ color }: CrewMember): boolean =>
    (seats[seatOf(present(game.record), color)] ?? 'person') !== 'person'
  return (
    <main class={report.outcome.saved ? 'report saved' : 'report lost'} data-cause={report.outcome.cause}>
      <Hero report={report} teller={teller} />
      <div class="columns">
        <div class="column">
          <section class="panel tracks">
            <h2>{t('report.chart.heading')}</h2>
            <Chart report={report} />
            <p class="caption axis">{t('report.chart.axis')}</p>
            <CourseTable report={report} names={teller.names} />
          </section>
          {!report.outcome.saved && <Inquest game={game} teller={teller} />}
          <DicePanel report={report} />
        </div>
        <CrewPanel report={report} teller={teller} isBot={isBot} />
      </div>
      <Actions game={game} report={report} onBack={onBack} />
    </main>
  )
}

/** A game counts once, however often its end is seen. */
async function count({ info, record }: Played<RedNovember>, { crew, luck }: Report): Promise<void> {
  const result = resultOf(info, record, {
    grog: crew.reduce((sum, { deeds }) => sum + deeds.grog, 0),
    dead: crew.reduce((sum, { deeds }) => sum + deeds.deaths.length, 0),
    luck: luck.luck,
  })
  if (!result) return
  const counted = await host.recordGame(result)
  if (!counted.ok) noteFault(counted.fault)
}

function Actions({ game, report, onBack }: Props & { readonly report: Report }): JSX.Element {
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [])
  const again = useMemo(() => sameCrew(game), [game])
  const turning = report.outcome.saved ? null : report.turning
  const before = turning && report.chronicle.standing.findIndex(({ entry }) => entry === turning.entry) - 1
  const playOn = before !== null && before >= 0
  return (
    <footer class="actions">
      {playOn && (
        <button ref={first} type="button" class="primary" onClick={() => void playOnFrom(game, before)}>
          {t('report.action.playOn', { minute: turning?.minute ?? 0 })}
        </button>
      )}
      {again && (
        <button ref={playOn ? null : first} type="button" class={playOn ? '' : 'primary'} onClick={() => void again()}>
          {t('report.action.sameCrew')}
        </button>
      )}
      <button type="button" onClick={() => void sameSeed(game)}>
        <Icon name="redo" />
        {t('report.action.sameSeed')}
      </button>
      {!onBack && (
        <button type="button" onClick={() => watch(game)}>
          <Icon name="slow" />
          {t('report.action.watch')}
        </button>
      )}
      <button type="button" onClick={() => void keep(game)}>
        <Icon name="item" />
        {t('report.action.save')}
      </button>
      <button type="button" onClick={() => void exportLog(game)}>
        <Icon name="log" />
        {t('report.action.log')}
      </button>
      <span class="grow" />
      {onBack && (
        <button type="button" onClick={onBack}>
          {t('replay.back')}
        </button>
      )}
      <button type="button" onClick={() => show('new')}>
        {t('report.action.newGame')}
      </button>
      <button type="button" onClick={toTitle}>
        {t('report.action.title')}
      </button>
    </footer>
  )
}
