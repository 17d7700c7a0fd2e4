import { computed } from '@preact/signals'
import type { JSX } from 'preact'
import { type GameState, speaker } from '../../../engine/red-november/index.ts'
import { mates, table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { readerFor } from '../words/log-lines.ts'
import { reasonWords } from '../words/reason-words.ts'
import { nameOf, names } from '../words/speech.ts'
import { Face, moodOf } from './face.tsx'
import { lead, leaderOf, seatName } from './leader.tsx'
import '../styles/mates.css'

interface Props {
  readonly state: GameState
}

/** A crew mate is at it: whose head, and of which rank. */
export function Thinking({ state }: Props): JSX.Element | null {
  const gnome = gnomeUp(state)
  if (!gnome) return null
  const { color } = gnome
  return (
    <p class="mate-says thinks" role="status">
      <Face gnome={color} mood={moodOf(gnome, state.rooms)} />
      <span>
        <b>{seatName(leaderOf(state, color))}</b> {t('hud.thinking', { gnome: nameOf(color) })}
      </span>
    </p>
  )
}

/** What can be done about it: no waiting, or doing it oneself. */
export function Hurry({ state }: Props): JSX.Element | null {
  const gnome = gnomeUp(state)
  if (!gnome) return null
  return (
    <div class="show-controls hurry">
      <button type="button" onClick={() => mates.skip()}>
        {t('crew.aboard.hurry')}
        <kbd>{t('crew.aboard.space')}</kbd>
      </button>
      {/* A show has its own way aboard. */}
      {!table.rehearsing.value && (
        <button type="button" onClick={() => void lead(state, gnome.color, 'person')}>
          {t('crew.aboard.takeOver', { gnome: nameOf(gnome.color) })}
        </button>
      )}
    </div>
  )
}

const gnomeUp = (state: GameState) => state.gnomes.find(({ color }) => color === speaker(state))

/** The reason for what is being shown, if a bot did it. O2, O6: not where it would give away what the bot holds. */
const reason = computed(() => {
  const { record: game, reasons } = table.session.value
  const found = game && reasons[game.entries.length - 1]
  const before = game?.states.at(-2)
  const who = before && speaker(before)
  const gnome = before?.gnomes.find(({ color }) => color === who)
  if (!found || !before || !gnome) return null
  const reader = readerFor(before, table.viewer.value ?? -1, { t, names: names.value })
  return reader.knows(gnome.color)
    ? { gnome: gnome.color, mood: moodOf(gnome, before.rooms), text: reasonWords(found, names.value, t) }
    : null
})

/** Why a bot does what it does, in its own words. */
export function Because(): JSX.Element | null {
  if (!reason.value) return null
  const { gnome, mood, text } = reason.value
  return (
    <p class="mate-says">
      <Face gnome={gnome} mood={mood} />
      <q>{text}</q>
    </p>
  )
}
