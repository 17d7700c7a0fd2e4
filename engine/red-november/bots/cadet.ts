import { anyOf } from '../../shared/bots.ts'
import { legalCommands } from '../commands/legal.ts'
import type { Command } from '../model/command.ts'
import { imagine } from '../view/imagine.ts'
import type { Bot } from './bot.ts'
import { because } from './reasons.ts'

/**
 * Anything that is allowed and hurts nobody: first what to do, then how. Otherwise a hand full of items would mean
 * nothing but trades.
 */
export const cadet: Bot = (view, random) => {
  const legal = legalCommands(imagine(view))
  const harmless = legal.filter(isHarmless)
  const offered = harmless.length > 0 ? harmless : legal
  const kind = anyOf([...new Set(offered.map(kindOf))], random)
  const command = anyOf(
    offered.filter((candidate) => kindOf(candidate) === kind),
    random,
  )
  return { command, reason: because(offered.length === 1 ? 'only-way' : 'whim', {}), next: [] }
}

/** No crowbar for comrades, no swim without them. */
const isHarmless = (command: Command): boolean =>
  command.type !== 'attack' && command.type !== 'abandon' && !(command.type === 'open' && command.to === 'sea')

const kindOf = (command: Command): string => (command.type === 'fix' ? command.job : command.type)
