import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { hashJson } from '../../engine/shared/hash.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { present } from '../../engine/shared/record.ts'
import { OutsideGame } from '../e2e/support/outside.ts'
import { putSave } from '../e2e/support/saves.ts'
import { about, checkSaves, judge, type Left, leftIn } from './aftermath.ts'
import { checkOldFiles, newHome } from './homes.ts'
import { playInPage, SIGN } from './in-page.ts'
import { KINDS, type Kind, type Word } from './kinds.ts'
import { begun, GAME_IDS, type GameId, VICTIMS } from './tables.ts'
import type { Tally } from './tally.ts'

/** The real program. */
export interface Program {
  readonly path: string
  /** Everything but the folder it keeps its things in. */
  readonly args: readonly string[]
}

/** Where one kill strikes. */
export type Cell = readonly [GameId, Kind]

/** So many kills, over both games and all kinds in turn. */
export const cells = (kills: number): readonly Cell[] =>
  Array.from(
    { length: kills },
    // There are as many kinds as makes each meet the other game in the next round.
    (_, at): Cell => [GAME_IDS[at % GAME_IDS.length] ?? 'red-november', KINDS[at % KINDS.length] ?? 'question'],
  )

/** Kills come when the page has been in its state so many times at most, and up to so much later. */
const MOMENTS: Readonly<Record<Kind, { readonly times: number; readonly ms: number }>> = {
  question: { times: 12, ms: 40 },
  thinking: { times: 12, ms: 60 },
  curtain: { times: 2, ms: 400 },
  saving: { times: 5, ms: 30 },
  migrating: { times: 1, ms: 700 },
  lobby: { times: 1, ms: 300 },
  first: { times: 1, ms: 300 },
}
/** Kinds that play on the text table. */
const AT_TABLE: readonly Kind[] = ['question', 'thinking', 'curtain', 'saving']
/** Long enough to mean that it never comes to its state. */
const PATIENCE_MS = 90_000

/** Kills the real window in these cells, one after the other. Throws at the first loss. */
export async function killWindows(program: Program, plan: readonly Cell[], seed: string, tally: Tally): Promise<void> {
  const homes = new Map<string, { readonly home: string; left: Left }>()
  for (const [round, [game, kind]] of plan.entries()) {
    const key = `${game} ${kind}`
    const isFresh = kind === 'first' || kind === 'migrating'
    const kept = isFresh ? undefined : homes.get(key)
    const place = kept ?? prepared(game, kind)
    if (!isFresh) homes.set(key, place)
    try {
      place.left = await killOnce(program, place, [game, kind], `${seed} ${round}`, tally)
    } catch (error) {
      throw new Error(`the window, ${about(game, kind, round)} in ${place.home}`, { cause: error })
    }
    if (isFresh) remove(place.home)
  }
  for (const { home } of homes.values()) remove(home)
}

/** Chromium's children may still be writing their last lines. */
const remove = (home: string): void => rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

function prepared(game: GameId, kind: Kind): { readonly home: string; left: Left } {
  const home = newHome(game, kind)
  if (kind !== 'migrating') {
    const settings = { language: 'en', animationSpeed: 'instant', quality: 'low', gameInFront: game }
    writeFileSync(join(home, 'settings.json'), JSON.stringify(settings))
  }
  return { home, left: leftIn(home, VICTIMS[game]) }
}

async function killOnce(
  { path, args }: Program,
  place: { readonly home: string; readonly left: Left },
  [game, kind]: Cell,
  seed: string,
  tally: Tally,
): Promise<Left> {
  const { home } = place
  const victim = VICTIMS[game]
  const random = new RandomStream(seedState(`${seed} ${game} ${kind}`))
  let before = place.left
  const isOver = before.record !== null && victim.game.seatToSpeak(present(before.record)) === null
  if (AT_TABLE.includes(kind) && (!before.record || isOver)) {
    putSave(home, victim.journal, begun(victim, kind, seed))
    before = leftIn(home, victim)
  }
  const switches = AT_TABLE.includes(kind) ? ['--text-table'] : []
  const window = await OutsideGame.start(path, [...args, `--user-data-dir=${home}`, ...switches])
  const words = await livedAndDied(window, game, kind, random)
  tally.answered += words.filter(({ say }) => say === 'answered').length
  const left = leftIn(home, victim)
  if (AT_TABLE.includes(kind)) checkGoesOn(before, left, game)
  // Bots have gone on before we came to look.
  if (kind !== 'thinking') checkFound(words, before, game)
  if (kind === 'migrating') checkOldFiles(home)
  else checkSaves(home, words, victim)
  if (kind === 'lobby' && left.text !== before.text) throw new Error('to look at it has changed it')
  const hashAt = (now: Left, entries: number): string | null => publicHash(now, entries, game)
  // The page goes on while what it said is still on its way to us, and the kill takes that with it.
  const mostAhead = Number.POSITIVE_INFINITY
  const known: readonly Word[] = before.record ? [{ say: 'found', mark: markOf(before, game) }, ...words] : words
  tally.note(game, kind, judge(known, left, { hashAt, mostAhead, takesOver: kind === 'migrating' }), left.halfDone)
  return left
}

