import { batch, computed, signal } from '@preact/signals'
import { type Actor, type CallbackActorLogic, createActor, fromCallback, waitFor } from 'xstate'
import {
  type Command,
  formatLastEntry,
  formatSave,
  type GameRecord,
  type GameSetup,
  type GameState,
  handsAreSecret,
  present,
  type SaveInfo,
  seatOf,
  speaker,
  startRecord,
} from '../../engine/red-november/index.ts'
import { type PresenterInput, type TableEvent, tableMachine } from '../../engine/shared/table/machine.ts'
import { NO_SESSION, reseated, type Seat, type Session } from '../../engine/shared/table/session.ts'
import type { Host } from '../../preload/contract.ts'
import { type Crew, crewOf } from './crew.ts'
import { JournalKeeper } from './journal.ts'
import { AT_ONCE, type Presenter } from './show/presenting.ts'
import { NO_STAGE, type Stage, stageOf } from './stage.ts'

/** A game on the table: what is true, and what its save is called. */
export interface Game {
  readonly info: SaveInfo
  readonly record: GameRecord
}

/**
 * The running game as screens see it: the table machine, with a journal that is always a step ahead of the picture. All
 * its signals change together, and only after the last line was written: what a player has seen is on the disk.
 */
export class Table {
  readonly game = signal<Game | null>(null)
  readonly session = signal<Session>(NO_SESSION)
  readonly stage = signal<Stage>(NO_STAGE)
  /** The position that may be seen: while something is presented it is still the one before. */
  readonly shown = signal<GameState | null>(null)
  /** A lesson or a show: nothing of it is kept. */
  readonly rehearsing = signal(false)
  /** Names, seats and what was agreed on. */
  readonly crew = computed(() => crewOf(this.game.value?.info.extra ?? {}))
  /** The seat whose eyes the screen serves: with secret hands whoever sits there, otherwise whoever has to speak. */
  readonly viewer = computed(() => viewerOf(this.shown.value, this.session.value))
  readonly journal: JournalKeeper
  readonly #machine: Actor<typeof tableMachine>
  #info: SaveInfo = { title: '', created: '', extra: {} }
  #presenter: Presenter = AT_ONCE
  #mayTry: (command: Command) => boolean = () => true
  #awaited: Promise<void> | null = null
  #arrived = (): void => undefined
  #followed: Promise<void> = Promise.resolve()

  /** `onFault` hears of it when engine and chart disagree: our own bug. Without `botMind` bots think where they stand. */
  constructor(host: Host, onFault: (why: string) => void, botMind?: CallbackActorLogic<TableEvent, Session>) {
    this.journal = new JournalKeeper(host)
    const provided = tableMachine.provide({
      actions: { journal: ({ context }) => void (context.game && this.journal.add(formatLastEntry(context.game))) },
      actors: { presenter: this.#presenting(), ...(botMind && { botMind }) },
    })
    this.#machine = createActor(provided)
    this.#machine.subscribe((snapshot) => {
      if (snapshot.value === 'fault') onFault(snapshot.context.fault ?? 'the table stopped')
      this.#followed = this.#follow(snapshot.context, stageOf(snapshot))
    })
    this.#machine.start()
  }

  /** Who shows what happens. Another one takes over with the next scene. */
  get presenter(): Presenter {
    return this.#presenter
  }

  set presenter(presenter: Presenter) {
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

  /** A new game with its crew. */
  async start(title: string, setup: GameSetup, crew: Partial<Crew> = {}): Promise<void> {
    const info = { title, created: new Date().toISOString(), extra: { ...crew } }
    await this.lay({ info, record: startRecord({ setup }) })
  }

  /** Puts a game on the table, whatever lay there before. */
  async lay({ info, record }: Game): Promise<void> {
    await this.journal.begin(formatSave(info, record))
    this.rehearsing.value = false
    this.#mayTry = () => true
    await this.#open({ info, record })
  }

  /** Puts a game on the table that does not count; the journal of the one that does is not touched. */
  async rehearse(game: Game, mayTry: (command: Command) => boolean = () => true): Promise<void> {
    await this.journal.rest()
    this.rehearsing.value = true
    this.#mayTry = mayTry
    await this.#open(game)
  }

  /** Clears the table. What was kept can be taken up again from its journal. */
  async leave(): Promise<void> {
    this.#machine.send({ type: 'game.leave' })
    await this.#followed
    this.rehearsing.value = false
  }

  async #open({ info, record }: Game): Promise<void> {
    this.#info = info
    const { seats, loyalBots } = crewOf(info.extra)
    this.#machine.send({ type: 'game.open', game: record, seats, loyalBots })
    await this.#followed
  }

  /** Says a command; ends when it has been shown and somebody is asked again. */
  async say(command: Command): Promise<void> {
    if (!this.#mayTry(command)) return
    return this.#tell({ type: 'command', command })
  }

  /** Takes the last command back, if nothing random or secret was seen since. */
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
  async reseat(seat: number, to: Seat): Promise<void> {
    const session = this.#machine.getSnapshot().context
    if (!session.game) return
    this.#info = { ...this.#info, extra: { ...this.#info.extra, seats: reseated(session, seat, to).seats } }
    if (to === 'person') this.rehearsing.value = false
    if (!this.rehearsing.value) void this.journal.begin(formatSave(this.#info, session.game))
    this.#machine.send({ type: 'seat.change', seat, to })
    await this.#followed
  }

  /** Nobody is heard while something is shown. */
  async #tell(event: TableEvent): Promise<void> {
    await this.#shown()
    this.#machine.send(event)
    await this.#shown()
  }

  async #shown(): Promise<void> {
    await waitFor(this.#machine, (snapshot) => stageOf(snapshot).name !== 'presenting')
    await this.#followed
  }

  #presenting() {
    return fromCallback<TableEvent, PresenterInput>(({ input: { scene, session }, sendBack }) => {
      let over = false
      const show = async (): Promise<void> => {
        await this.journal.idle
        await this.#awaited
        if (!over) await this.#presenter.present(scene, session)
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

  async #follow(session: Session, stage: Stage): Promise<void> {
    await this.journal.idle
    const { game } = session
    batch(() => {
      this.session.value = session
      this.stage.value = stage
      if (game !== (this.game.value?.record ?? null) || (game && this.game.value?.info !== this.#info)) {
        this.game.value = game && { info: this.#info, record: game }
      }
      if (stage.name !== 'presenting' || game?.entries.length === 0) this.shown.value = game && present(game)
    })
  }
}

function viewerOf(state: GameState | null, { holder }: Session): number | null {
  if (!state) return null
  if (handsAreSecret(state.options)) return holder
  const who = speaker(state)
  return who ? seatOf(state, who) : 0
}
