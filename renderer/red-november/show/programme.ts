import type { Color, GameEvent, GameEventType } from '../../../engine/red-november/index.ts'
import { after } from '../board/picture/after.ts'
import { figureOf, type Picture } from '../board/picture/picture.ts'
import { together } from '../board/picture/together.ts'
import { type Beat, type DieShow, type Hold, NOTHING, type Show, type Stop, type Way } from './show.ts'

/** What a show remembers from one scene to the next: a question may come between a card and what it does. */
export interface Memory {
  readonly picture: Picture
  readonly show: Show
  /** A1: what the die has to come under. */
  readonly target: number | null
}

export const memoryOf = (picture: Picture): Memory => ({ picture, show: NOTHING, target: null })

export interface Programme {
  readonly beats: readonly Beat[]
  readonly memory: Memory
}

/**
 * What happened in a scene, as beats: cards are turned one at a time, dice are rolled before they are judged.
 * `secret`: hands are hidden (O2, O6), so which question is considered must not be told by the phase.
 */
export function programmeOf(memory: Memory, events: readonly GameEvent[], secret: boolean): Programme {
  const hushed = secret && isPrivateQuestion(events.at(-1))
  const told = hushed ? events.filter(({ type }) => type !== 'phase-began') : events
  let now = memory
  const beats: Beat[] = []
  for (const group of together(told)) {
    const writer = new Writer(now, beats)
    writer.write(group)
    now = writer.memory
  }
  return { beats, memory: now }
}

/** C7: asked because of something that only one player may know of. */
const isPrivateQuestion = (event: GameEvent | undefined): boolean =>
  event?.type === 'choice-asked' && (event.kind === 'coffee' || event.kind === 'lucky-charm')

/** Events that are no part of what a card does: it goes back to the pile before them. */
const AFTER_A_CARD: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'turn-began',
  'phase-began',
  'turn-ended',
  'marker-moved',
  'icon-ignored',
  'event-revealed',
  'items-drawn',
  'game-ended',
])

/** Phases that come without being asked for; the others begin with what the player does. */
const ANNOUNCED: ReadonlySet<string> = new Set(['escape', 'faint', 'updates'])

/** Writes the beats of one group of events. */
class Writer {
  #picture: Picture
  #show: Show
  #target: number | null
  readonly #beats: Beat[]

  constructor({ picture, show, target }: Memory, beats: Beat[]) {
    this.#picture = picture
    this.#show = show
    this.#target = target
    this.#beats = beats
  }

