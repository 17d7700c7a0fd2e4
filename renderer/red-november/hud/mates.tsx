import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { type GameEvent, type PlayerView, speaker } from '../../../engine/red-november/index.ts'
import { nameOf, names } from '../run/names.ts'
import { mates, table } from '../run/running.ts'
import { presenter } from '../show/presenter.ts'
import { t } from '../words/index.ts'
import { reasonWords } from '../words/reason-words.ts'
import { Face, moodOf } from './face.tsx'
import { lead, leaderOf, seatName } from './leader.tsx'
import '../styles/mates.css'

interface Props {
  readonly view: PlayerView
}

/** A crew mate is at it: whose head, and of which rank. */
export function Thinking({ view }: Props): JSX.Element | null {
  const gnome = gnomeUp(view)
  if (!gnome) return null
  const { color } = gnome
  return (
    <p class="mate-says thinks" role="status">
      <Face gnome={color} mood={moodOf(gnome, view.rooms)} />
      <span>
        <b>{seatName(leaderOf(view, color))}</b> {t('hud.thinking', { gnome: nameOf(color) })}
      </span>
    </p>
  )
}

/** What can be done about it: no waiting, or doing it oneself. */
export function Hurry({ view }: Props): JSX.Element | null {
  const gnome = gnomeUp(view)
  if (!gnome) return null
  return (
    <div class="show-controls hurry">
      <button type="button" onClick={() => mates.skip()}>
        {t('crew.aboard.hurry')}
        <kbd>{t('crew.aboard.space')}</kbd>
      </button>
      {/* A show has its own way aboard. */}
      {!table.rehearsing.value && (
        <button type="button" onClick={() => void lead(view, gnome.color, 'person')}>
          {t('crew.aboard.takeOver', { gnome: nameOf(gnome.color) })}
        </button>
      )}
    </div>
  )
}

const gnomeUp = (view: PlayerView) => view.gnomes.find(({ color }) => color === speaker(view))

/** The reason for what is being shown, if a bot did it. O2, O6: not where it would give away what the bot holds. */
const reason = computed(() => {
  if (!table.newest.value) return null
  const { before, reason: found } = table.newest.value
  const gnome = gnomeUp(before)
  if (!found || !gnome?.hand) return null
  return { gnome: gnome.color, mood: moodOf(gnome, before.rooms), text: reasonWords(found, names.value, t) }
})

/** Cards are nobody's idea. */
const isAnotherMatter = ({ type }: GameEvent): boolean => type === 'event-revealed' || type === 'turn-ended'

/** Why a bot does what it does, in its own words, while it does it. */
export function Because(): JSX.Element | null {
  if (!reason.value || presenter.told.value.events.some(isAnotherMatter)) return null
  const { gnome, mood, text } = reason.value
  return (
    <p class="mate-says">
      <Face gnome={gnome} mood={mood} />
      <q>{text}</q>
    </p>
  )
}
