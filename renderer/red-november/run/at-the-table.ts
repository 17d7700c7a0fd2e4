import { type Command, type PlayerView, speaker } from '../../../engine/red-november/index.ts'
import type { CommandText } from '../../shared/game-ui.ts'
import { commandText } from '../words/command-words.ts'
import { questionLines, turnLine } from '../words/damage-report.ts'
import { t } from '../words/index.ts'
import { names } from './names.ts'

/** Who is asked what; or how it ended. */
export const prompt = (view: PlayerView): readonly string[] =>
  view.pending ? questionLines(view, names.value) : [turnLine(view, names.value)].filter(Boolean)

/** The same in one line. */
export function headline(view: PlayerView): string {
  if (view.outcome) return t(`game.end.${view.outcome.cause}.text`)
  const who = speaker(view)
  if (!who) return ''
  const gnome = names.value(who)
  const minute = view.gnomes.find(({ color }) => color === who)?.minute ?? 0
  return view.pending ? t('table.answer', { gnome }) : t('table.turn', { gnome, minute })
}

/** A command as its button says it. */
export const commandAsSaid = (command: Command, view: PlayerView): CommandText =>
  commandText(command, view, { t, names: names.value })