  get memory(): Memory {
    return { picture: this.#picture, show: this.#show, target: this.#target }
  }

  write(group: readonly GameEvent[]): void {
    const [first] = group
    if (!first) return
    this.#tidy(first)
    switch (first.type) {
      case 'turn-began':
        return this.#beat([first], 'glance', {
          ...NOTHING,
          banner: { kind: 'turn', gnome: first.gnome, minute: first.minute },
        })
      case 'phase-began':
        return this.#phase(first)
      case 'action-began':
        this.#target = first.target
        return this.#beat([first])
      case 'die-rolled':
        return this.#roll(first)
      case 'fix-succeeded':
      case 'fix-failed':
        return this.#judge(first, first.type === 'fix-succeeded')
      case 'duel-decided':
        return this.#beat([first], 'glance')
      case 'faint-checked':
        return this.#faint(first)
      case 'event-revealed':
        return this.#reveal(first)
      case 'icon-ignored':
        this.#show = { ...this.#show, way: pass(this.#show.way, first.minute, 'ignored') }
        return this.#beat([first], 'glance')
      case 'turn-ended':
        return this.#beat([first], 'none', NOTHING)
      case 'game-ended':
        return this.#beat([first], 'none', NOTHING)
      default:
        return this.#effect(group)
    }
  }

  /** Lays a show, plays the events and remembers what they changed. */
  #beat(events: readonly GameEvent[], hold: Hold = 'none', show: Show = this.#show): void {
    this.#beats.push({ show, events, hold })
    this.#show = show
    for (const event of events) this.#picture = after(this.#picture, event)
  }

  /** What was shown for a moment makes room before the next thing. */
  #tidy({ type }: GameEvent): void {
    const { banner, faint, die, card } = this.#show
    if (banner || faint) this.#show = { ...this.#show, banner: null, faint: null }
    // The rolls of a duel lie side by side until it is decided; a room's number lies until its card is done.
    if (die && (die.verdict !== null || AFTER_A_CARD.has(type))) this.#show = { ...this.#show, die: null }
    if (!card || !AFTER_A_CARD.has(type)) return
    // Time to see what the card has done.
    if (card.done.length > 0) this.#beat([], 'glance')
    this.#show = { ...this.#show, card: null, die: null, way: pass(this.#show.way, card.minute, 'done') }
  }

  #phase(event: Extract<GameEvent, { type: 'phase-began' }>): void {
    const { phase } = event
    const gnome = this.#picture.active
    const way = phase === 'updates' ? wayOf(this.#picture) : this.#show.way
    if (!gnome || !ANNOUNCED.has(phase)) return this.#beat([event])
    this.#beat([event], 'glance', { ...NOTHING, way, banner: { kind: 'phase', gnome, phase } })
  }

  #roll(event: Extract<GameEvent, { type: 'die-rolled' }>): void {
    const { purpose, gnome, face } = event
    const die: DieShow = {
      purpose,
      gnome,
      target: purpose === 'fix' ? this.#target : null,
      face: null,
      verdict: null,
      intoxication: this.#intoxicationOf(gnome),
    }
    this.#beat([event], 'none', { ...this.#show, die })
    const landed: Show = { ...this.#show, card: this.#did([event]), die: { ...die, face } }
    this.#beat([], purpose === 'fix' ? 'none' : 'glance', landed)
  }

  #judge(event: GameEvent, good: boolean): void {
    const { die } = this.#show
    // A1, A11: a sure thing and a thing that comes too late need no die.
    if (!die) return this.#beat([event])
    this.#beat([event], 'glance', { ...this.#show, die: { ...die, verdict: good ? 'good' : 'bad' } })
  }

  #faint(event: Extract<GameEvent, { type: 'faint-checked' }>): void {
    const { gnome, card, fainted } = event
    const intoxication = this.#intoxicationOf(gnome)
    const show = { ...this.#show, faint: { gnome, card, intoxication, fainted } }
    // The card is read before the gnome falls.
    this.#beat([], 'read', show)
    this.#beat([event], 'none', show)
  }

  #reveal(event: Extract<GameEvent, { type: 'event-revealed' }>): void {
    const { card, minute } = event
    const way = turnOver(this.#show.way ?? wayOf(this.#picture), minute, card)
    this.#beat([event], 'read', { ...NOTHING, way, card: { card, minute, stage: 'reading', done: [] } })
    this.#show = { ...this.#show, card: { card, minute, stage: 'doing', done: [] } }
  }

  #effect(events: readonly GameEvent[]): void {
    // A game that was loaded on its way, or one whose phase was not announced.
    if (events[0]?.type === 'marker-moved' && !this.#show.way) this.#show = { ...this.#show, way: wayOf(this.#picture) }
    this.#beat(events, 'none', { ...this.#show, card: this.#did(events) })
  }

  #did(events: readonly GameEvent[]): Show['card'] {
    const { card } = this.#show
    return card && { ...card, done: [...card.done, ...events] }
  }

  #intoxicationOf(gnome: Color): number {
    return figureOf(this.#picture, gnome)?.intoxication ?? 0
  }
}

/** U1: the event icons between the active time keeper and its ghost. */
function wayOf({ active, ghost, icons, figures }: Picture): Way | null {
  const from = figures.find(({ color }) => color === active)?.minute
  if (from === undefined || ghost === null || from <= ghost) return null
  const stops = icons.events
    .filter((icon) => icon < from && icon >= ghost)
    .sort((a, b) => b - a)
    .map((minute): Stop => ({ minute, stage: 'ahead', card: null }))
  return { from, to: ghost, stops }
}

const withStop = (way: Way | null, minute: number, change: Partial<Stop>): Way | null =>
  way && { ...way, stops: way.stops.map((stop) => (stop.minute === minute ? { ...stop, ...change } : stop)) }

const pass = (way: Way | null, minute: number, stage: Stop['stage']): Way | null => withStop(way, minute, { stage })

const turnOver = (way: Way | null, minute: number, card: Stop['card']): Way | null =>
  withStop(way, minute, { stage: 'now', card })
