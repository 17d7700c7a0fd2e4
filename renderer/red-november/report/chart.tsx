import type { JSX, TargetedPointerEvent } from 'preact'
import { useState } from 'preact/hooks'
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
import { Mark } from './marks.tsx'
import { across, firstTick, minuteUnder, PLOT, readingAt, stepsOf, ticks, upwards } from './plot.ts'

const LEVELS = [TRACK_START, 5, TRACK_END] as const
/** The thickest line is drawn first, so that no other hides under it. */
const ORDER: readonly TrackId[] = ['heat', 'asphyxiation', 'pressure']

/** The three tracks over time. Lines differ by dash as well as by colour; the table below says the same in words. */
export function Chart({ report }: { readonly report: Report }): JSX.Element {
  const { course } = report
  const first = firstTick(course)
  const [seen, setSeen] = useState<Reading | null>(null)
  const look = (event: TargetedPointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * PLOT.width
    setSeen(readingAt(course, minuteUnder(x, first)) ?? null)
  }
  return (
    <figure class="chart">
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
      <svg
        class="plot"
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        role="img"
        aria-label={TRACK_IDS.map((track) => summary(course, track)).join(' ')}
        onPointerMove={look}
        onPointerLeave={() => setSeen(null)}
      >
        <Frame first={first} />
        <After report={report} first={first} />
        <g class="lines">
          {ORDER.map((track) => (
            <g key={track}>
              <path class={`halo ${track}`} d={stepsOf(course, track, first)} />
              <path class={`line ${track}`} d={stepsOf(course, track, first)} />
            </g>
          ))}
        </g>
        <Signs report={report} first={first} />
        {seen && <Needle reading={seen} first={first} />}
      </svg>
    </figure>
  )
}

function summary(course: readonly Reading[], track: TrackId): string {
  const levels = course.map(({ tracks }) => tracks[track])
  return t('report.chart.summary', {
    track: t(`game.track.${track}.name`),
    from: levels[0] ?? TRACK_START,
    to: levels.at(-1) ?? TRACK_START,
    most: Math.max(...levels),
  })
}

/** Axes, their numbers, and the danger band. */
function Frame({ first }: { readonly first: number }): JSX.Element {
  const { left, right, top, bottom } = PLOT
  return (
    <g class="frame">
      <rect class="danger" x={left} y={top} width={right - left} height={upwards(DANGER) - top} />
      {LEVELS.map((level) => (
        <g key={level} class={level === TRACK_END ? 'limit' : 'level'}>
          <path d={`M${left},${upwards(level)}H${right}`} />
          {level < TRACK_END && (
            <text x={left - 22} y={upwards(level)}>
              {level}
            </text>
          )}
        </g>
      ))}
      <g transform={`translate(${left - 24},${upwards(TRACK_END)}) scale(.95)`}>
        <Mark kind="skull" bare={true} />
      </g>
      {ticks(first).map((minute) => (
        <g key={minute} class="tick">
          <path d={`M${across(minute, first)},${bottom}v7`} />
          <text x={across(minute, first)} y={bottom + 26}>
            {minute}
          </text>
        </g>
      ))}
    </g>
  )
}

/** The time that was not lived to see. */
function After({ report, first }: { readonly report: Report; readonly first: number }): JSX.Element | null {
  const { course, outcome } = report
  const end = course.at(-1)
  if (!end || outcome.saved) return null
  const x = across(end.at, first)
  return <rect class="after" x={x} y={PLOT.top} width={Math.max(0, PLOT.right - x)} height={PLOT.bottom - PLOT.top} />
}

/** Repairs, the end, and the moment on which it turned. */
function Signs({ report, first }: { readonly report: Report; readonly first: number }): JSX.Element {
  const { course, repairs, turning, outcome } = report
  const end = course.at(-1)
  const fatal = TRACK_IDS.find((track) => end?.tracks[track] === TRACK_END)
  const height = end ? Math.max(...TRACK_IDS.map((track) => end.tracks[track])) : TRACK_START
  return (
    <g class="signs">
      {turning && <Turning x={across(turning.at, first)} saved={outcome.saved} />}
      {repairs.map(({ entry, average, track }) => (
        <g key={entry} transform={`translate(${across(average, first)},${upwards(track?.to ?? TRACK_START)})`}>
          <Mark kind="repair" />
        </g>
      ))}
      {end && (
        <g transform={`translate(${across(end.at, first)},${upwards(fatal ? TRACK_END : height)})`}>
          <Mark kind={outcome.saved ? 'buoy' : 'skull'} />
        </g>
      )}
    </g>
  )
}

/** Which way the flag hangs depends on the room beside its pole. */
function Turning({ x, saved }: { readonly x: number; readonly saved: boolean }): JSX.Element {
  const middle = (PLOT.left + PLOT.right) / 2
  return (
    <g class="turning">
      <path d={`M${x},${PLOT.top - 2}V${PLOT.bottom}`} />
      <text x={x > middle ? x - 10 : x + 10} y={PLOT.top + 20} text-anchor={x > middle ? 'end' : 'start'}>
        {t(saved ? 'report.chart.closest' : 'report.chart.decided')}
      </text>
    </g>
  )
}

/** What the pointer is over. */
function Needle({ reading, first }: { readonly reading: Reading; readonly first: number }): JSX.Element {
  const x = across(reading.at, first)
  return (
    <g class="needle">
      <path d={`M${x},${PLOT.top}V${PLOT.bottom}`} />
      {TRACK_IDS.map((track) => (
        <g key={track} transform={`translate(${x},${upwards(reading.tracks[track])})`}>
          <circle class={track} r="7" />
        </g>
      ))}
      <text x={PLOT.right} y={PLOT.height - 4} text-anchor="end">
        {TRACK_IDS.map((track) => `${t(`game.track.${track}.short`)} ${reading.tracks[track]}`).join(' · ')}
      </text>
    </g>
  )
}
