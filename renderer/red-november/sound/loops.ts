import { ramp } from '../../shared/sound/mixer.ts'
import type { Loops as AnyLoops } from '../../shared/sound-kit.ts'
import { type Audible, closeness, danger, roomsThat } from './audible.ts'
import type { SoundId } from './manifest.ts'

export type Loops = AnyLoops<SoundId>

/** On the title screen. */
export const TITLE_LOOPS: Loops = { 'sea-calm': 0.5 }

/** After the end there is only the sea. */
const AFTERWARDS: Loops = { 'sea-calm': 0.6 }

/** A machine that is well, and the same machine that is not. */
const machine = (well: SoundId, ill: SoundId, illness: number): Loops => ({
  [well]: 1 - illness * 0.85,
  [ill]: illness,
})

/** What runs on while this is so. */
export function loopsFor(heard: Audible): Loops {
  if (heard.end) return AFTERWARDS
  const { tracks, tokens, asleep } = heard
  const fear = danger(heard)
  const fires = roomsThat(heard, 'burning')
  const water = roomsThat(heard, 'low') + 2 * roomsThat(heard, 'high')
  const kraken = tokens.kraken === undefined ? 0 : 0.3 + 0.7 * closeness(heard, 'kraken')
  const levels: Loops = {
    'sea-calm': 1 - ramp(0.2, 0.5, fear),
    'sea-uneasy': ramp(0.2, 0.5, fear) * (1 - ramp(0.6, 0.85, fear)),
    'sea-dread': ramp(0.6, 0.85, fear),
    ...machine('engine-hum', 'engine-sick', tokens.crushed === undefined ? ramp(3, 9, tracks.pressure) : 1),
    ...machine('pumps-breath', 'pumps-wheeze', tokens.asphyxiated === undefined ? ramp(3, 9, tracks.asphyxiation) : 1),
    ...machine('reactor-hum', 'reactor-hot', ramp(3, 9, tracks.heat)),
    'fire-burning': fires === 0 ? 0 : Math.min(1, 0.45 + fires * 0.12),
    'water-running': water === 0 ? 0 : Math.min(1, 0.3 + water * 0.08),
    'kraken-near': kraken,
    snoring: asleep.length === 0 ? 0 : Math.min(1, 0.6 + asleep.length * 0.2),
  }
  return Object.fromEntries(Object.entries(levels).filter(([, level]) => level > 0))
}
