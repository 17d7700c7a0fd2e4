import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import {
  BOT_IDS,
  type Color,
  handsAreSecret,
  type PlayerView,
  type Seat,
  seatOf,
} from '../../../engine/red-november/index.ts'
import { note } from '../../core/notices.ts'
import { attending } from '../../shared/lessons/school.ts'
import { useModal } from '../../ui/modal.ts'
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

/** O2, O6: with secret hands nobody but the one who leads a gnome hands it to a bot, while sitting there. */
const mayHandOver = (view: PlayerView, gnome: Color): boolean =>
  !handsAreSecret(view.options) || table.viewer.value === seatOf(view, gnome)

/** Who leads a gnome, to be changed in the middle of the game. In a lesson there is nobody else. */
export function Leader({ gnome }: { readonly gnome: Color }): JSX.Element | null {
  const [wish, setWish] = useState<Seat | null>(null)
  const view = table.view.value
  if (!view || attending.value || view.outcome) return null
  const now = leaderOf(view, gnome)
  if (now === 'person' && !mayHandOver(view, gnome)) {
    return <p class="hint">{t('crew.aboard.handOver.onlyOwn', { gnome: nameOf(gnome) })}</p>
  }
  const choose = (to: Seat): void => {
    if (now === 'person' && to !== 'person') setWish(to)
    else void lead(view, gnome, to)
  }
  return (
    <>
      <Segment
        label={t('crew.aboard.leader', { gnome: nameOf(gnome) })}
        value={now}
        choices={SEATS.map((value) => ({ value, text: seatName(value) }))}
        onPick={choose}
      />
      {wish && (
        <HandOverDialog
          gnome={gnome}
          to={wish}
          onAnswer={(isMeant) => {
            setWish(null)
            if (isMeant) void lead(view, gnome, wish)
          }}
        />
      )}
    </>
  )
}

interface DialogProps {
  readonly gnome: Color
  readonly to: Seat
  readonly onAnswer: (isMeant: boolean) => void
}

/** A person's gnome is not given away by a slip of the hand. */
function HandOverDialog({ gnome, to, onAnswer }: DialogProps): JSX.Element {
  const modal = useModal(() => onAnswer(false))
  const values = { gnome: nameOf(gnome), leader: seatName(to) }
  return (
    <dialog {...modal} class="panel asks hands-over" aria-labelledby="hands-over-title">
      <h2 id="hands-over-title">{t('crew.aboard.handOver.ask', values)}</h2>
      <p>{t('crew.aboard.handOver.what', values)}</p>
      <div class="row">
        {/* biome-ignore lint/a11y/noAutofocus: the safe answer has the focus in a dialog */}
        <button type="button" class="primary" autoFocus onClick={() => onAnswer(false)}>
          {t('crew.aboard.handOver.no')}
        </button>
        <button type="button" class="danger" onClick={() => onAnswer(true)}>
          {t('crew.aboard.handOver.yes')}
        </button>
      </div>
    </dialog>
  )
}
