import type { PlayerView, RuleError } from '../../../engine/dark-cave/index.ts'
import type { CommandSpeech } from './command-words.ts'
import type { Translate } from './index.ts'
import { creatureWords, gnomeList } from './phrases.ts'

/** A headline and the sentence under it. */
export interface Told {
  readonly name: string
  readonly text: string
}

/** The phase of the turn, and what there is to do in it. */
export function phaseWords({ turn }: PlayerView, t: Translate): Told {
  const phase = turn?.phase ?? 'over'
  return { name: t(`game.phase.${phase}.name`), text: t(`game.phase.${phase}.text`) }
}

/** A question as it is put to somebody, openly (HS8). */
export interface Question extends Told {
  /** What the possible answers mean. */
  readonly answers: string
}

/** What somebody is asked; null while nobody is. */
export function questionWords({ pending, turn, table }: PlayerView, { t, names }: CommandSpeech): Question | null {
  if (!pending) return null
  const values = {
    who: names(pending.who),
    from: turn ? names(turn.active) : '',
    ...(pending.kind === 'axe' && {
      ...creatureWords(pending.creature, t),
      gnomes: gnomeList(pending.victims, names),
    }),
    ...(pending.kind === 'goal-way' && {
      goal: t(`game.goal.${table.goals.find(({ cell }) => cell === pending.cell)?.goal ?? 'exit'}.name`),
    }),
  }
  return {
    name: t(`game.question.${pending.kind}.ask`, values),
    text: t(`game.question.${pending.kind}.text`, values),
    answers: t(`game.question.${pending.kind}.answers`, values),
  }
}

/** Why a command is refused, with the rule to look up. */
export const refusalWords = ({ code, rule }: RuleError, t: Translate) => ({ text: t(`game.refusal.${code}`), rule })
