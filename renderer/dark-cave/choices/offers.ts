import { type CardId, type Command, isCellId, type PlayerView } from '../../../engine/dark-cave/index.ts'
import { keyOf, type Target } from '../board/kit/targets.ts'
import { sayable } from './world.ts'

export const isSameTarget = (a: Target | null, b: Target | null): boolean =>
  a === b || (a !== null && b !== null && keyOf(a) === keyOf(b))

/** What a command is about, if that can be pointed at. */
export function targetOf(command: Command): Target | null {
  switch (command.type) {
    case 'path':
    case 'rockfall':
      return { kind: 'cell', cell: command.cell }
    case 'info':
      return isCellId(command.at) ? { kind: 'cell', cell: command.at } : { kind: 'gnome', gnome: command.at }
    case 'swap':
      return { kind: 'gnome', gnome: command.with }
    case 'boots':
    case 'axe':
      return { kind: 'gnome', gnome: command.before }
    case 'web':
    case 'chop':
      return { kind: 'boundary', boundary: command.at }
    case 'creature':
      return command.hole && { kind: 'space', space: command.hole }
    case 'step':
      return isCellId(command.to) ? { kind: 'cell', cell: command.to } : { kind: 'space', space: command.to }
    case 'propose':
    case 'discard':
    case 'stop':
    case 'lay':
    case 'drive':
    case 'endure':
    case 'agree':
    case 'refuse':
      return null
  }
}

/** What can be done by playing this card now. */
export const playsOf = (view: PlayerView, card: CardId): readonly Command[] =>
  sayable(view).filter((command) => 'card' in command && command.card === card)

/** Of these, what is about this target; a path card both ways round. */
export const playsAt = (commands: readonly Command[], target: Target): readonly Command[] =>
  commands.filter((command) => isSameTarget(targetOf(command), target))

/** All that can be pointed at with these commands, each once. */
export function targetsOf(commands: readonly Command[]): readonly Target[] {
  const targets = new Map<string, Target>()
  for (const target of commands.map(targetOf)) if (target) targets.set(keyOf(target), target)
  return [...targets.values()]
}
