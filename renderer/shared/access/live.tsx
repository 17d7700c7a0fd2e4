import { effect, signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import {
  apply,
  type GameRecord,
  type GameState,
  legalCommands,
  speaker,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { standingReasons } from '../../../engine/shared/table/session.ts'
import { table } from '../../red-november/run/running.ts'
import { questionLines, turnLine } from '../../red-november/words/damage-report.ts'
import { t } from '../../red-november/words/index.ts'
import { logLine, readerFor, sentence } from '../../red-november/words/log-lines.ts'
import { reasonWords } from '../../red-november/words/reason-words.ts'
import { nameOf, names } from '../../red-november/words/speech.ts'

/** What was said last, for ears. */
export const spoken = signal<readonly string[]>([])

/** Long enough to scroll back in, short enough to stay quick. */
const MOST_LINES = 60

/** Says something now. */
export function announce(lines: readonly string[]): void {
  if (lines.length > 0) spoken.value = [...spoken.peek(), ...lines].slice(-MOST_LINES)
}

/** Everything that happens and is asked, in words: a screen reader reads what is added. */
export function LiveRegion(): JSX.Element {
  useEffect(() => {
    let heard: GameRecord | null = null
    let asked: GameState | null = null
    const stop = effect(() => {
      const game = table.game.value?.record ?? null
      const state = table.shown.value
      const { name } = table.stage.value
      if (!game || !state || name === 'presenting') return
      if (name === 'handOver') {
        // Nothing of the one before is left for the next to hear.
        spoken.value = [t('access.live.handOver', { gnome: nameOf(speaker(state) ?? 'red') })]
        return
      }
      if (asked === state) return
      announce([...happened(heard, game, state), ...prompt(state)])
      heard = game
      asked = state
    })
    return () => {
      stop()
      spoken.value = []
    }
  }, [])
  return (
    <div class="for-ears" role="log" aria-live="polite" aria-label={t('access.live.label')}>
      {spoken.value.map((line, at) => (
        <p key={`${at}-${line}`}>{line}</p>
      ))}
    </div>
  )
}

/** What happened since the last time somebody was asked. */
function happened(before: GameRecord | null, now: GameRecord, state: GameState): readonly string[] {
  const from = before ? before.commands.length : now.commands.length
  if (before && now.commands.length < from) return [t('access.live.takenBack')]
  const reader = readerFor(state, table.viewer.value ?? -1, { t, names: names.value })
  const reasons = standingReasons(table.session.value)
  return now.commands.slice(from).flatMap((command, at) => {
    const was = now.states[from + at]
    const result = was && apply(was, command)
    if (!was || !result?.ok) return []
    const lines = result.events.flatMap((event) => {
      const line = logLine(event, reader)
      return line ? [sentence(line, reader)] : []
    })
    // O2, O6: a bot's reason may give away what it holds.
    const who = speaker(was)
    const reason = reasons[from + at]
    return reason && who && reader.knows(who) ? [reasonWords(reason, reader.names, t), ...lines] : lines
  })
}

/** Who is asked what, and how to answer. */
function prompt(state: GameState): readonly string[] {
  const view = viewFor(state, table.viewer.value ?? -1)
  const lines = [...questionLines(view, names.value), ...(view.pending ? [] : [turnLine(view, names.value)])]
  if (state.outcome) return lines
  return [...lines, t('access.live.orders', { count: legalCommands(state).length })]
}
