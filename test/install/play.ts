import { copyFileSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { NAME, PROGRAM } from '../../scripts/dist/product.ts'
import { castOff, expect, playOne, position, ready } from '../e2e/support/game.ts'
import type { OutsideGame } from '../e2e/support/outside.ts'
import { type DebianRoot, PLAYER } from './root.ts'
import { promise, say } from './say.ts'

/** What the player has when the game is closed: a save, and the position in it. */
export interface Played {
  readonly save: string
  readonly sum: string
  readonly hash: string
}

const SAVES = `/home/${PLAYER}/.config/${NAME}/saves`

/** Starts as an ordinary user, in the sandbox; a turn is played and saved. */
export async function checkPlay(root: DebianRoot, version: string): Promise<Played> {
  const { game, page } = await open(root)
  const about = await page.evaluate(() => window.desktop?.about())
  promise(about?.ok === true && about.value.version === version, 'the game knows its version')
  await checkSandbox(game)
  await castOff(page, 'installed')
  for (let move = 0; move < 6; move++) await playOne(page)
  await page.keyboard.press('F5')
  const hash = await position(page)
  await expect(page.getByText('Quick save made')).toBeVisible()
  say('A game was begun, six moves played, a quick save made.')
  await close(game, page)
  const save = `${SAVES}/quick.rnsave`
  return { save, sum: root.sum(save), hash: hash ?? '' }
}

/** A save somewhere else on the disk: named when the game starts, and opened by the desktop while it runs. */
export async function openByFile(root: DebianRoot, { save, hash }: Played): Promise<void> {
  const file = `/home/${PLAYER}/от друга.rnsave`
  copyFileSync(root.in(save), root.in(file))
  root.asRoot('chown', `${PLAYER}:`, file)
  const { game, page } = await open(root, file)
  await expect.poll(() => position(page)).toBe(hash)
  say('Started with a save from elsewhere: its position is on the table.')
  await playOne(page)
  promise((await position(page)) !== hash, 'a move changes the position')
  await root.besideTheGame('gio', 'open', file)
  await expect.poll(() => position(page)).toBe(hash)
  say('While it ran the desktop opened that save: its position is on the table again, in the same window.')
  await close(game, page)
}

/** After the upgrade the same saves are there and the same game goes on. */
export async function continueAfterUpgrade(
  root: DebianRoot,
  { save, sum, hash }: Played,
  version: string,
): Promise<void> {
  promise(root.sum(save) === sum, 'the upgrade left the save as it was')
  const { game, page } = await open(root)
  const about = await page.evaluate(() => window.desktop?.about())
  promise(about?.ok === true && about.value.version === version, 'the game knows its new version')
  await page.keyboard.press('F9')
  await expect.poll(() => position(page)).toBe(hash)
  say(`After the upgrade it says ${version}, has the save, and goes on from it.`)
  await close(game, page)
}

async function open(root: DebianRoot, ...args: string[]): Promise<{ game: OutsideGame; page: Page }> {
  const game = await root.startGame(PROGRAM, ...args)
  const page = await game.page()
  await ready(page)
  return { game, page }
}

/** As a player does it: what is not flushed then is lost. */
async function close(game: OutsideGame, page: Page): Promise<void> {
  await page.evaluate(() => void window.desktop?.quit())
  await game.ended()
}

async function checkSandbox(game: OutsideGame): Promise<void> {
  const about = readFileSync(`/proc/${await game.rendererPid()}/status`, 'utf8')
  const [, user] = /^Uid:\s+(\d+)/m.exec(about) ?? []
  promise(user !== '0', 'the page does not run as root')
  promise(/^Seccomp:\s+2$/m.test(about), 'the kernel filters what the page’s process asks')
  promise(/^NoNewPrivs:\s+1$/m.test(about), 'the page’s process can gain no rights')
  const [, namespaces = ''] = /^NSpid:\s+(.+)$/m.exec(about) ?? []
  say(
    `Started as an ordinary user; the page’s process is filtered by the kernel and lives in a PID namespace of its own (${namespaces.trim().split(/\s+/).length} deep).`,
  )
}
