import {
  type ActionKind,
  type Color,
  createGame,
  FAINT_MINUTES,
  FIX_JOBS,
  type GameEvent,
  type GameEventType,
  handsAreSecret,
  minuteOn,
  type Phase,
  type PlayerView,
  type RedNovember,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { type Move, movesOf } from '../../stage/script.ts'
import type { Hold } from '../../table/show/pace.ts'
import type { Beat as AnyBeat, Standing as AnyStanding, Programme, ShowTypes } from '../../table/show/programme.ts'
import { figureOf, inLockers, type Picture, pictureOf } from '../board/picture/picture.ts'
import { SCRIPT } from '../board/picture/script.ts'
import {
  type DieShow,
  type FaintShow,
  type FarewellShow,
  type IconAhead,
  NOTHING,
  type Overlay,
  type SceneKind,
  type SceneShow,
  type UnaskedPhase,
  type Way,
} from './overlay.ts'
import { remarkOn } from './remarks.ts'

/** The types of this show. */
export interface BoatShow extends ShowTypes {
  readonly picture: Picture
  readonly overlay: Overlay
  readonly notes: {
    /** A1: what the die has to come under. */
    readonly target: number | null
  }
}

export type Beat = AnyBeat<RedNovember, BoatShow>
type Standing = AnyStanding<BoatShow>
type BoatMove = Move<GameEvent, Picture>

/** What happens aboard, as beats: cards are turned one at a time, dice are rolled before they are judged. */
export const PROGRAMME: Programme<RedNovember, BoatShow> = {
  standing: (view) => ({ picture: pictureOf(view), overlay: asking(view), notes: { target: null } }),
  // S2, O4: a boat is set up before its opening disasters, and its crew is rolled for.
  beforeOpening: (start, after) => {
    if (!('setup' in start)) return PROGRAMME.standing(after)
    const { setup } = start
    const options = { ...setup.options, openingDisasters: false }
    const { picture, ...standing } = PROGRAMME.standing(viewFor(createGame({ ...setup, options }), after.seat))
    return { ...standing, picture: inLockers(picture) }
  },
  write: (from, events, { options }) => {
    const beats: Beat[] = []
    let end = from
    for (const move of movesOf(SCRIPT, from.picture, hushed(events, handsAreSecret(options)))) {
      const writer = new Writer(end, beats)
      writer.write(move)
      end = writer.standing
    }
    return { beats, end }
  },
  // A card that asks something lies there until it is answered.
  remaining: ({ overlay: { card, way } }, { pending }) => (pending && card ? { ...NOTHING, card, way } : NOTHING),
}

/** V3, V5, V6: a game that is opened at a card's question shows the card that asks. */
function asking({ pending, turn, eventDiscards, gnomes }: PlayerView): Overlay {
  const card = eventDiscards.at(-1)
  const minute = gnomes.find(({ color }) => color === turn?.active)?.minute
  if (!card || minute === undefined || turn?.phase !== 'updates' || !pending || !BY_A_CARD.has(pending.kind))
    return NOTHING
  return { ...NOTHING, card: { card, minute, stage: 'doing', done: [] } }
}

const BY_A_CARD: ReadonlySet<string> = new Set(['spread-room', 'block-hatch', 'discard'])

/** O2, O6: where hands are hidden, the phase must not tell which question is considered. */
const hushed = (events: readonly GameEvent[], secret: boolean): readonly GameEvent[] =>
  secret && isPrivateQuestion(events.at(-1)) ? events.filter(({ type }) => type !== 'phase-began') : events

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

/** Then something else begins. */
const ENDS_A_REMARK: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'turn-began',
  'phase-began',
  'event-revealed',
  'turn-ended',
])

/** What is still the work itself; what it brings down or takes off the board one sees from afar. */
const OF_WORK: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'time-spent',
  'die-rolled',
  'fix-succeeded',
  'fix-failed',
  'fire-out',
  'water-changed',
  'hatch-unblocked',
])

