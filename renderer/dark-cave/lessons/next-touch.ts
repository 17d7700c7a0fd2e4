import {
  type CardId,
  type Command,
  type GnomeId,
  type PlayerView,
  parseCommand,
} from '../../../engine/dark-cave/index.ts'
import type { Target } from '../board/kit/targets.ts'
import { type Draft, handOf, placeTarget } from '../choices/draft.ts'
import { targetOf } from '../choices/offers.ts'
import { anyWorld } from '../choices/world.ts'

/** Parts of the screen that the foreman can point at while he only talks. */
export type Part = 'hand' | 'role' | 'company' | 'notes' | 'gold' | 'deck'

/** What has to be touched next. */
export type Touch =
  | { readonly kind: 'part'; readonly part: Part }
  /** A card of the hand, by its place there. */
  | { readonly kind: 'card'; readonly at: number }
  | { readonly kind: 'board'; readonly target: Target }
  /** Somebody in the list of the company. */
  | { readonly kind: 'mate'; readonly gnome: GnomeId }
  /** A button of the desk: does what is picked, turns the card, begins a pass. */
  | { readonly kind: 'button'; readonly button: 'do' | 'turn' | 'pass' }
  | { readonly kind: 'answer'; readonly command: Command['type'] }

/** The way from what is picked now to the command that the foreman waits for: its next touch. `wanted` begins with that command. */
export function nextTouch(view: PlayerView, draft: Draft | null, wanted: readonly string[]): Touch | null {
  const command = wanted[0] === undefined ? null : read(view, wanted[0])
  if (!command) return null
  switch (command.type) {
    case 'discard':
      return toPass(view, draft, command.cards)
    case 'step': {
      const to = wayEnd(view, wanted) ?? command.to
      return draft?.kind === 'walk' && draft.to === to ? DO : { kind: 'board', target: placeTarget(to) }
    }
    case 'chop':
      return draft?.kind === 'chop' ? DO : at(command)
    default:
      return 'card' in command ? toPlay(view, draft, command) : { kind: 'answer', command: command.type }
  }
}

const DO: Touch = { kind: 'button', button: 'do' }

function toPlay(view: PlayerView, draft: Draft | null, command: Extract<Command, { card: unknown }>): Touch | null {
  const hand = handOf(view)
  if (draft?.kind !== 'card' || hand[draft.at] !== command.card) return { kind: 'card', at: hand.indexOf(command.card) }
  const { play } = draft
  if (JSON.stringify(play) === JSON.stringify(command)) return DO
  const isOnlyTurned = play?.type === 'path' && command.type === 'path' && play.cell === command.cell
  return isOnlyTurned ? { kind: 'button', button: 'turn' } : at(command)
}

function toPass(view: PlayerView, draft: Draft | null, cards: readonly CardId[]): Touch {
  if (draft?.kind !== 'pass') return { kind: 'button', button: 'pass' }
  const hand = handOf(view)
  const missing = cards.find((card) => !draft.at.some((place) => hand[place] === card))
  return missing === undefined ? DO : { kind: 'card', at: hand.indexOf(missing) }
}

function at(command: Command): Touch | null {
  const target = targetOf(command)
  if (target?.kind === 'gnome') return { kind: 'mate', gnome: target.gnome }
  return target && { kind: 'board', target }
}

/** Where the steps that are wanted one after the other lead: one click goes there. */
export function wayEnd(view: PlayerView, wanted: readonly string[]) {
  const more = wanted.findIndex((text) => !text.startsWith('step '))
  const last = wanted[(more < 0 ? wanted.length : more) - 1]
  const command = last === undefined ? null : read(view, last)
  return command?.type === 'step' ? command.to : null
}

const read = (view: PlayerView, text: string): Command => parseCommand(text, anyWorld(view))
