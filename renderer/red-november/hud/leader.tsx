import type { JSX } from 'preact'
import { BOT_IDS, type Color, type PlayerView, type Seat, seatOf } from '../../../engine/red-november/index.ts'
import { note } from '../../core/notices.ts'
import { attending } from '../../shared/lessons/school.ts'
import { Segment } from '../../ui/segment.tsx'
import { nameOf } from '../run/names.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'

const SEATS: readonly Seat[] = ['person', ...BOT_IDS]

export const seatName = (seat: Seat): string =>
  seat === 'person' ? t('crew.aboard.person') : t(`crew.rank.${seat}.name`)

/** Who plays a gnome now. */
export const leaderOf = (view: PlayerView, gnome: Color): Seat =>
  table.session.value.seats[seatOf(view, gnome)] ?? 'person'

/** Gives a gnome's seat to a bot or takes it back. Whoever joins a show makes it a game that counts. */
export async function lead(view: PlayerView, gnome: Color, to: Seat): Promise<void> {
  const joins = table.rehearsing.value && to === 'person'
  await table.reseat(seatOf(view, gnome), to)
  if (joins) note('good', () => t('crew.aboard.counts', { gnome: nameOf(gnome) }))
}

/** Who leads a gnome, to be changed in the middle of the game. In a lesson there is nobody else. */
export function Leader({ gnome }: { readonly gnome: Color }): JSX.Element | null {
  const view = table.view.value
  if (!view || attending.value || view.outcome) return null
  return (
    <Segment
      label={t('crew.aboard.leader', { gnome: nameOf(gnome) })}
      value={leaderOf(view, gnome)}
      choices={SEATS.map((value) => ({ value, text: seatName(value) }))}
      onPick={(to) => void lead(view, gnome, to)}
    />
  )
}
