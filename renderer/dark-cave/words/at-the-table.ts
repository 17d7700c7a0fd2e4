import type { Command, PlayerView } from '../../../engine/dark-cave/index.ts'
import { speaker } from '../../../engine/dark-cave/index.ts'
import type { CommandText } from '../../shared/game-ui.ts'
import { turnLines } from './cave-in-words.ts'
import { commandText } from './command-words.ts'
import { t } from './index.ts'
import { phaseWords, questionWords } from './phase-words.ts'
import { nameOf, speech } from './speech.ts'

/** Who is asked what; or how it ended. */
export function prompt(view: PlayerView): readonly string[] {
  const question = questionWords(view, speech())
  return question ? [question.name, question.text, question.answers] : turnLines(view, speech())
}

/** The same in one line. */
export function headline(view: PlayerView): string {
  if (view.outcome) return view.outcome.winner ? t(`game.clan.${view.outcome.winner}.wins`) : t('game.nobody.name')
  const who = speaker(view)
  if (!who) return ''
  return view.pending
    ? t('hud.asked', { gnome: nameOf(who) })
    : t('access.report.turn', { gnome: nameOf(who), phase: phaseWords(view, t).name })
}

/** A command as its button says it. */
export function commandAsSaid(command: Command, view: PlayerView): CommandText {
  const text = commandText(command, view, speech())
  return { text, priced: text }
}
