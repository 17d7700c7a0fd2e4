import type { JSX, TargetedPointerEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import {
  DANGER,
  type Reading,
  TRACK_END,
  TRACK_IDS,
  TRACK_START,
  type TrackId,
} from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import type { Report } from './analysis.ts'
import type { Decision } from './decision.ts'
import { Mark } from './marks.tsx'
import { across, besides, endingTrack, type Plot, plotOf, readingUnder, stepsOf, upwards, widthOf } from './plot.ts'

const LEVELS = [TRACK_START, 5, TRACK_END] as const
/** The thickest line is drawn first, so that no other hides under it. */
const ORDER: readonly TrackId[] = ['heat', 'asphyxiation', 'pressure']

interface Props {
  readonly report: Report
  readonly decision: Decision | null
}

/** The three tracks over time. Lines differ by dash as well as by colour; the table below says the same in words. */
export function Chart({ report, decision }: Props): JSX.Element {
  const { course } = report
  const paper = useRef<SVGSVGElement>(null)
  const [plot, setPlot] = useState<Plot>(() => plotOf(course, 760, 300, 16))
  useLayoutEffect(() => {
    const svg = paper.current
    if (!svg) return
    const fit = (): void => {
      const letter = Number.parseFloat(getComputedStyle(svg).fontSize)
      if (svg.clientWidth > 0) setPlot(plotOf(course, svg.clientWidth, svg.clientHeight, letter))
    }
    const seen = new ResizeObserver(fit)
    seen.observe(svg)
    return () => seen.disconnect()
  }, [course])
  const [seen, setSeen] = useState<Reading | null>(null)
  const look = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    const { left } = event.currentTarget.getBoundingClientRect()
    setSeen(readingUnder(plot, course, event.clientX - left) ?? null)
  }
  return (
    <figure class="chart">
      <Legend />
      <svg
        ref={paper}
        class="plot"
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        role="img"
        aria-label={TRACK_IDS.map((track) => summary(course, track)).join(' ')}
        onPointerMove={look}
        onPointerLeave={() => setSeen(null)}
      >
        <Frame plot={plot} />
        <After report={report} plot={plot} />
        <g class="lines">
          {ORDER.map((track) => (
            <g key={track}>
              <path class={`halo ${track}`} d={stepsOf(plot, course, track)} />
              <path class={`line ${track}`} d={stepsOf(plot, course, track)} />
            </g>
          ))}
        </g>
        <Signs report={report} decision={decision} plot={plot} />
        {seen && <Needle reading={seen} plot={plot} />}
      </svg>
    </figure>
  )
}

const Legend = (): JSX.Element => (
  <figcaption class="legend">
    {TRACK_IDS.map((track) => (
      <span key={track}>
        <svg class="stroke" viewBox="0 0 40 10" aria-hidden="true">
          <path class={`line ${track}`} d="M3 5H37" />
        </svg>
        {t(`game.track.${track}.short`)}
      </span>
    ))}
    <span>
      <svg class="sign" viewBox="-14 -14 28 28" aria-hidden="true">
        <Mark kind="repair" />
      </svg>
      {t('report.chart.repair')}
    </span>
  </figcaption>
)

function summary(course: readonly Reading[], track: TrackId): string {
  const levels = course.map(({ tracks }) => tracks[track])
  return t('report.chart.summary', {
    track: t(`game.track.${track}.name`),
    from: levels[0] ?? TRACK_START,
    to: levels.at(-1) ?? TRACK_START,
    most: Math.max(...levels),
  })
}

/** Levels, their numbers, and the danger band. */
function Frame({ plot }: { readonly plot: Plot }): JSX.Element {
  const { left, right, top } = plot
  return (
    <g class="frame">
      <rect class="danger" x={left} y={top} width={right - left} height={upwards(plot, DANGER) - top} />
      {LEVELS.map((level) => (
        <g key={level} class={level === TRACK_END ? 'limit' : 'level'}>
          <path d={`M${left},${upwards(plot, level)}H${right}`} />
          {level < TRACK_END && (
            <text x={left / 2} y={upwards(plot, level)}>
              {level}
            </text>
          )}
        </g>
      ))}
      <g transform={`translate(${left / 2},${upwards(plot, TRACK_END)}) scale(1.1)`}>
        <Mark kind="skull" bare={true} />
      </g>
    </g>
  )
}

/** The time that was not lived to see. */
function After({ report, plot }: { readonly report: Report; readonly plot: Plot }): JSX.Element | null {
  const { course, outcome } = report
  const end = course.at(-1)
  if (!end || outcome.saved) return null
  const x = across(plot, end.at)
  return <rect class="after" x={x} y={plot.top} width={Math.max(0, plot.right - x)} height={plot.bottom - plot.top} />
}

