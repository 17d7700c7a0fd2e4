import { effect, signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import type { GameTypes } from '../../../engine/shared/game.ts'
import type { GameRecord } from '../../../engine/shared/record.ts'
import { standingReasons } from '../../../engine/shared/table/session.ts'
import type { Played } from '../../table/table.ts'
import { t, ui } from '../current.ts'
import { followed } from '../log/followed.ts'

interface Line {
  /** The same line said again is another one; one that stays is never read twice. */
  readonly number: number
  readonly text: string
}

/** What was said last, for ears. */
const spoken = signal<readonly Line[]>([])
let said = 0

/** Long enough to scroll back in, short enough to stay quick. */
const MAX_LINES = 60

const numbered = (lines: readonly string[]): readonly Line[] => lines.map((text) => ({ number: said++, text }))

/** Says something now. */
export function announce(lines: readonly string[]): void {
  if (lines.length > 0) spoken.value = [...spoken.peek(), ...numbered(lines)].slice(-MAX_LINES)
}

/**
 * Everything that happens and is asked, in words: a screen reader reads what is added. It stays when the curtain falls: a new
 * one would begin with everything in it, which is not read, and would not know what has happened meanwhile.
 */
export function LiveRegion(): JSX.Element {
  useEffect(() => {
    const { running, speaker } = ui()
    const { table } = running
    let heard: GameRecord<GameTypes> | null = null
    let asked: object | null = null
    const stop = effect(() => {
      const game = table.game.value
      const position = table.position.value
      const view = table.view.value
      const { name } = table.activity.value
      if (!game || !position || !view || name === 'presenting') return
      if (name === 'handOver') {
        // Nothing of the one before is left for the next to hear.
        spoken.value = numbered([t('access.live.handOver', { gnome: speaker(view)?.name ?? '' })])
        return
      }
      if (asked === position) return
      const lines = happened(heard, game)
      // The end is told by what happened; whoever opens a game that was over hears of it here.
      announce([...lines, ...prompt(view).filter((line) => !lines.includes(line))])
      heard = game.record
      asked = position
    })
    return () => {
      stop()
      spoken.value = []
    }
  }, [])
  return (
    <div class="for-ears" role="log" aria-live="polite" aria-label={t('access.live.label')}>
      {spoken.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}

/** What happened since the last time somebody was asked. */
function happened(before: GameRecord<GameTypes> | null, game: Played<GameTypes>): readonly string[] {
  const { commands, states, events } = game.record
  const from = followed(before, game.record)
  if (commands.length < from) return [t('access.live.takenBack')]
  const { running, narrator: narratorOf } = ui()
  const narrator = narratorOf(game, running.table.viewer.value)
  const reasons = standingReasons(running.table.session.value)
  let said: string | null = null
  return events.slice(from).flatMap((told, at) => {
    const lines = told.flatMap((event) => narrator.line(event)?.text ?? [])
    const was = states[from + at]
    const reason = reasons[from + at]
    const why = reason && was ? narrator.reason(reason, was) : null
    if (why === null || why === said) return lines
    said = why
    return [why, ...lines]
  })
}

/** Who is asked what, and how to answer. */
function prompt(view: object): readonly string[] {
  const { running, prompt: promptOf } = ui()
  // How much somebody else could say would tell what they hold.
  const count = running.table.orders().length
  return count === 0 ? promptOf(view) : [...promptOf(view), t('access.live.orders', { count })]
}
