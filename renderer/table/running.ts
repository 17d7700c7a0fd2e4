import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { present, startRecord } from '../../engine/shared/record.ts'
import { type ReadSave, readSave, type SaveErrorCode, type SaveInfo } from '../../engine/shared/save.ts'
import { FAULTS, type Fault } from '../../preload/contract.ts'
import { fail } from '../core/failure.ts'
import { host } from '../core/host.ts'
import { t } from '../core/language.ts'
import { asText, gameKept, noBoard, screen, showGame } from '../core/navigation.ts'
import { note, noteFault } from '../core/notices.ts'
import type { Library, Outcome, Problem } from './library.ts'
import { AT_ONCE } from './show/presenter.ts'
import { type Played, Table, type TableOptions } from './table.ts'

/** A save that was read: whole, or as far as it is whole. */
export type Opened<G extends GameTypes> = Extract<ReadSave<G>, { ok: true }>

const isFault = (problem: Problem): problem is Fault => FAULTS.some((fault) => fault === problem)

/** The words for what is wrong with a save. */
export const problemText = (problem: Problem): string =>
  isFault(problem) ? t(`fault.${problem}`) : t(`saveError.${problem}`)

/** Tells the player why not; true if all went well. */
export function wentWell<T>(outcome: Outcome<T>): outcome is { readonly ok: true; readonly value: T } {
  if (!outcome.ok) note('bad', () => problemText(outcome.problem))
  return outcome.ok
}

/** The table of one game with all that can be asked of it from anywhere: begin, resume, save, undo. */
export class RunningGame<G extends GameTypes> {
  readonly game: Game<G>
  readonly table: Table<G>
  readonly library: Library

  constructor(game: Game<G>, library: Library, options: TableOptions<G> = {}) {
    this.game = game
    this.library = library
    const onRetired = ({ title }: SaveInfo): void => note('good', () => t('notice.retired', { title }))
    this.table = new Table(game, host, fail, { ...options, onRetired })
    let wasTroubled = false
    this.table.journal.fault.subscribe((fault) => {
      if (fault) noteFault(fault)
      else if (wasTroubled) note('good', () => t('notice.journalBack'))
      wasTroubled = fault !== null
    })
  }

  /** Begins a new game with its opening. */
  async start(title: string, start: G['start'], extra: SaveInfo['extra'] = {}): Promise<void> {
    this.awaitPicture()
    await this.table.start(title, start, extra)
    showGame()
  }

  /** Puts a read save on the table and says what was lost on the way. */
  async play({ info, record, damage }: Pick<Opened<G>, 'info' | 'record' | 'damage'>): Promise<void> {
    this.awaitPicture()
    await this.table.place({ info, record })
    if (damage) note('bad', () => t('notice.damage', { count: damage.lostLines }))
    showGame()
  }

  /** A new game from where this one stands. Whoever knows how it went on learns nothing: what nobody has seen is shuffled anew. */
  async playOn({ info, record }: Played<G>, seed: string): Promise<void> {
    const start = this.game.reshuffled(present(record), seed)
    if (!start) return note('bad', () => t('notice.notFromHere'))
    await this.play({ info, record: startRecord(this.game, start), damage: null })
    note('good', () => t('notice.reshuffled'))
  }

  /** Takes the running game up again where its journal ends. */
  async resume(): Promise<boolean> {
    const journal = await this.table.journal.read()
    if (!journal.ok) {
      noteFault(journal.fault)
      return false
    }
    if (journal.value === null) return false
    const opened = this.understand(journal.value)
    if (!wentWell(opened)) return false
    await this.play(opened.value)
    return true
  }

  /** Reads a save's text. */
  understand(text: string): Outcome<Opened<G>> {
    const save = readSave(this.game, text)
    return save.ok ? { ok: true, value: save } : { ok: false, problem: save.code satisfies SaveErrorCode }
  }

  /** Another title for a save of the list; that of the running game changes through its journal, which is being written to. */
  async rename(id: string, title: string): Promise<Outcome<null>> {
    const isRunning = id === this.table.journal.id && this.table.game.value !== null && !this.table.rehearsing.value
    if (!isRunning) return this.library.rename(id, title)
    await this.table.retitle(title)
    const fault = this.table.journal.fault.value
    return fault === null ? { ok: true, value: null } : { ok: false, problem: fault }
  }

  async quickSave(): Promise<void> {
    const played = this.table.game.value
    // A lesson does not count, and takes no place of a game that does.
    if (!played || this.table.rehearsing.value) return
    const saved = await this.library.quickSave(this.game, this.table.journal.id, played)
    if (wentWell(saved)) note('good', () => t('notice.quickSaved'))
  }

  readQuick(): Promise<Outcome<string>> {
    return this.library.readQuick(this.game, this.table.journal.id)
  }

  async undo(): Promise<void> {
    if (this.table.mayUndo) await this.table.undo()
    else if (this.table.game.value) note('bad', () => t('notice.undoRefused'))
  }

  redo(): Promise<void> {
    return this.table.redo()
  }

  /** From the board to the text, or back. */
  useText(text: boolean): void {
    asText.value = text
    // Whoever asks for the board wants to see whether there is one.
    if (!text) noBoard.value = false
    // Text waits for no picture.
    if (text) this.table.presenter = AT_ONCE
    if (screen.value === 'game' || screen.value === 'table') showGame()
  }

  /** There is no picture to be had on this machine. */
  giveUpPicture(error: unknown): void {
    void host.log('warn', `no board: ${String(error)}`)
    noBoard.value = true
    this.useText(true)
    note('bad', () => t('notice.noBoard'))
  }

  /** A game is about to lie on the table: nothing of it is presented before there is a picture. */
  awaitPicture(): void {
    if (!asText.value && !gameKept.value) this.table.awaitPresenter()
  }
}
