import type { Command } from '../model/command.ts'
import { anyOf, type Bot } from './bot.ts'

/** Anything that is allowed: first what to do, then how. Otherwise a hand full of items would mean nothing but trades. */
export const cadet: Bot = (_view, legal, random) => {
  const kind = anyOf([...new Set(legal.map(kindOf))], random)
  return anyOf(
    legal.filter((command) => kindOf(command) === kind),
    random,
  )
}

const kindOf = (command: Command): string => (command.type === 'fix' ? command.job : command.type)
