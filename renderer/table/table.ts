import { batch, computed, type Signal, signal } from '@preact/signals'
import { type Actor, createActor, fromCallback, waitFor } from 'xstate'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { hashJson } from '../../engine/shared/hash.ts'
import { type GameRecord, present, startRecord } from '../../engine/shared/record.ts'
import { formatLastEntry, formatSave, readSave, type SaveInfo } from '../../engine/shared/save.ts'
import {
  type PresenterInput,
  type TableEvent,
  type TableMachine,
  tableMachineFor,
} from '../../engine/shared/table/machine.ts'
import type { Scene } from '../../engine/shared/table/scenes.ts'
import {
  type Decided,
  mayUndo,
  noSession,
  reseated,
  type Seat,
  type Session,
  viewerOf,
} from '../../engine/shared/table/session.ts'
import type { Host, Reply } from '../../preload/contract.ts'
import { goesOn } from '../../preload/journal-text.ts'
import { type Activity, activityOf, NO_ACTIVITY } from './activity.ts'
import { crewOf, seatChanges } from './crew.ts'
import { JournalKeeper } from './journal.ts'
import { Library } from './library.ts'
import { AT_ONCE, type Presenter, type Showing } from './show/presenter.ts'

/** A game on the table: what is true, and what its save is called. */
export interface Played<G extends GameTypes> {
  readonly info: SaveInfo
  readonly record: GameRecord<G>
}

/** What a command brought, as the screen may tell it. */
export interface Told<G extends GameTypes> {
  readonly before: G['view']
  readonly events: readonly G['event'][]
}

/** Thinks for the bot that is up and then says what it decided; gives what stops it. */
export type BotMind<G extends GameTypes> = (
  session: Session<G>,
  decide: (decision: Decided<G>) => void,
  /** It cannot be had: the game is safe in its journal. */
  fail: (why: string) => void,
) => () => void

/** What a table can be given besides its game. */
export interface TableOptions<G extends GameTypes> {
  /** Without one, bots think where they stand. */
  readonly botMind?: BotMind<G>
  /** How bots behave in a game of this header; the usual way where nothing is said. */
  readonly mannerOf?: (extra: SaveInfo['extra']) => G['manner']
  /** The id of its journal; each game keeps its own, and the first one's has the plain name. */
  readonly journal?: string
  /** A game has left the table for the saves, because another one took its journal. */
  readonly onRetired?: (info: SaveInfo) => void
}

/** What is let through to the table: a lesson takes one thing at a time. */
interface Gate<G extends GameTypes> {
  mayTry(command: G['command']): boolean
}
const OPEN: Gate<GameTypes> = { mayTry: () => true }

/**
 * The running game as screens see it: the table machine, with a journal that is always a step ahead of the picture. All
 * its signals change together, and only after the last line was written: what a player has seen is on the disk.
 */
