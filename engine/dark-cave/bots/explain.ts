import type { Command } from '../commands/index.ts'
import { because, type Reason } from './reasons.ts'

/** Why somebody would say this: from what everybody sees of it, never from whom it is good for. */
export function explain(commands: readonly Command[]): Reason {
  const [command] = commands
  switch (command?.type) {
    case 'path':
      return because('dig', {})
    case 'discard':
      return because('pass', { count: command.cards.length })
    case 'step':
    case 'chop':
      return because('walk', {})
    case 'stop':
      return because('stay', {})
    case 'propose':
      return because('propose', {})
    case 'lay':
    case 'drive':
    case 'endure':
    case 'agree':
    case 'refuse':
      return because('answer', {})
    default:
      return because('card', {})
  }
}
