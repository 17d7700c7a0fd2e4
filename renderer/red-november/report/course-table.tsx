import type { JSX } from 'preact'
import { type Reading, TRACK_IDS, type TrackId } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import type { Report } from './analysis.ts'

interface Props {
  readonly report: Report
  readonly names: Names
}

/** The chart in words and numbers. */
export function CourseTable({ report, names }: Props): JSX.Element {
  const { course } = report
  return (
    <details class="course">
      <summary>{t('report.chart.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section class="scroll" tabIndex={0} aria-label={t('report.chart.heading')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('report.chart.minute')}</th>
              {TRACK_IDS.map((track) => (
                <th scope="col" key={track}>
                  {t(`game.track.${track}.short`)}
                </th>
              ))}
              <th scope="col">{t('report.chart.what')}</th>
            </tr>
          </thead>
          <tbody>
            {course.map((reading, at) => (
              <tr key={at}>
                <th scope="row">{reading.minute}</th>
                {TRACK_IDS.map((track) => (
                  <td key={track}>{reading.tracks[track]}</td>
                ))}
                <td>{happened(report, at, names)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

function happened({ course, repairs }: Report, at: number, names: Names): string {
  const now = course[at]
  const before = course[at - 1]
  if (!now || !before) return t('report.chart.start')
  const moved = TRACK_IDS.find((track) => now.tracks[track] !== before.tracks[track])
  if (!moved) return t('report.chart.end')
  const track = t(`game.track.${moved}.name`)
  if (rises(now, before, moved)) return t('report.chart.rose', { track })
  const repair = repairs.find(({ entry }) => entry === now.entry)
  return t('report.chart.fixed', { track, gnome: repair ? names(repair.gnome) : '' })
}

const rises = (now: Reading, before: Reading, track: TrackId): boolean => now.tracks[track] > before.tracks[track]
