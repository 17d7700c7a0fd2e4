import type { FixJob } from '../../../../engine/red-november/index.ts'
import type { Pose } from '../kit/textures.ts'
import type { Figure, Picture } from '../picture/picture.ts'

/** What a gnome is doing, as one sees it. */
export type Mood =
  | ('idle' | 'worried' | 'walk' | 'work' | 'extinguish' | 'pump' | 'pry' | 'drink' | 'drunk' | 'faint' | 'wade')
  | ('dive' | 'paddle' | 'swim' | 'burnt' | 'ghost' | 'cheer' | 'panic' | 'armed' | 'tipsy')

interface Cycle {
  readonly frames: readonly [Pose, ...Pose[]]
  /** Milliseconds each. */
  readonly length: number
}

const still = (pose: Pose): Cycle => ({ frames: [pose], length: 1000 })
const both = (a: Pose, b: Pose, length: number): Cycle => ({ frames: [a, b], length })
const blinking = (pose: Pose): Cycle => ({ frames: [pose, ...Array<Pose>(21).fill(pose), 'blink'], length: 140 })

export const CYCLES: Readonly<Record<Mood, Cycle>> = {
  idle: blinking('idle'),
  worried: blinking('worried'),
  walk: both('walkA', 'walkB', 130),
  work: both('work', 'workB', 170),
  extinguish: both('extinguish', 'extinguishB', 90),
  pump: both('pump', 'pumpUp', 240),
  pry: both('pry', 'pryB', 200),
  drink: both('drink', 'drinkB', 260),
  drunk: both('drunk', 'sway', 1500),
  faint: still('faint'),
  wade: both('wade', 'wadeB', 420),
  dive: both('dive', 'diveB', 300),
  paddle: { frames: ['panic', 'wade', 'panicB', 'wadeB'], length: 190 },
  swim: both('swim', 'swimB', 180),
  armed: still('extinguish'),
  tipsy: { frames: ['idle', ...Array<Pose>(13).fill('idle'), 'blink', 'sway'], length: 160 },
  burnt: still('burnt'),
  ghost: still('ghost'),
  cheer: still('cheer'),
  panic: both('panic', 'panicB', 130),
}

/** One grog shows now and then, two in every step. */
const TIPSY = 1
const DRUNK = 2

/** How a gnome is where it is. */
export function moodOf(figure: Figure, picture: Picture): Mood {
  if (picture.outcome?.saved) return 'cheer'
  if (figure.fainted) return 'faint'
  if (figure.place === 'sea') return 'dive'
  const around = picture.rooms[figure.place]
  if (figure.tool === 'extinguisher' && around !== 'high') return 'armed'
  if (around === 'burning') return 'panic'
  // Nobody has an aqualung there: they swim for their lives.
  if (around === 'high') return figure.tool === 'aqualung' ? 'dive' : 'paddle'
  if (around === 'low') return 'wade'
  if (figure.intoxication >= DRUNK) return 'drunk'
  if (figure.intoxication >= TIPSY) return 'tipsy'
  return picture.tracks.heat >= 8 || picture.tracks.asphyxiation >= 8 || picture.tracks.pressure >= 8
    ? 'worried'
    : 'idle'
}

/** How each job is done. */
export const JOB_MOODS: Readonly<Record<FixJob, Mood>> = {
  extinguish: 'extinguish',
  pump: 'pump',
  unblock: 'pry',
  engine: 'work',
  pumps: 'work',
  reactor: 'work',
  missiles: 'work',
  kraken: 'dive',
}