/** O2, A10: what belongs to one fight. */
const OF_A_SCENE: Readonly<Partial<Record<SceneKind, ReadonlySet<GameEventType>>>> = {
  duel: new Set<GameEventType>(['defended', 'die-rolled', 'phase-began']),
  kraken: new Set<GameEventType>(['token-removed']),
}

const isUnasked = (phase: Phase): phase is UnaskedPhase => phase !== 'movement' && phase !== 'action'

const isFixJob = (action: ActionKind): boolean => FIX_JOBS.some((job) => job === action)

type EventOf<T extends GameEventType> = Extract<GameEvent, { readonly type: T }>

/** Writes the beats of one move. */
class Writer {
  #picture: Picture
  #overlay: Overlay
  #target: number | null
  readonly #beats: Beat[]

  constructor({ picture, overlay, notes }: Standing, beats: Beat[]) {
    this.#picture = picture
    this.#overlay = overlay
    this.#target = notes.target
    this.#beats = beats
  }

  get standing(): Standing {
    return { picture: this.#picture, overlay: this.#overlay, notes: { target: this.#target } }
  }

  write(move: BoatMove): void {
    const [step] = move
    if (!step) return
    const { event } = step
    this.#tidy(event)
    switch (event.type) {
      case 'turn-began':
        return this.#beat(move, 'glance', {
          ...NOTHING,
          banner: { kind: 'turn', gnome: event.gnome, minute: event.minute },
        })
      case 'phase-began':
        return this.#phase(move, event)
      case 'action-began':
        this.#target = event.target
        if (this.#isHeroic(event)) return this.#scene(move, 'sacrifice', [event.gnome])
        if (isFixJob(event.action)) this.#overlay = { ...this.#overlay, work: event.gnome }
        return this.#beat(move)
      case 'water-changed':
        return event.cause === 'reflow' && !this.#overlay.card ? this.#flow(move) : this.#effect(move)
      case 'event-fizzled':
        return this.#effect(move, 'glance')
      case 'die-rolled':
        return this.#roll(move, event)
      case 'fix-succeeded':
      case 'fix-failed':
        return this.#judge(move, event)
      case 'deserted':
        return this.#scene(move, event.type, [event.gnome, ...this.#mates(event.gnome)])
      case 'woke':
      case 'yielded':
      case 'arrived':
        return this.#scene(move, event.type, [event.gnome])
      case 'died':
        return this.#farewell(move, event)
      case 'attacked':
        return this.#scene(move, 'duel', [event.gnome, event.target])
      case 'defended':
        return this.#parry(move, event)
      case 'duel-decided':
        return this.#scene(move, 'won', [event.winner, event.loser])
      case 'trade-refused':
        return this.#scene(move, 'refused', [event.partner, event.gnome])
      case 'token-removed':
        return this.#overlay.scene ? this.#sink(move) : this.#effect(move)
      case 'faint-checked':
        return this.#faint(move, event)
      case 'event-revealed':
        return this.#reveal(move, event)
      case 'icon-ignored':
        this.#overlay = { ...this.#overlay, way: pass(this.#overlay.way, event.minute, 'ignored') }
        return this.#scene(move, 'charm', [event.gnome])
      case 'turn-ended':
        return this.#beat(move, 'none', NOTHING)
      case 'game-ended':
        return this.#beat(move, 'none', NOTHING)
      default:
        return this.#effect(move)
    }
  }

  /** Lays something over the board, plays the move and remembers what it changed. */
  #beat(move: BoatMove, hold: Hold = 'none', overlay: Overlay = this.#overlay): void {
    this.#picture = move.at(-1)?.picture ?? this.#picture
    const said = move[0] && remarkOn(move[0].event, this.#picture)
    this.#overlay = said ? { ...overlay, remark: said } : overlay
    this.#beats.push({ picture: this.#picture, overlay: this.#overlay, move, hold })
  }

