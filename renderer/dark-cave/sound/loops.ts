import { ramp } from '../../shared/sound/mixer.ts'
import type { Loops as AnyLoops } from '../../shared/sound-kit.ts'
import { type Audible, progress } from './audible.ts'
import type { SoundId } from './manifest.ts'

export type Loops = AnyLoops<SoundId>

/** On the title screen. */
export const TITLE_LOOPS: Loops = { air: 0.5, drips: 0.7, lanterns: 0.5 }

/** The game is over, and nobody has turned a card yet: what is heard is the same however it ended. */
export const HELD_BREATH: Loops = { air: 0.6, 'drips-deep': 0.7 }
const OUTSIDE: Loops = { air: 0.4, daylight: 0.8 }
const INSIDE: Loops = { air: 0.7, 'drips-deep': 1 }

/** What runs on while this is so. */
export function loopsFor(heard: Audible): Loops {
  const { creatures, exitFound, inside, outcome, deck } = heard
  if (outcome) return outcome.winner ? OUTSIDE : INSIDE
  const deep = ramp(0.2, 0.6, progress(heard))
  const rising = deck.I === 0 ? ramp(0.35, 0.95, progress(heard)) : 0
  const levels: Loops = {
    air: 1 - 0.3 * deep,
    drips: 1 - deep,
    'drips-deep': deep,
    'water-low': deck.I === 0 ? 0.4 + 0.4 * (1 - rising) : 0,
    'water-high': deck.II === 0 ? 0.3 + 0.7 * rising : 0,
    lanterns: inside.length === 0 ? 0 : Math.min(1, 0.35 + inside.length * 0.08),
    breathing: creatures.length === 0 ? 0 : Math.min(1, 0.4 + creatures.length * 0.2),
    daylight: exitFound ? 0.55 : 0,
  }
  return Object.fromEntries(Object.entries(levels).filter(([, level]) => level > 0))
}
