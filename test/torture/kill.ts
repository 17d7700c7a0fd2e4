import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { redNovember, viewFor } from '../../engine/red-november/index.ts'
import { hashJson } from '../../engine/shared/hash.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { readSave } from '../../engine/shared/save.ts'
import { OutsideGame } from '../e2e/support/outside.ts'

export interface KillReport {
  kills: number
  /** The position was that of the last answered command. */
  exact: number
  /** It was one further: that command was written, but killed before its answer was seen. */
  oneAhead: number
  /** Killed while a new game was begun: it was the old one still, or the new one already. */
  changing: number
  moves: number
  /** How often the file of the running game was renamed, removed or taken away under it. */
  meddled: number
}

export interface KillOrder {
  readonly program: string
  readonly args: readonly string[]
  readonly home: string
  readonly kills: number
  readonly seed: string
  readonly after?: (report: KillReport) => void
}

/** What a player has seen last: how many lines, and what their position looks like to everybody. */
interface Seen {
  readonly moves: number
  readonly hash: string
  /** The order to begin a new game was given, but not seen to be done. */
  readonly changing?: boolean
  /** Its file was taken away and no command was answered since: there may be nothing, or something older. */
  readonly adrift?: boolean
}

/** One command in so many has something done to its file before. */
const SELDOM = 6

const LONGEST_ROUND_MS = 900

/** Plays, kills the whole app at a random moment, starts it again and compares; so many times. Throws at the first loss. */
export async function killAgainAndAgain(order: KillOrder): Promise<KillReport> {
  const random = new RandomStream(seedState(order.seed))
  const report: KillReport = { kills: 0, exact: 0, oneAhead: 0, changing: 0, moves: 0, meddled: 0 }
  let seen: Seen | null = null
  // A kill before the first game leaves nothing to compare with.
  while (!seen) seen = await round(order, random, null, report)
  while (report.kills < order.kills) {
    seen = await round(order, random, seen, report)
    if (seen) report.kills++
    order.after?.(report)
  }
  return report
}

async function round(
  order: KillOrder,
  random: RandomStream,
  last: Seen | null,
  report: KillReport,
): Promise<Seen | null> {
  const game = await OutsideGame.start(order.program, [...order.args, '--text-table'])
  const page = await game.page()
  await page.waitForSelector('html[data-ready=true]', { state: 'attached' })
  const found = await look(page)
  if (last) report[compare(last, found)]++
  const deadline = random.die(LONGEST_ROUND_MS)
  const killed = new Promise<void>((done) => setTimeout(() => void game.kill().then(done), deadline))
  const seen = await playUntilKilled(page, order, random, found, report)
  await killed
  if (seen) checkJournal(order.home, seen)
  return seen
}

function compare(seen: Seen, found: Seen | null): 'exact' | 'oneAhead' | 'changing' {
  if (seen.adrift) return 'changing'
  if (!found) throw new Error(`the game is gone; last seen was move ${seen.moves}`)
  if (seen.changing && found.moves === 0) return 'changing'
  const ahead = found.moves - seen.moves
  if (ahead === 0 && found.hash !== seen.hash) throw new Error(`move ${seen.moves} is another one now`)
  if (ahead !== 0 && (ahead !== 1 || seen.changing))
    throw new Error(`move ${seen.moves} was answered, found ${found.moves}`)
  return seen.changing ? 'changing' : ahead === 0 ? 'exact' : 'oneAhead'
}

/** The line that was answered last is on the disk, whatever came after it. */
function checkJournal(home: string, seen: Seen): void {
  if (seen.adrift) return
  const text = readFileSync(join(home, 'saves', AUTOSAVE_FILE), 'utf8')
  const save = readSave(redNovember, text)
  if (!save.ok) throw new Error(`the journal is ${save.code}`)
  if (seen.changing && save.record.entries.length === 0) return
  const state = save.record.states[seen.moves]
  if (!state || hashJson(viewFor(state, null)) !== seen.hash)
    throw new Error(`line ${seen.moves} of the journal is not the one answered`)
}

