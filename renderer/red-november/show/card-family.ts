import { type Effect, EVENTS, type EventId } from '../../../engine/red-november/index.ts'

/** What a card is about at a glance: its colour, crest and the edge of its window go by it. */
export type Family = 'fire' | 'water' | 'track' | 'bomb' | 'hand' | 'calm' | 'hatch'

/** What a card does as a sign that needs no words, and the number on it. */
export interface Seal {
  readonly sign: string
  readonly number: string
}

const FAMILIES: Readonly<Record<Effect['effect'], Family>> = {
  track: 'track',
  fire: 'fire',
  spread: 'fire',
  leak: 'water',
  current: 'water',
  block: 'hatch',
  limit: 'hand',
  drink: 'hand',
  token: 'bomb',
}

/** The first thing that a card does gives it its family. */
export function familyOf(event: EventId): Family {
  const [first] = EVENTS[event].effects as readonly Effect[]
  return first ? FAMILIES[first.effect] : 'calm'
}

/** Three things at once have a sign of their own. */
const MANY = 3

export function sealOf(event: EventId): Seal {
  const effects = EVENTS[event].effects as readonly Effect[]
  const [first] = effects
  if (!first) return { sign: 'calm', number: '' }
  return effects.length >= MANY ? { sign: 'combo', number: '' } : signOf(first)
}

function signOf(effect: Effect): Seal {
  switch (effect.effect) {
    case 'track':
      return { sign: effect.track, number: `+${effect.by}` }
    case 'token':
      return { sign: effect.token === 'missiles' ? 'missile' : 'skull', number: `${effect.minutes}′` }
    case 'limit':
      return { sign: 'hand', number: String(effect.limit) }
    case 'drink':
      return { sign: 'grog', number: '−1' }
    case 'fire':
      return { sign: 'fire', number: '' }
    case 'spread':
      return { sign: 'spread', number: '' }
    case 'leak':
      return { sign: 'drop', number: '' }
    case 'current':
      return { sign: 'waves', number: '' }
    case 'block':
      return { sign: 'hatch', number: '' }
  }
}
