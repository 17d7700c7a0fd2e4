import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import type { Page } from '@playwright/test'
import { MAX_APP_BYTES } from '../../../scripts/dist/product.ts'
import { FUSES, setFuses } from '../../../scripts/fuses.ts'
import { isRoot } from '../../../scripts/system.ts'
import { CavePilot, sensible } from '../support/cave-pilot.ts'
import { program as electron, expect, newGame, playOne, ready, test } from '../support/game.ts'
import { OutsideGame } from '../support/outside.ts'
import { packageGame } from '../support/packaged.ts'

test('4 and 19: the packaged game has its fuses burnt and runs in the system’s sandbox', async ({ home }) => {
  const packaged = await packageGame()
  expect(statSync(packaged.archive).size).toBeLessThan(MAX_APP_BYTES)
  await setFuses(packaged.program)
  const wire = await getCurrentFuseWire(packaged.program)
  for (const [fuse, wanted] of Object.entries(FUSES)) {
    const name = FuseV1Options[Number(fuse)]
    expect(wire[Number(fuse) as FuseV1Options], name).toBe(wanted ? FuseState.ENABLE : FuseState.DISABLE)
  }

  const asNode = spawnSync(packaged.program, ['-p', '6 * 7'], {
    env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', DISPLAY: '' },
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(asNode.stdout).not.toContain('42')

  const game = await startAsPlayer(packaged.program, home)
  const page = await game.page()
  await ready(page)
  await newGame(page, 'packaged')
  await playOne(page)
  expect(page.url()).toBe('app://game/')
  expect(game.said).not.toContain('Debugger listening')
  const pid = await game.rendererPid()
  if (existsSync(`/proc/${pid}/status`)) {
    // 2: the kernel filters what this process may ask of it.
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).toMatch(/Seccomp:\s+2/)
  }
  for (const keys of ['F12', 'Control+Shift+I', 'Control+Shift+J', 'Control+Shift+C', 'Control+Alt+I'])
    await page.keyboard.press(keys)
  await playOne(page)
  await intoTheCave(page, home)
  const list = await fetch(new URL('/json/list', game.address.replace('ws:', 'http:')))
  const targets = (await list.json()) as { readonly type: string; readonly url: string }[]
  expect(targets.filter(({ type }) => type !== 'worker').map(({ url }) => url)).toEqual(['app://game/'])
  await game.kill()
  packaged.remove()
})

/** From the text table to the title and down into the other game, where somebody among bots makes a whole turn. */
async function intoTheCave(page: Page, home: string): Promise<void> {
  await page.keyboard.press('F2')
  await expect(page.locator('main.game')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('dialog.pause .menu button').last().click()
  await page.evaluate(() => window.desktop?.changeSettings({ animationSpeed: 'instant' }))
  await page.locator('[data-game=dark-cave] [data-go=newGame]').click()
  await page.locator('.cave-lobby .notice input').fill('packaged')
  await page.locator('.cave-lobby .go-down').click()
  await expect(page.locator('.cave-game .board-canvas[aria-busy=false]')).toBeAttached()
  const pilot = new CavePilot(page, home)
  await pilot.asked()
  const before = pilot.record.entries.length
  let own = 0
  // Until somebody else has spoken, too.
  do {
    await pilot.say(sensible(pilot.state))
    own++
    await pilot.asked()
  } while (pilot.record.entries.length === before + own)
  const pictures = await page.evaluate(() =>
    [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0).map(({ src }) => src),
  )
  expect(pictures, 'every picture was in the package').toEqual([])
}

/** As an ordinary user: root gets no sandbox. The inspector is asked for, and must not come. */
async function startAsPlayer(program: string, home: string): Promise<OutsideGame> {
  const args = [`--user-data-dir=${home}`, '--lang=en-GB', '--inspect=0']
  if (!isRoot()) return OutsideGame.start(program, args)
  chmodSync(home, 0o777)
  execFileSync('chmod', ['-R', 'a+rX', dirname(program)])
  // As an installer does it, for systems that give users no namespaces. A copy: the original belongs to the cache.
  const helper = join(dirname(program), 'chrome-sandbox')
  rmSync(helper)
  copyFileSync(join(dirname(electron()), 'chrome-sandbox'), helper)
  chmodSync(helper, 0o4755)
  const nobody = ['--reuid=65534', '--regid=65534', '--clear-groups', '--']
  return OutsideGame.start('setpriv', [...nobody, program, ...args], { HOME: home, XDG_RUNTIME_DIR: home })
}
