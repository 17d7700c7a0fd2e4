import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import {
  BOTS,
  type CardId,
  type Command,
  darkCave,
  formatCommand,
  type GameRecord,
  type GameState,
  legalCommands,
  parseCommand,
  seatToSpeak,
  viewFor,
} from '../../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import { extend, present } from '../../../engine/shared/record.ts'
import { readSave } from '../../../engine/shared/save.ts'
import { keyOf } from '../../../renderer/dark-cave/board/kit/targets.ts'
import { targetOf } from '../../../renderer/dark-cave/choices/offers.ts'
import { press, until } from './look.ts'

/** A game has many commands. */
const QUICKLY = { intervals: [5] }

export const caveJournal = (home: string): string => join(home, 'saves', 'autosave.dark-cave.rnsave')

/** The game in the journal on the disk: what is true, whatever the window shows. */
export const caveOnDisk = (home: string): GameRecord => readCave(readFileSync(caveJournal(home), 'utf8'))

function readCave(text: string): GameRecord {
  const read = readSave(darkCave, text)
  if (!read.ok) throw new Error(`the journal cannot be read: ${read.code}`)
  return read.record
}

/** What the window asks for. */
type Scene =
  | { readonly stage: 'choosing'; readonly seat: string | null }
  | { readonly stage: 'curtain'; readonly gnome: string }
  /** Something that one person sees alone: it stays until that person has seen it. */
  | { readonly stage: 'alone' }
  | { readonly stage: 'over' }

/** Plays the cave through its real interface: hand, board, desk, curtains and what is seen alone. */
export class CavePilot {
  #record: GameRecord | null = null
  #lines = 1
  /** How many curtains were opened, and how often something was seen alone. */
  readonly met = { curtains: 0, alone: 0 }

  constructor(
    readonly page: Page,
    readonly home: string,
  ) {}

  /** Read on as the journal grows. */
  get record(): GameRecord {
    const text = readFileSync(caveJournal(this.home), 'utf8')
    const lines = text.slice(0, text.lastIndexOf('\n')).split('\n')
    let record: GameRecord = this.#record ?? readCave(`${lines[0]}\n`)
    for (const line of lines.slice(this.#lines)) {
      const next = extend(darkCave, record, parseCommand(line.replace(/^\w+ /, ''), present(record)))
      if (!next.ok) throw new Error(`the journal has what is against the rules: ${line}, ${next.error.code}`)
      record = next.record
    }
    this.#lines = lines.length
    this.#record = record
    return record
  }

  get state(): GameState {
    return present(this.record)
  }

  /** Opens curtains and closes what was seen alone until somebody is asked; false when it is over. */
  async asked(): Promise<boolean> {
    for (;;) {
      const scene = await this.#look()
      if (scene.stage === 'over') return false
      if (scene.stage === 'choosing') return true
      if (scene.stage === 'curtain') {
        this.met.curtains++
        expect(scene.gnome).toBe(this.state.turn?.active)
        await press(this.page, '.cave-curtain button.lit:enabled')
      } else {
        this.met.alone++
        await press(this.page, ALONE)
      }
    }
  }

  /** Says one command; ends when the journal has it. */
  async say(command: Command): Promise<void> {
    const { length } = this.record.entries
    await this.#say(command)
    await expect.poll(() => this.record.entries.length, QUICKLY).toBeGreaterThan(length)
    const said = this.record.commands[length]
    expect(said && formatCommand(said)).toBe(formatCommand(command))
  }

  /** Plays to the end as diggers would; gives back how many commands people said. */
  async playOut(): Promise<number> {
    let said = 0
    for (; await this.asked(); said++) await this.say(sensible(this.state))
    return said
  }

  async #look(): Promise<Scene> {
    const scene = await until(
      this.page,
      ({ known, alone }): Scene | null => {
        if (document.querySelector('main.unmasking')) return { stage: 'over' }
        if (document.querySelector(alone)) return { stage: 'alone' }
        const { stage, moves = '-1' } = document.querySelector<HTMLElement>('main.cave-game')?.dataset ?? {}
        if (Number(moves) < known) return null
        if (stage === 'choosing') return { stage, seat: null }
        const curtain = document.querySelector<HTMLElement>('.cave-curtain:has(button.lit:enabled)')
        return stage === 'handOver' && curtain ? { stage: 'curtain', gnome: curtain.dataset.gnome ?? '' } : null
      },
      { known: this.record.entries.length, alone: ALONE },
    )
    if (!scene) throw new Error(`nobody is asked: ${await this.page.locator('body').innerText()}`)
    return scene
  }

  async #say(command: Command): Promise<void> {
    const { page } = this
    switch (command.type) {
      case 'discard':
        await press(page, '[data-do=pass]')
        for (const card of command.cards) await press(page, `${cardIn(card)}[aria-pressed=false]`)
        return press(page, '[data-do=do]')
      case 'step':
      case 'chop':
        await this.#touch(command)
        return press(page, '[data-do=do]')
      case 'lay': {
        const at = legalCommands(this.state).findIndex((other) => formatCommand(other) === formatCommand(command))
        return press(page, `li:nth-child(${at + 1}) > [data-command=lay]`)
      }
      default:
        if (!('card' in command)) return press(page, `[data-command=${command.type}]`)
        await press(page, cardIn(command.card))
        // What can be done in one way only is picked with the card: another touch would do it.
        if (legalCommands(this.state).filter((other) => 'card' in other && other.card === command.card).length > 1)
          await this.#touch(command)
        if (command.type === 'path') await this.#turn(command.turned)
        return press(page, '[data-do=do]:enabled')
    }
  }

  /** What the command is about, by its button over the board or in the list of the company. */
  async #touch(command: Command): Promise<void> {
    const target = targetOf(command)
    if (!target) return
    if (target.kind === 'gnome') return press(this.page, `.company [data-gnome=${target.gnome}][data-lit=true]`)
    const isPicked = await until(
      this.page,
      (key) => {
        const button = document.querySelector<HTMLElement>(`.board-keys [data-target="${key}"]`)
        button?.click()
        return button ? true : null
      },
      keyOf(target),
    )
    if (!isPicked) throw new Error(`${keyOf(target)} is not on the board`)
  }

  async #turn(turned: boolean): Promise<void> {
    const isTurned = await until(
      this.page,
      () => {
        const picture = document.querySelector('.cave-hand [aria-pressed=true] .card-picture')
        return picture && document.querySelector('[data-do=do]:enabled')
          ? { turned: picture.classList.contains('turned') }
          : null
      },
      null,
    )
    if (isTurned?.turned !== turned) await press(this.page, '[data-do=turn]')
  }
}

/** Whatever only one person sees waits for this. */
const ALONE = ':is(.cave-peek button.lit, .cave-desk [data-go=hand-over])'

const cardIn = (card: CardId): string => `.cave-hand [data-card="${card}"]`

/** What a sensible person would say. */
export function sensible(state: GameState): Command {
  const seat = seatToSpeak(state)
  if (seat === null) throw new Error('nobody is asked')
  return BOTS.digger(viewFor(state, seat), new RandomStream(seedState(`${state.seed}/person`))).command
}