export class Table<G extends GameTypes> {
  readonly game = signal<Played<G> | null>(null)
  readonly session: Signal<Session<G>>
  readonly activity = signal<Activity>(NO_ACTIVITY)
  /** Which position may be seen, by identity: while something is presented it is still the one before. */
  readonly position = computed((): object | null => this.#state.value)
  /** A lesson or a show: nothing of it is kept. */
  readonly rehearsing = signal(false)
  /** Names, seats and what was agreed on. */
  readonly crew = computed(() => crewOf(this.#game, this.game.value?.info.extra ?? {}))
  /** The position that may be seen, as the seat whose eyes the screen serves sees it. */
  readonly view = computed((): G['view'] | null => this.#state.value && this.viewOf(this.#state.value))
  /** The seat whose eyes the screen serves: with secret hands whoever sits there, otherwise whoever has to speak. */
  readonly viewer = computed(() => this.#viewerOf(this.#state.value, this.session.value))
  /** What was said last, shown or not: what was to be seen before it, and why it was said if a bot said it. */
  readonly newest = computed(() => {
    const { record, reasons } = this.session.value
    const before = record?.states.at(-2)
    return record && before ? { before: this.viewOf(before), reason: reasons[record.entries.length - 1] ?? null } : null
  })
  /** Tells positions apart without telling anything of them: of what is open to everybody, so nothing hidden is in it. */
  readonly fingerprint = computed(() => {
    const record = this.game.value?.record
    return record ? hashJson(this.#game.viewFor(present(record), null)) : ''
  })
  readonly journal: JournalKeeper
  /** All that is true of it: screens are given a view of it. */
  readonly #state = signal<G['state'] | null>(null)
  readonly #game: Game<G>
  readonly #mannerOf: (extra: SaveInfo['extra']) => G['manner']
  readonly #machine: Actor<TableMachine>
  #info: SaveInfo = { title: '', created: '', extra: {} }
  #presenter: Presenter<G> = AT_ONCE
  #gate: Gate<G> = OPEN
  #awaited: Promise<void> | null = null
  #arrived = (): void => undefined
  #followed: Promise<void> = Promise.resolve()

  /** `onFault` hears of it when engine and chart disagree: our own bug. */
  constructor(game: Game<G>, host: Host, onFault: (why: string) => void, options: TableOptions<G> = {}) {
    const { botMind, mannerOf = () => game.manner, journal, onRetired = () => undefined } = options
    this.#game = game
    this.#mannerOf = mannerOf
    this.session = signal(noSession(game))
    this.journal = new JournalKeeper(host, journal, async (before, next): Promise<Reply<unknown>> => {
      const left = playedIn(game, before)
      if (!left || goesOn(formatSave(game, left.info, left.record), next)) return { ok: true, value: null }
      const retired = await new Library(host).retire(game, left)
      if (retired.ok && retired.value) onRetired(left.info)
      return retired
    })
    const provided = tableMachineFor(game).provide({
      actions: {
        journal: ({ context }) => void (context.record && this.journal.add(formatLastEntry(game, context.record))),
      },
      actors: { presenter: this.#presenting(), ...(botMind && { botMind: thinking(botMind) }) },
    })
    this.#machine = createActor(provided)
    this.#machine.subscribe((snapshot) => {
      if (snapshot.value === 'fault') onFault(snapshot.context.fault ?? 'the table stopped')
      this.#followed = this.#follow(snapshot.context as Session<G>, activityOf(snapshot))
    })
    this.#machine.start()
  }

  /** Who shows what happens. Another one takes over with the next scene. */
  get presenter(): Presenter<G> {
    return this.#presenter
  }

  set presenter(presenter: Presenter<G>) {
    const before = this.#presenter
    this.#presenter = presenter
    this.#arrived()
    this.#awaited = null
    before.skip()
  }

  /** A picture is being made: scenes wait until its presenter is set. */
  awaitPresenter(): void {
    this.#awaited ??= new Promise((arrived) => {
      this.#arrived = arrived
    })
  }

  /** A position as whoever sits in front of the screen may see it; where nobody does, what is open to all. */
  viewOf(state: G['state']): G['view'] {
    return this.#game.viewFor(state, this.viewer.value)
  }

  /** What whoever has to speak would see: only for what that person holds open behind the curtain. */
  viewOfSpeaker(): G['view'] | null {
    const state = this.#state.value
    return state && this.#game.viewFor(state, this.#game.seatToSpeak(state))
  }

  /** Everything that the one in front of the screen can say now; nothing while nobody there is asked. */
  orders(): readonly G['command'][] {
    const state = this.#state.value
    return state && this.activity.value.name === 'choosing' ? this.#game.legal(state) : []
  }

  /** A command from its text, as whoever is asked now would mean it; null where it is none. */
  read(text: string): G['command'] | null {
    const state = this.#state.value
    if (!state || this.activity.value.name !== 'choosing') return null
    try {
      return this.#game.parse(text, state)
    } catch {
      return null
    }
  }

  /** Why a command would be refused now. */
  check(command: G['command']): G['refusal'] | null {
    return this.#state.value && this.#game.check(this.#state.value, command)
  }

  /** What has been seen to happen, command by command, the newest first; each with what was to be seen before it. */
  *told(): Generator<Told<G>> {
    const record = this.game.value?.record
    const shown = this.#state.value
    if (!record || !shown) return
    for (let at = record.states.indexOf(shown) - 1; at >= 0; at--) {
      const [before, events] = [record.states[at], record.events[at]]
      if (before && events) yield { before: this.viewOf(before), events }
    }
  }

  /** A new game; `extra` is what its header tells of the crew. */
  async start(title: string, start: G['start'], extra: SaveInfo['extra'] = {}): Promise<void> {
    const info = { title, created: new Date().toISOString(), extra }
    await this.place({ info, record: startRecord(this.#game, start) })
  }

  /**
   * Puts a game on the table, whatever lay there before. Journal and machine change at once: a bot of the game before, which may
   * be about to speak, is heard no more.
   */
  async place({ info, record }: Played<G>): Promise<void> {
    void this.journal.begin(formatSave(this.#game, info, record))
    this.rehearsing.value = false
    this.#gate = OPEN
    await this.#open({ info, record })
  }

  /** The game on the table gets another title, and so does its journal. */
  async retitle(title: string): Promise<void> {
    this.#info = { ...this.#info, title }
    await this.journal.retitle(title)
    const played = this.game.value
    if (played) this.game.value = { ...played, info: this.#info }
  }

  /** Something more that the save tells of its players: the journal begins anew with it. */
  async remember(extra: SaveInfo['extra']): Promise<void> {
    const played = this.game.value
    const { record } = this.#latest
    if (!played || !record) return
    this.#info = { ...this.#info, extra: { ...this.#info.extra, ...extra } }
    this.game.value = { ...played, info: this.#info }
    if (!this.rehearsing.value) await this.journal.begin(formatSave(this.#game, this.#info, record))
  }

  /**
   * Puts a game on the table that does not count; the journal of the one that does is not touched. With `mayTry` it is a
   * lesson: the pupil sits there from the beginning, and no curtain hangs before anybody.
   */
  async rehearse(game: Played<G>, mayTry?: (command: G['command']) => boolean): Promise<void> {
    await this.journal.rest()
    this.rehearsing.value = true
    this.#gate = mayTry ? { mayTry } : OPEN
    await this.#open(game, mayTry ? this.#game.seatToSpeak(present(game.record)) : null)
  }

  /** Clears the table. What was kept can be taken up again from its journal. */
  async leave(): Promise<void> {
    this.#machine.send({ type: 'game.leave' })
    await this.#followed
    this.rehearsing.value = false
  }

  async #open({ info, record }: Played<G>, pupil: number | null = null): Promise<void> {
    this.#info = info
    const { seats } = crewOf(this.#game, info.extra)
    this.#machine.send({ type: 'game.open', record, seats, manner: this.#mannerOf(info.extra), pupil })
    await this.#followed
  }

  /** Gives a command; ends when it has been shown and somebody is asked again. Gives back why it was refused. */
  async command(command: G['command']): Promise<G['refusal'] | null> {
    if (!this.#gate.mayTry(command)) return null
    await this.#tell({ type: 'command', command })
    return this.session.value.refused
  }

  /** Is there a person's decision to go back to, with nothing random or secret seen since? */
  get mayUndo(): boolean {
    return mayUndo(this.#game, this.session.value)
  }

  undo(): Promise<void> {
    return this.#tell({ type: 'undo' })
  }

  /** Says again what was taken back last. */
  redo(): Promise<void> {
    return this.#tell({ type: 'redo' })
  }

  /** The right person sits in front of the screen. */
  openCurtain(): Promise<void> {
    return this.#tell({ type: 'curtain.open' })
  }

  /**
   * A seat changes hands. The save names who sits where at its beginning, so the journal begins anew; a show that
   * somebody joins is a game from here on.
   */
  async reseat(seat: number, to: Seat<G>): Promise<void> {
    const session = this.#latest
    if (!session.record) return
    const { extra } = this.#info
    const { entries } = session.record
    const changes = [...seatChanges(this.#game, extra), { entry: entries.length, seat, to }]
    this.#info = { ...this.#info, extra: { ...extra, seats: reseated(session, seat, to).seats, changes } }
    if (to === 'person') this.rehearsing.value = false
    if (!this.rehearsing.value) void this.journal.begin(formatSave(this.#game, this.#info, session.record))
    this.#machine.send({ type: 'seat.change', seat, to })
    await this.#followed
  }

  /** A step ahead of `session` while a line is being written. */
  get #latest(): Session<G> {
    return this.#machine.getSnapshot().context as Session<G>
  }

  /** Nobody is heard while something is shown. What was meant for a position that is gone, as by a second click, is not heard at all. */
  async #tell(event: TableEvent<G>): Promise<void> {
    const { record } = this.session.value
    await this.#shown()
    if (this.#latest.record !== record) return
    this.#machine.send(event)
    await this.#shown()
  }

  async #shown(): Promise<void> {
    await waitFor(this.#machine, (snapshot) => activityOf(snapshot).name !== 'presenting')
    await this.#followed
  }

  #presenting() {
    return fromCallback<TableEvent, PresenterInput>(({ input: { scene, session }, sendBack }) => {
      let over = false
      const show = async (): Promise<void> => {
        await this.journal.idle
        await this.#awaited
        if (!over) await this.#presenter.present(this.#showing(scene as Scene<G>, session as Session<G>))
        if (over) return
        over = true
        sendBack({ type: 'presented' })
      }
      void show()
      return () => {
        if (!over) this.#presenter.skip()
        over = true
      }
    })
  }

  /** A scene for the eyes that the screen serves. */
  #showing({ phase, events }: Scene<G>, session: Session<G>): Showing<G> {
    const { record, scenes } = session
    if (!record) throw new Error('there is no game to show')
    const to = present(record)
    const before = record.commands.length > 0 ? record.states.at(-2) : undefined
    const from = before ?? to
    const seat = this.#viewerOf(from, session)
    return {
      phase,
      events,
      before: before ? this.#game.viewFor(before, seat) : null,
      after: this.#game.viewFor(to, seat),
      own: session.holder === null ? null : this.#game.viewFor(to, session.holder),
      isLast: scenes.length === 1,
      start: record.start,
      from,
      to,
    }
  }

  async #follow(session: Session<G>, activity: Activity): Promise<void> {
    await this.journal.idle
    const { record } = session
    batch(() => {
      this.session.value = session
      this.activity.value = activity
      if (record !== (this.game.value?.record ?? null) || (record && this.game.value?.info !== this.#info)) {
        this.game.value = record && { info: this.#info, record }
      }
      if (activity.name !== 'presenting' || record?.entries.length === 0) this.#state.value = record && present(record)
    })
  }

  #viewerOf(state: G['state'] | null, session: Session<G>): number | null {
    return state && viewerOf(this.#game, state, session)
  }
}

/** The game in a text as far as it is whole; null where nothing was played in it. */
function playedIn<G extends GameTypes>(game: Game<G>, text: string): Played<G> | null {
  const save = readSave(game, text)
  return save.ok && save.record.entries.length > 0 ? save : null
}

/** The machine is written for any game: the session it hands on is one of this game. */
const thinking = <G extends GameTypes>(mind: BotMind<G>) =>
  fromCallback<TableEvent, Session<GameTypes>>(({ input, sendBack }) =>
    mind(
      input as Session<G>,
      (decision) => sendBack({ type: 'bot.decided', ...decision }),
      (why) => sendBack({ type: 'bot.failed', why }),
    ),
  )