const markOf = (left: Left, game: GameId) => {
  const entries = left.record?.entries.length ?? 0
  return { entries, hash: publicHash(left, entries, game) ?? '' }
}

/** What is open to everybody after so many lines: by that the page tells positions apart. */
function publicHash({ record }: Left, entries: number, id: GameId): string | null {
  const state = record?.states[entries]
  return state ? hashJson(VICTIMS[id].game.viewFor(state, null)) : null
}

/** What the window showed first is what the kill before had left. */
function checkFound(words: readonly Word[], before: Left, game: GameId): void {
  const found = words.find((word) => word.say === 'found')
  if (found?.say !== 'found' || !found.mark) return
  const { entries, hash } = markOf(before, game)
  if (found.mark.entries !== entries || found.mark.hash !== hash)
    throw new Error(`it shows line ${found.mark.entries}, the last kill left ${entries}`)
}

/** Whatever was there at the start is there still, with more behind it. */
function checkGoesOn(before: Left, left: Left, game: GameId): void {
  const { entries, hash } = markOf(before, game)
  if (publicHash(left, entries, game) !== hash)
    throw new Error(`line ${entries} was there at the start, and is no more`)
}

/** Leads the window into its state, kills it there, and gives what was seen until then. */
async function livedAndDied(
  window: OutsideGame,
  game: GameId,
  kind: Kind,
  random: RandomStream,
): Promise<readonly Word[]> {
  const words: Word[] = []
  const { times, ms } = MOMENTS[kind]
  const wanted = random.die(times)
  const later = random.die(ms)
  const page = await window.page()
  await page.waitForSelector('html[data-ready=true]', { state: 'attached' })
  const isDue = new Promise<void>((due, never) => {
    const late = setTimeout(() => never(new Error(`it never came to its state: ${JSON.stringify(words)}`)), PATIENCE_MS)
    let left = wanted
    page.on('console', (line) => {
      if (!line.text().startsWith(SIGN)) return
      const word = JSON.parse(line.text().slice(SIGN.length)) as Word
      words.push(word)
      if (word.say !== 'at' || --left !== 0) return
      clearTimeout(late)
      due()
    })
  })
  // The loader of TypeScript names functions by a helper of its own, which a page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  // Killed in the middle of something: that is the idea.
  const life = live(page, game, kind, random).catch((error: unknown) => error)
  const failed = life.then((error) => {
    throw new Error('it ended before it was killed', { cause: error })
  })
  try {
    await Promise.race([isDue, failed])
    await pause(later)
  } finally {
    failed.catch(() => undefined)
    await window.kill()
  }
  return words
}

async function live(page: Page, game: GameId, kind: Kind, random: RandomStream): Promise<void> {
  if (AT_TABLE.includes(kind)) return page.evaluate(playInPage, { kind, number: random.die(1_000_000), sign: SIGN })
  const say = (word: Word): Promise<void> => page.evaluate((text) => console.debug(text), SIGN + JSON.stringify(word))
  if (kind === 'migrating') {
    await page.keyboard.press('Control+o')
    const save = game === 'dark-cave' ? 'cave' : 'plain'
    const button = page.locator(`[data-save=${save}] button.primary`)
    await button.waitFor()
    await say({ say: 'changing' })
    await say({ say: 'at' })
    await button.evaluate((element) => (element as HTMLElement).click())
  } else {
    await page.locator(`[data-game=${game}] [data-go=newGame]`).click()
    const start = page.locator('.cast-off, .go-down')
    await start.waitFor()
    if (kind === 'lobby') await say({ say: 'at' })
    else {
      await say({ say: 'changing' })
      await say({ say: 'at' })
      await start.evaluate((element) => (element as HTMLElement).click())
    }
  }
  const main = page.locator('main[data-moves][data-hash]')
  await main.waitFor({ timeout: PATIENCE_MS })
  const { moves, hash } = await main.evaluate((element) => ({ ...(element as HTMLElement).dataset }))
  await say({ say: 'answered', mark: { entries: Number(moves), hash: hash ?? '' } })
  await pause(PATIENCE_MS)
}