/** Repairs, the start, the end, and the moment on which it turned: each with the minute the clock showed. */
function Signs({ report, decision, plot }: Props & { readonly plot: Plot }): JSX.Element {
  const { course, repairs, turning, outcome } = report
  const [start] = course
  const end = course.at(-1)
  const turn = outcome.saved ? turning : decision
  return (
    <g class="signs">
      {start && <Minute plot={plot} at={start.at} minute={start.minute} />}
      {start && end && <Minute plot={plot} at={end.at} minute={end.minute} first={start.minute} />}
      {turn && <Turning plot={plot} at={turn.at} minute={turn.minute} saved={outcome.saved} />}
      {repairs.map(({ entry, average, track }) => (
        <g key={entry} transform={`translate(${across(plot, average)},${upwards(plot, track?.to ?? TRACK_START)})`}>
          <Mark kind="repair" />
        </g>
      ))}
      {end && <End plot={plot} at={end.at} outcome={outcome} />}
    </g>
  )
}

interface EndProps extends Pick<MinuteProps, 'plot' | 'at'> {
  readonly outcome: Report['outcome']
}

/** On the track that killed; on the line of time where no track did, and beside it what it was. */
function End({ plot, at, outcome }: EndProps): JSX.Element {
  const x = across(plot, at)
  const track = endingTrack(outcome)
  const isRight = x > (plot.left + plot.right) / 2
  return (
    <g class="end" data-cause={outcome.cause} data-track={track}>
      <g transform={`translate(${x},${track ? upwards(plot, TRACK_END) : plot.bottom})`}>
        <Mark kind={outcome.saved ? 'buoy' : 'skull'} />
      </g>
      {!track && !outcome.saved && (
        <text
          x={isRight ? x - BESIDE : x + BESIDE}
          y={plot.bottom - BESIDE / 2}
          text-anchor={isRight ? 'end' : 'start'}
        >
          {t(`game.end.${outcome.cause}.title`)}
        </text>
      )}
    </g>
  )
}

/** From the middle of a sign to the words beside it. */
const BESIDE = 19

interface MinuteProps {
  readonly plot: Plot
  readonly at: number
  readonly minute: number
}

interface Below extends MinuteProps {
  /** The minute that the words at the left edge tell; none for those themselves. */
  readonly first?: number
}

/** What the clock showed, below the line of time; never beyond the edge of the paper, nor over one another. */
function Minute({ plot, at, minute, first }: Below): JSX.Element {
  const x = across(plot, at)
  const isRight = x > (plot.left + plot.right) / 2
  const fromLeft = first === undefined ? plot.left : besides(plot, x, t('report.chart.at', { minute: first }))
  return (
    <g class="minute" data-minute={minute}>
      <path d={`M${x},${plot.bottom}v6`} />
      <text
        x={isRight ? Math.min(x + 8, plot.width - 4) : fromLeft}
        y={plot.height - 6}
        text-anchor={isRight ? 'end' : 'start'}
      >
        {t('report.chart.at', { minute })}
      </text>
    </g>
  )
}

/** Its flag hangs back over the past, where the end has no sign; where there is no room for it, the other way. */
function Turning({ plot, at, minute, saved }: MinuteProps & { readonly saved: boolean }): JSX.Element {
  const x = across(plot, at)
  const words = t(saved ? 'report.chart.closest' : 'report.chart.decided', { minute })
  const hasRoom = x - widthOf(plot, words) > 0
  return (
    <g class="turning" data-minute={minute}>
      <path d={`M${x},${plot.top - 2}V${plot.bottom}`} />
      <text x={hasRoom ? x + 4 : x - 4} y={plot.top - 8} text-anchor={hasRoom ? 'end' : 'start'}>
        {words}
      </text>
    </g>
  )
}

/** What the pointer is over. */
function Needle({ reading, plot }: { readonly reading: Reading; readonly plot: Plot }): JSX.Element {
  const x = across(plot, reading.at)
  const levels = TRACK_IDS.map((track) => `${t(`game.track.${track}.short`)} ${reading.tracks[track]}`).join(' · ')
  return (
    <g class="needle">
      <path d={`M${x},${plot.top}V${plot.bottom}`} />
      {TRACK_IDS.map((track) => (
        <g key={track} transform={`translate(${x},${upwards(plot, reading.tracks[track])})`}>
          <circle class={track} r="7" />
        </g>
      ))}
      <text x={(plot.left + plot.right) / 2} y={plot.height - 6} text-anchor="middle">
        {t('report.chart.at', { minute: reading.minute })}: {levels}
      </text>
    </g>
  )
}
