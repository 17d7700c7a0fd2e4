import { MUSIC as CAVE } from '../../../renderer/dark-cave/sound/music/index.ts'
import { MUSIC as BOAT } from '../../../renderer/red-november/sound/music/index.ts'
import type { Music } from '../../../renderer/shared/music/score.ts'
import type { Stroke } from '../../../renderer/shared/sound/speaker.ts'
import { perform } from './studio.ts'

export const GAMES: Readonly<Record<string, Music>> = { 'red-november': BOAT, 'dark-cave': CAVE }

const HOUR = 3600
/** Seconds of music that are compared with each other. */
const WINDOW = 10

/** What can be said of an hour of music without hearing it. */
export interface Hour {
  readonly game: string
  readonly notes: number
  readonly pieces: number
  /** Shares of the hour without a note: silence on purpose. */
  readonly silence: number
  readonly longestSilence: number
  /** How alike two stretches of ten seconds are, from 0 to 1: the mean of each one's likest other. */
  readonly likeness: number
  /** Shares of the stretches that come back as they were, or nearly. */
  readonly repeated: number
}

/** A game of an hour, as far as nerves go: it rises, and it goes up and down on the way. */
export const nerves = (t: number, seconds: number): number => {
  const share = t / seconds
  return Math.min(1, Math.max(0, share * 0.75 + 0.22 * Math.sin(share * 26) + 0.05))
}

export async function hourOf(game: string, music: Music): Promise<Hour> {
  const wish = (t: number) => ({ suite: 'play', tension: nerves(t, HOUR) })
  const { strokes, pieces } = await perform(music, HOUR, wish, 'hour')
  const gaps = silences(strokes)
  const nearest = likest([...strokes].sort((a, b) => a.at - b.at))
  return {
    game,
    notes: strokes.length,
    pieces: pieces.length,
    silence: gaps.reduce((sum, gap) => sum + gap, 0) / HOUR,
    longestSilence: Math.max(...gaps),
    likeness: nearest.reduce((sum, v) => sum + v, 0) / nearest.length,
    repeated: nearest.filter((v) => v > 0.8).length / nearest.length,
  }
}

/** Stretches of more than two seconds in which nobody plays. */
function silences(strokes: readonly Stroke[]): readonly number[] {
  const inOrder = [...strokes].sort((a, b) => a.at - b.at)
  const gaps: number[] = []
  let end = 0
  for (const { at, held, release } of inOrder) {
    if (at - end > 2) gaps.push(at - end)
    end = Math.max(end, at + held + release)
  }
  return gaps
}

const nameOf = ({ sound, offset, rate }: Stroke): string => `${sound} ${offset} ${rate.toFixed(3)}`

/** The notes from this one on: who plays what when, to a fifth of a second, since nobody plays quite in time. */
function stretchFrom(inOrder: readonly Stroke[], first: number): ReadonlySet<string> {
  const begins = inOrder[first]?.at ?? 0
  const stretch = new Set<string>()
  for (let n = first; n < inOrder.length; n++) {
    const stroke = inOrder[n]
    if (!stroke || stroke.at > begins + WINDOW) break
    stretch.add(`${nameOf(stroke)} ${((stroke.at - begins) * 5).toFixed(0)}`)
  }
  return stretch
}

/** For a stretch every ten seconds: how alike the likest of all others is that begin with the same note. */
function likest(inOrder: readonly Stroke[]): readonly number[] {
  const sameNote = new Map<string, number[]>()
  for (const [n, stroke] of inOrder.entries()) {
    const name = nameOf(stroke)
    sameNote.set(name, [...(sameNote.get(name) ?? []), n])
  }
  const starts = Array.from({ length: HOUR / WINDOW }, (_, n) => inOrder.findIndex(({ at }) => at >= n * WINDOW))
  return [...new Set(starts.filter((n) => n >= 0))].map((first) => {
    const here = inOrder[first] as Stroke
    const stretch = stretchFrom(inOrder, first)
    const others = (sameNote.get(nameOf(here)) ?? []).filter(
      (n) => Math.abs((inOrder[n] as Stroke).at - here.at) >= WINDOW,
    )
    return Math.max(0, ...others.map((n) => alike(stretch, stretchFrom(inOrder, n))))
  })
}

function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const note of one) if (other.has(note)) shared++
  return shared / (one.size + other.size - shared)
}
