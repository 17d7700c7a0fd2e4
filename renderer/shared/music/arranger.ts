import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import type { Dress, Piece, Section, Suite } from './score.ts'
import { VARIATIONS, type Variation } from './tune.ts'

/** A section as it is played this time. */
export interface Rendition {
  readonly piece: Piece
  readonly section: Section
  readonly dress: Dress
  readonly variation: Variation
  /** Half steps from how it is written. */
  readonly key: number
  /** A piece begins with it. */
  readonly opens: boolean
}

export type Turn = Rendition | { readonly rest: number }
export const isRest = (turn: Turn): turn is { readonly rest: number } => 'rest' in turn

/** Seconds of silence after a piece, when all is calm and when nothing is. */
const REST = { calm: [18, 42], tense: [5, 12] } as const
/** Every so many pieces a long silence comes: nobody should be able to say when. */
const LONG_REST_AFTER = [3, 5] as const
const LONG_REST = { calm: [60, 100], tense: [14, 26] } as const
/** A piece that no longer fits is left after the section; so far off, in the middle of it. */
const FAR_OFF = 0.15

/**
 * Says what is played next: pieces that fit the tension, none twice in a row and none forgotten; in a piece sections
 * in changing order, dress and key; between pieces silence. The same seed and the same tensions give the same music.
 */
export class Arranger {
  readonly #suite: Suite
  readonly #random: RandomStream
  readonly #lastPlayed = new Map<string, number>()
  #count = 0
  #longRestAt: number
  #piece: Piece | null = null
  #key = 0
  #left = 0
  #last: Rendition | null = null
  /** Which sections were heard in which dress since the piece began. */
  readonly #worn = new Set<string>()
  #closing = false
  #rests = true

  constructor(suite: Suite, seed: string) {
    this.#suite = suite
    this.#random = new RandomStream(seedState(seed))
    this.#longRestAt = this.#between(LONG_REST_AFTER)
  }

  /** What comes now; null when a suite that is played once is over. */
  next(tension: number): Turn | null {
    if (this.#rests) {
      if (this.#suite.once && this.#count === this.#suite.pieces.length) return null
      return this.#open(tension)
    }
    const piece = this.#piece
    if (!piece) return null
    if (this.#closing) return this.#rest(tension)
    if (this.#left === 0 || !fits(piece, tension)) {
      this.#closing = true
      return this.#rendition(piece, [piece.close, this.#pick(piece.dresses)], false)
    }
    this.#left--
    return this.#goOn(piece, false)
  }

  /** What is being played has nothing to do any more with how things stand. */
  isOutOfPlace(tension: number): boolean {
    return this.#piece !== null && !fits(this.#piece, tension, FAR_OFF)
  }

  /** Drops the rest of the piece; the next turn is a short silence. */
  breakOff(): void {
    this.#closing = true
  }

  #open(tension: number): Rendition {
    const piece = this.#choose(tension)
    this.#rests = false
    this.#closing = false
    this.#piece = piece
    this.#key = this.#pick(piece.keys)
    this.#left = this.#between(piece.length) - 1
    this.#lastPlayed.set(piece.id, ++this.#count)
    this.#last = null
    this.#worn.clear()
    return this.#goOn(piece, true)
  }

  #rest(tension: number): Turn {
    this.#rests = true
    const isLong = this.#count >= this.#longRestAt
    if (isLong) this.#longRestAt = this.#count + this.#between(LONG_REST_AFTER)
    const { calm, tense } = isLong ? LONG_REST : REST
    const seconds = this.#between(calm) * (1 - tension) + this.#between(tense) * tension
    return { rest: seconds }
  }

  /** The piece that has waited longest has the best chance; the last one has none while there is another. */
  #choose(tension: number): Piece {
    const { pieces, once } = this.#suite
    const inOrder = once && pieces[this.#count]
    if (inOrder) return inOrder
    const fitting = pieces.filter((piece) => fits(piece, tension))
    const others = (fitting.length > 0 ? fitting : pieces).filter(
      ({ id }) => this.#lastPlayed.get(id) !== this.#count || this.#count === 0,
    )
    const candidates = others.length > 0 ? others : pieces
    const waited = ({ id }: Piece): number => (this.#count + 1 - (this.#lastPlayed.get(id) ?? -1)) ** 2
    return this.#weighed(candidates, waited)
  }

  /** Another section than the last, in a dress that it has not worn yet, and if possible not in that of the last. */
  #goOn(piece: Piece, opens: boolean): Rendition {
    const section = this.#section(piece)
    const unworn = this.#unworn(piece, section)
    const others = unworn.filter(({ id }) => id !== this.#last?.dress.id)
    const dress = this.#pick(others.length > 0 ? others : unworn.length > 0 ? unworn : piece.dresses)
    this.#worn.add(nameOf([section, dress]))
    return this.#rendition(piece, [section, dress], opens)
  }

  /** The one with most dresses left: otherwise the last few could only be the same section again and again. */
  #section(piece: Piece): Section {
    const { sections } = piece
    const written = this.#suite.once && sections[sections.length - this.#left - 1]
    if (written) return written
    const others = sections.filter(({ id }) => id !== this.#last?.section.id)
    const left = others.map((section) => this.#unworn(piece, section).length)
    return this.#pick(others.filter((_, n) => left[n] === Math.max(...left)))
  }

  #unworn({ dresses }: Piece, section: Section): readonly Dress[] {
    return dresses.filter((dress) => !this.#worn.has(nameOf([section, dress])))
  }

  #rendition(piece: Piece, [section, dress]: Choice, opens: boolean): Rendition {
    const variation = section === piece.close || this.#suite.once ? 'plain' : this.#pick(VARIATIONS)
    const rendition: Rendition = { piece, section, dress, variation, key: this.#key, opens }
    this.#last = rendition
    return rendition
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#random.die(list.length) - 1] as T
  }

  #between([low, high]: readonly [number, number]): number {
    return low + this.#random.die(high - low + 1) - 1
  }

  #weighed<T>(list: readonly T[], weight: (thing: T) => number): T {
    const tickets = list.flatMap((thing) => Array<T>(weight(thing)).fill(thing))
    return this.#pick(tickets)
  }
}

type Choice = readonly [Section, Dress]
const nameOf = ([section, dress]: Choice): string => `${section.id} ${dress.id}`

const fits = ({ tension: [low, high] }: Piece, tension: number, beyond = 0): boolean =>
  tension >= low - beyond && tension <= high + beyond
