import { Arranger, isRest, type Rendition } from '../music/arranger.ts'
import { barSeconds, barsOf, type Note, notesOf } from '../music/bars.ts'
import { findTone } from '../music/instrument.ts'
import type { Music, Wish } from '../music/score.ts'
import type { Podium, Speaker } from './speaker.ts'

/** Seconds by which notes are handed over before they sound: a busy page must not make the band stumble. */
const AHEAD = 1.5
/** Seconds in which an old occasion falls silent, and after which a new one begins. */
export const LEAVE = 2
/** Bars after which a section can be broken off. */
const PHRASE = 4

/** Where the band is. */
interface Playing {
  readonly rendition: Rendition
  readonly name: string
  bar: number
}

/** Brings the arranger's choices to the loudspeaker, bar by bar and in time. */
export class Conductor {
  readonly #arrangers = new Map<string, Arranger>()
  #wish: Wish | null = null
  #podium: Podium | null = null
  #ready = false
  #playing: Playing | null = null
  /** When the next bar begins, on the speaker's clock. */
  #nextAt = 0
  #over = true
  #count = 0
  #volume = -1

  constructor(
    private readonly music: Music,
    private readonly speaker: Speaker,
    private readonly seed: string,
    /** Hears the key of a piece's caption when it begins. */
    private readonly onPiece: (caption: string) => void,
  ) {}

  /** What music is wanted now; null is silence. */
  follow(wish: Wish | null): void {
    const isSame = wish?.suite === this.#wish?.suite
    this.#wish = wish
    if (isSame) return
    this.#podium?.leave(LEAVE)
    this.#podium = null
    this.#playing = null
    this.#over = wish === null
    if (!wish) return
    const { once, wait } = this.#suite(wish)
    // What is played once is played again when it is wanted again; the others know what they played last.
    if (once) this.#arrangers.delete(wish.suite)
    this.#podium = this.speaker.podium()
    this.#volume = -1
    this.#nextAt = this.speaker.time + wait
    this.#prepare(wish)
  }

  /** Time has passed: hands over what comes next. */
  beat(volume: number): void {
    if (this.#podium && volume !== this.#volume) {
      this.#podium.setVolume(volume)
      this.#volume = volume
    }
    // A machine that slept goes on, it does not make up for what it missed.
    if (this.#nextAt < this.speaker.time) this.#nextAt = this.speaker.time + 0.1
    while (this.#ready && !this.#over && this.#nextAt < this.speaker.time + AHEAD) this.#go()
  }

  stop(seconds: number): void {
    this.#podium?.leave(seconds)
    this.#podium = null
    this.#over = true
  }

  #go(): void {
    const wish = this.#wish
    if (!wish) return
    const playing = this.#playing ?? this.#turn(wish)
    if (!playing) return
    const { rendition, name, bar } = playing
    for (const note of notesOf(rendition, bar, wish.tension, name)) this.#play(note)
    this.#nextAt += barSeconds(rendition)
    playing.bar++
    this.#playing = this.#goesOn(playing, wish) ? playing : null
  }

  #goesOn({ rendition, bar }: Playing, { suite, tension }: Wish): boolean {
    if (bar >= barsOf(rendition)) return false
    const arranger = this.#arranger(suite)
    if (bar % PHRASE !== 0 || !arranger.isOutOfPlace(tension)) return true
    arranger.breakOff()
    return false
  }

  /** The next section; null while there is silence. */
  #turn({ suite, tension }: Wish): Playing | null {
    const turn = this.#arranger(suite).next(tension)
    if (!turn) {
      this.#over = true
      return null
    }
    if (isRest(turn)) {
      this.#nextAt += turn.rest
      return null
    }
    if (turn.opens) this.onPiece(turn.piece.caption)
    return { rendition: turn, name: `${this.seed} ${++this.#count}`, bar: 0 }
  }

  #play({ by, tone, at, seconds, gain, pan }: Note): void {
    const instrument = this.music.band[by]
    const found = instrument && findTone(instrument, tone)
    if (!found) return
    const { attack, release, rings } = instrument
    const length = found.length / found.rate
    const held = rings ? length - release : Math.min(seconds, length - release)
    this.#podium?.play({ sound: by, ...found, length, at: this.#nextAt + at, gain, pan, attack, held, release })
  }

  #arranger(suite: string): Arranger {
    let arranger = this.#arrangers.get(suite)
    if (!arranger) {
      arranger = new Arranger(this.#suite({ suite }), `${this.seed} ${suite}`)
      this.#arrangers.set(suite, arranger)
    }
    return arranger
  }

  #suite({ suite }: Pick<Wish, 'suite'>): Music['suites'][string] {
    const found = this.music.suites[suite]
    if (!found) throw new Error(`no such suite: ${suite}`)
    return found
  }

  async #prepare({ suite }: Wish): Promise<void> {
    this.#ready = false
    const { pieces } = this.#suite({ suite })
    const players = pieces.flatMap(({ dresses }) => dresses.flatMap(({ parts }) => parts.map(({ by }) => by)))
    await this.speaker.prepare([...new Set(players)])
    if (this.#wish?.suite === suite) this.#ready = true
  }
}