async function playUntilKilled(
  page: Page,
  { home }: KillOrder,
  random: RandomStream,
  first: Seen | null,
  report: KillReport,
): Promise<Seen | null> {
  let seen = first
  try {
    for (;;) {
      if (seen && random.die(SELDOM) === 1) {
        report.meddled++
        const meddle = MEDDLING[random.die(MEDDLING.length) - 1]
        if (meddle?.takesAway) seen = { ...seen, adrift: true }
        seen = (await meddle?.trick(page, join(home, 'saves'))) ?? seen
      }
      const next = await playOne(page, random.die(1_000_000))
      if (next) {
        seen = next
        report.moves++
      } else {
        await newGameForm(page, `torture ${random.die(1_000_000)}`)
        if (seen) seen = { ...seen, changing: true }
        seen = await castOff(page)
      }
    }
  } catch {
    // Killed in the middle of something: that is the idea.
    return seen
  }
}

interface Meddling {
  /** Until the next command the file may be gone, or another one. */
  readonly takesAway: boolean
  /** Gives what was answered meanwhile, if something was. */
  readonly trick: (page: Page, folder: string) => Promise<Seen | null> | undefined
}

/** What the list of saves, a file manager or a program that keeps copies does to the file of the running game. */
const MEDDLING: readonly Meddling[] = [
  { takesAway: false, trick: (page) => onCard(page, rename) },
  { takesAway: true, trick: (page) => onCard(page, remove) },
  {
    takesAway: true,
    trick: async (page) => {
      await onCard(page, remove)
      const answered = await playOne(page, 0)
      await page.getByRole('button', { name: 'Fish it out again' }).last().click()
      return answered
    },
  },
  {
    takesAway: true,
    trick: (_page, folder) => void rmSync(join(folder, AUTOSAVE_FILE), { force: true }),
  },
  {
    takesAway: true,
    trick: (_page, folder) => void renameSync(join(folder, AUTOSAVE_FILE), join(folder, 'moved.rnsave')),
  },
  {
    takesAway: false,
    trick: (_page, folder) => {
      copyFileSync(join(folder, AUTOSAVE_FILE), join(folder, 'copy'))
      renameSync(join(folder, 'copy'), join(folder, AUTOSAVE_FILE))
      return undefined
    },
  },
]
const AUTOSAVE_FILE = 'autosave.rnsave'

/** Does something with the card of the running game, and comes back to it. */
async function onCard(page: Page, trick: (card: Locator) => Promise<void>): Promise<null> {
  await page.getByRole('button', { name: 'Load …' }).click()
  await trick(page.locator('[data-save=autosave]'))
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.waitForSelector('main.table')
  return null
}

const remove = (card: Locator): Promise<void> => card.getByRole('button', { name: 'Delete' }).click()

async function rename(card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Rename' }).click()
  await card.getByLabel('Title of the save').fill('Renamed while it ran')
  await card.getByRole('button', { name: 'Save', exact: true }).click()
  await card.getByRole('heading', { name: 'Renamed while it ran' }).waitFor()
}

const look = (page: Page): Promise<Seen | null> =>
  page.evaluate(() => {
    const { hash, moves } = document.querySelector<HTMLElement>('main.table')?.dataset ?? {}
    return hash === undefined ? null : { hash, moves: Number(moves) }
  })

/** Presses a command and waits for its answer; null if there is none to press. */
const playOne = (page: Page, number: number): Promise<Seen | null> =>
  page.evaluate(async (pick) => {
    const table = document.querySelector<HTMLElement>('main.table')
    const buttons = document.querySelectorAll<HTMLElement>('[data-command]')
    const button = buttons[pick % buttons.length]
    if (!table || !button) return null
    const answered = new Promise((done) => {
      new MutationObserver(done).observe(table, { attributeFilter: ['data-moves'] })
    })
    button.click()
    await answered
    return { hash: table.dataset.hash ?? '', moves: Number(table.dataset.moves) }
  }, number)

async function newGameForm(page: Page, seed: string): Promise<void> {
  const title = page.getByRole('button', { name: 'Title' })
  if (await title.isVisible()) await title.click()
  const opener = page.locator('.front [data-go=newGame]')
  if (await opener.isVisible()) await opener.click()
  await page.getByLabel('Seed').fill(seed)
}

async function castOff(page: Page): Promise<Seen | null> {
  await page.getByRole('button', { name: 'Cast off' }).click()
  await page.waitForSelector('main.table')
  return look(page)
}