  /** What was shown for a moment makes room before the next thing. */
  #tidy({ type }: GameEvent): void {
    const { banner, faint, farewell, scene, die, card, work } = this.#overlay
    if (work && !OF_WORK.has(type)) this.#overlay = { ...this.#overlay, work: null }
    if (banner || faint || farewell) this.#overlay = { ...this.#overlay, banner: null, faint: null, farewell: null }
    // What was said is heard until the next thing begins.
    if (ENDS_A_REMARK.has(type)) this.#overlay = { ...this.#overlay, remark: null }
    // Two who fight stay in the picture until it is decided, and the beast until it is gone.
    if (scene && !OF_A_SCENE[scene.kind]?.has(type)) this.#overlay = { ...this.#overlay, scene: null }
    // The rolls of a duel lie side by side until it is decided; a room's number lies until its card is done, or asks.
    if (die && (die.verdict !== null || scene?.kind === 'won' || type === 'choice-asked' || AFTER_A_CARD.has(type)))
      this.#overlay = { ...this.#overlay, die: null }
    if (!card || !AFTER_A_CARD.has(type)) return
    // Time to see what the card has done.
    if (card.done.length > 0) this.#beat([], 'glance')
    this.#overlay = { ...this.#overlay, card: null, die: null, way: pass(this.#overlay.way, card.minute, 'done') }
  }

  #phase(move: BoatMove, { phase }: EventOf<'phase-began'>): void {
    const gnome = this.#picture.clock?.active
    const way = phase === 'updates' ? wayOf(this.#picture) : this.#overlay.way
    // A way without a card needs no announcement: the desk has said that nothing lies on it.
    if (!gnome || !isUnasked(phase) || (phase === 'updates' && !way)) return this.#beat(move)
    this.#beat(move, 'glance', { ...NOTHING, way, banner: { kind: 'phase', gnome, phase } })
  }

  #roll(move: BoatMove, event: EventOf<'die-rolled'>): void {
    const { purpose, gnome, face } = event
    const die: DieShow = {
      purpose,
      gnome,
      target: purpose === 'fix' ? this.#target : null,
      face: null,
      verdict: null,
      intoxication: this.#intoxicationOf(gnome),
      beside: purpose === 'duel-defender' ? this.#overlay.die : null,
    }
    this.#beat(move, 'none', { ...this.#overlay, die })
    const landed: Overlay = { ...this.#overlay, card: this.#did([event]), die: { ...die, face } }
    this.#beat([], purpose === 'fix' ? 'none' : 'glance', landed)
  }

  #judge(move: BoatMove, event: EventOf<'fix-succeeded' | 'fix-failed'>): void {
    const { die } = this.#overlay
    const good = event.type === 'fix-succeeded'
    if (die) this.#overlay = { ...this.#overlay, die: { ...die, verdict: good ? 'good' : 'bad' } }
    if (good && event.job === 'kraken') return this.#scene(move, 'kraken', [event.gnome, ...this.#mates(event.gnome)])
    // A1, A11: a sure thing and a thing that comes too late need no die.
    this.#beat(move, die ? 'glance' : 'none')
  }

  /** The camera comes closer, then it happens, then there is time to take it in. */
  #scene(move: BoatMove, kind: SceneKind, gnomes: SceneShow['gnomes']): void {
    const event = move[0]?.event ?? null
    const scene: SceneShow = { kind, gnomes, event: kind === 'duel' ? null : event }
    const overlay: Overlay = { ...this.#overlay, scene, card: event ? this.#did([event]) : this.#overlay.card }
    this.#beat([], 'heed', overlay)
    // Whoever has gone leaves nothing to look at.
    this.#beat(move, kind === 'deserted' || kind === 'kraken' ? 'none' : 'glance', overlay)
  }

  /** D1-D3: nobody says a word before it is over, and then there is time to read. */
  #farewell(move: BoatMove, event: EventOf<'died'>): void {
    const mates = this.#mates(event.gnome)
    const at = (stage: FarewellShow['stage']): Overlay => ({
      ...this.#overlay,
      farewell: { gnome: event.gnome, stage, event, mates },
    })
    this.#beat([], 'heed', { ...at('look'), card: this.#did([event]) })
    this.#beat(move, 'heed', at('dark'))
    this.#beat([], 'read', at('told'))
  }

  /** A10: it is gone, and they can hardly believe it. */
  #sink(move: BoatMove): void {
    this.#beat([], 'heed')
    this.#beat(move, 'glance')
  }

  /** Who is aboard and awake besides. */
  #mates(gnome: Color): readonly Color[] {
    return this.#picture.figures
      .filter(({ color, status, fainted }) => color !== gnome && status === 'alive' && !fainted)
      .map(({ color }) => color)
  }

  /** O2: whoever was asked has come to the screen for it, and those who fight are in the picture again. */
  #parry(move: BoatMove, { gnome }: EventOf<'defended'>): void {
    const attacker = this.#picture.clock?.active
    if (this.#overlay.scene || !attacker) return this.#effect(move)
    this.#scene(move, 'duel', [attacker, gnome])
  }

  /** O5: any work but one in a burning room. */
  #isHeroic({ gnome, action }: EventOf<'action-began'>): boolean {
    const place = figureOf(this.#picture, gnome)?.place
    return action !== 'extinguish' && place !== undefined && place !== 'sea' && this.#picture.rooms[place] === 'burning'
  }

  #faint(move: BoatMove, { gnome, card, fainted }: EventOf<'faint-checked'>): void {
    const intoxication = this.#intoxicationOf(gnome)
    const from = this.#picture.clock ? minuteOn(this.#picture.clock) : 0
    const to = fainted ? Math.max(0, from - FAINT_MINUTES) : from
    const faint: FaintShow = { gnome, card, intoxication, fainted, stage: 'drawn', from, to }
    const at = (stage: FaintShow['stage']): Overlay => ({ ...this.#overlay, faint: { ...faint, stage } })
    // Nobody knows before the card is turned, and nobody falls before it was read.
    this.#beat([], 'glance', at('drawn'))
    this.#beat([], 'glance', at('turned'))
    this.#beat(move, 'read', at('told'))
  }

  #reveal(move: BoatMove, { card, minute }: EventOf<'event-revealed'>): void {
    const way = pass(this.#overlay.way ?? wayOf(this.#picture), minute, 'now')
    this.#beat(move, 'read', { ...NOTHING, way, card: { card, minute, stage: 'reading', done: [] } })
    // Its small picture says nothing before the large one was turned over and read.
    const turned = withIcon(way, minute, { card })
    this.#overlay = { ...this.#overlay, way: turned, card: { card, minute, stage: 'doing', done: [] } }
  }

  #effect(move: BoatMove, hold: Hold = 'none'): void {
    const events = move.map(({ event }) => event)
    // A game that was loaded on its way, or one whose phase was not announced.
    if (events[0]?.type === 'marker-moved' && !this.#overlay.way)
      this.#overlay = { ...this.#overlay, way: wayOf(this.#picture) }
    this.#beat(move, hold, { ...this.#overlay, card: this.#did(events) })
  }

  /** M3: who opened the hatch stands beside the water that comes. */
  #flow(move: BoatMove): void {
    this.#beat(move, 'glance', { ...this.#overlay, work: this.#picture.clock?.active ?? null })
  }

  #did(events: readonly GameEvent[]): Overlay['card'] {
    const { card } = this.#overlay
    return card && { ...card, done: [...card.done, ...events] }
  }

  #intoxicationOf(gnome: Color): number {
    return figureOf(this.#picture, gnome)?.intoxication ?? 0
  }
}

/** U1: the event icons between the active time keeper and its ghost; null where there are none. */
function wayOf({ clock, icons }: Picture): Way | null {
  if (!clock || clock.keeper <= clock.ghost) return null
  const { keeper: from, ghost } = clock
  const ahead = icons.events
    .filter((icon) => icon < from && icon >= ghost)
    .sort((a, b) => b - a)
    .map((minute): IconAhead => ({ minute, stage: 'ahead', card: null }))
  return ahead.length > 0 ? { from, to: ghost, icons: ahead } : null
}

const withIcon = (way: Way | null, minute: number, change: Partial<IconAhead>): Way | null =>
  way && { ...way, icons: way.icons.map((icon) => (icon.minute === minute ? { ...icon, ...change } : icon)) }

const pass = (way: Way | null, minute: number, stage: IconAhead['stage']): Way | null =>
  withIcon(way, minute, { stage })
