import {
  type ActionId,
  type CardId,
  type Command,
  CREATURE_IDS,
  type CreatureId,
  isPath,
  kindOf,
} from '../../../engine/dark-cave/index.ts'
import type { Target } from '../board/kit/targets.ts'

/** What playing this card there would be, possible or not; null where such a card is never aimed at such a thing. */
export function meantBy(card: CardId, target: Target, turned: boolean): Command | null {
  if (isPath(card)) return target.kind === 'cell' ? { type: 'path', card, cell: target.cell, turned } : null
  switch (target.kind) {
    case 'cell':
      return atCell(card, target)
    case 'gnome':
      return atGnome(card, target)
    case 'space':
      return isCreature(card) ? { type: 'creature', card, hole: target.space } : null
    case 'boundary':
      return isOf('web', card) ? { type: 'web', card, at: target.boundary } : null
    case 'creature':
      return null
  }
}

function atCell(card: CardId, { cell }: Extract<Target, { kind: 'cell' }>): Command | null {
  if (isOf('rockfall', card)) return { type: 'rockfall', card, cell }
  if (isOf('info', card)) return { type: 'info', card, at: cell }
  // Beside a hole or far from any.
  return isCreature(card) ? { type: 'creature', card, hole: `${cell}.c` } : null
}

function atGnome(card: CardId, { gnome }: Extract<Target, { kind: 'gnome' }>): Command | null {
  if (isOf('info', card)) return { type: 'info', card, at: gnome }
  if (isOf('swap', card)) return { type: 'swap', card, with: gnome }
  return isOf('boots', card) ? { type: 'boots', card, before: gnome } : null
}

const isOf = <K extends 'rockfall' | 'info' | 'swap' | 'web' | 'boots'>(kind: K, card: CardId): card is ActionId<K> =>
  kindOf(card) === kind

const isCreature = (card: CardId): card is ActionId<CreatureId> => CREATURE_IDS.some((id) => kindOf(card) === id)
