import type { Command } from '../model/command.ts'
import { timeRefusal } from '../rules/actions.ts'
import {
  ATTACK_MINUTES,
  attack as attackGnome,
  attackingRefusal,
  attackRefusal,
  defend as defendItself,
  defendRefusal,
  yieldToAttack,
} from '../rules/attack.ts'
import { neighbours } from '../rules/query.ts'
import { isColor } from './fields.ts'
import { asked, type CommandSpec, plainWord } from './spec.ts'
import { color } from './words.ts'

/** O2: an attack, and its two answers. */
export const attack: CommandSpec<Extract<Command, { type: 'attack' }>> = {
  isWellFormed: ({ target }) => isColor(target),
  verbs: { attack: [2, ([target]) => ({ type: 'attack', target: color(target) })] },
  format: ({ target }) => `attack ${target}`,
  parts: ['turn'],
  refuse: (situation, { target }) => attackRefusal(situation, target),
  perform: (d, { target }) => attackGnome(d, target),
  list(situation, found) {
    if (attackingRefusal(situation) || timeRefusal(situation, 'attack', ATTACK_MINUTES)) return
    for (const { color } of neighbours(situation)) found.push({ type: 'attack', target: color })
  },
}

export const defend: CommandSpec<Extract<Command, { type: 'defend' }>> = {
  ...plainWord('defend', ({ state }) => defendRefusal(state, asked(state, 'defend'))),
  parts: ['defend'],
  perform: (d) => defendItself(d, asked(d.state, 'defend')),
}

/** To yield is a word of the language already. */
export const giveIn: CommandSpec<Extract<Command, { type: 'yield' }>> = {
  ...plainWord('yield'),
  parts: ['defend'],
  perform: (d) => yieldToAttack(d, asked(d.state, 'defend')),
}
