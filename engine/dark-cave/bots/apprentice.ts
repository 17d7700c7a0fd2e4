import { anyOf } from '../../shared/bots.ts'
import { legalCommands } from '../commands/apply.ts'
import type { Command } from '../commands/index.ts'
import { face, PATH_FACES } from '../data/faces.ts'
import { caveOf } from '../rules/cave.ts'
import { imagine } from '../view/imagine.ts'
import type { Bot } from './bot.ts'
import { because } from './reasons.ts'
import { areStranded } from './stranded.ts'

/** Digs on wherever a path leads; otherwise anything that is allowed and hurts nobody: first what to do, then how. */
export const apprentice: Bot = (view, random) => {
  const state = imagine(view, random)
  const legal = legalCommands(state)
  const { table } = state
  const isHarmless = (command: Command): boolean => {
    switch (command.type) {
      case 'rockfall':
      case 'swap':
      case 'web':
      case 'creature':
      case 'propose':
        return false
      case 'agree':
        return areStranded(state)
      case 'refuse':
        return !areStranded(state)
      // Cards are turns, everybody's.
      case 'discard':
        return command.cards.length === 1
      case 'path':
        return leadsOn(command, caveOf(table).gapAt(command.cell).known)
      default:
        return true
    }
  }
  const harmless = legal.filter(isHarmless)
  const offered = harmless.length > 0 ? harmless : legal
  const types = new Set(offered.map(({ type }) => type))
  const kind = types.has('path') ? 'path' : anyOf([...types], random)
  const command = anyOf(
    offered.filter(({ type }) => type === kind),
    random,
  )
  return { command, reason: because(legal.length === 1 ? 'only-way' : 'whim', {}), next: [] }
}

/** A card that opens an edge where no card lies yet. */
const leadsOn = ({ card, turned }: Extract<Command, { type: 'path' }>, known: number): boolean =>
  (face(PATH_FACES[card], turned).open & ~known) !== 0
