import { readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { complaintsOf } from './support/complaints.ts'
import { asText, expect, test as fresh, newGame, playOne, ready } from './support/game.ts'
import { test } from './support/kept.ts'

test('an error in the page shows a calm page that leads back to the last move', async ({ game, home }) => {
  const { page } = game
  await newGame(page, 'calm')
  await playOne(page)
  const left = await playOne(page)
  await page.evaluate((folder) => {
    setTimeout(() => {
      throw new Error(`a pipe burst in ${folder}`)
    })
  }, homedir())
  await expect(page.getByRole('heading', { name: 'Everybody stay calm' })).toBeVisible()

  await page.getByRole('button', { name: 'Write a report file' }).click()
  await expect(page.getByText('The report lies ready')).toBeVisible()
  const [name = ''] = readdirSync(join(home, 'reports'))
  const report = readFileSync(join(home, 'reports', name), 'utf8')
  expect(report).toContain('a pipe burst')
  expect(report).toContain('Electron')
  expect(report).toContain('red-november-save')
  expect(report.match(/^[0-9a-f]{16} open/gm)).toHaveLength(2)
  expect(report).not.toContain(homedir())

  await page.getByRole('button', { name: 'Continue from the last move' }).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-hash', left)
})

test('a rejected promise that nobody handles shows the calm page too', async ({ game }) => {
  await game.page.evaluate(() => void Promise.reject(new Error('dropped')))
  await expect(game.page.getByRole('heading', { name: 'Everybody stay calm' })).toBeVisible()
})

test('whoever watches a game hears of every kind of error', async ({ game }) => {
  const { app, page } = game
  const complaints = complaintsOf(game)
  await page.evaluate(() => {
    console.error('said aloud')
    void Promise.reject(new Error('dropped'))
    setTimeout(() => {
      throw new Error('thrown')
    })
  })
  await app.evaluate(() => {
    void Promise.reject(new Error('dropped below'))
    setTimeout(() => {
      throw new Error('thrown below')
    })
  })
  for (const word of [
    'said aloud',
    'dropped',
    'thrown',
    'unhandled Error: dropped below',
    'uncaught Error: thrown below',
  ])
    await expect.poll(() => complaints.join('\n')).toContain(word)
})

test('an error while drawing is heard of too, though the calm page takes it up', async ({ game }) => {
  const complaints = complaintsOf(game)
  await game.page.evaluate(() => {
    const make = document.createElementNS
    document.createElementNS = () => {
      document.createElementNS = make
      throw new Error('torn while drawing')
    }
  })
  await game.page.locator('.front [data-go=newGame]').click()
  await expect(game.page.locator('main.crash')).toBeVisible()
  await expect.poll(() => complaints.join('\n')).toContain('torn while drawing')
})

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

fresh('a clock that jumps costs no move and no save', async ({ game }) => {
  const { app, page } = game
  await newGame(page, 'clock')
  const left: string[] = []
  for (const [at, jump] of [0, -YEAR_MS, 2 * YEAR_MS, -40 * YEAR_MS].entries()) {
    await page.clock.setSystemTime(Date.now() + jump)
    await app.evaluate((_electron, by) => {
      const honest = Date.now.bind(Date)
      Date.now = () => honest() + by
    }, jump)
    left.push(await playOne(page))
    await page.getByRole('button', { name: 'Save …' }).click()
    await page.getByLabel('Title of the save').fill(`Jump ${at}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(`Saved: Jump ${at}.`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Load …' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(5)
  for (const [at, hash] of left.entries()) {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: `Jump ${at}`, exact: true }) })
    await card.getByRole('button', { name: 'Load' }).click()
    await expect(page.locator('main[data-hash]')).toHaveAttribute('data-hash', hash)
    await asText(page)
    await page.getByRole('button', { name: 'Load …' }).click()
  }
})

fresh(
  'a killed page comes back to the same position; one that keeps dying shows the calm page',
  async ({ outside }) => {
    const page = await outside.page()
    await ready(page)
    await newGame(page, 'killed')
    await playOne(page)
    const left = await playOne(page)
    for (let fall = 1; fall <= 2; fall++) {
      process.kill(await outside.rendererPid(), 'SIGKILL')
      await expect(async () => {
        await expect((await outside.page()).locator('main[data-hash]')).toHaveAttribute('data-hash', left, {
          timeout: 2000,
        })
      }).toPass()
    }
    process.kill(await outside.rendererPid(), 'SIGKILL')
    await expect(async () => {
      const calm = (await outside.page()).getByRole('heading', { name: 'Everybody stay calm' })
      await expect(calm).toBeVisible({ timeout: 2000 })
    }).toPass()
  },
)

fresh('a page that hangs is ended and comes back to the same position', async ({ outside }) => {
  const page = await outside.page()
  await ready(page)
  await newGame(page, 'hang')
  const left = await playOne(page)
  const before = await outside.rendererPid()
  await page.evaluate(() => {
    setTimeout(() => {
      for (;;);
    })
  })
  await expect.poll(() => outside.rendererPid(), { timeout: 90_000 }).not.toBe(before)
  await expect(async () => {
    await expect((await outside.page()).locator('main[data-hash]')).toHaveAttribute('data-hash', left, {
      timeout: 2000,
    })
  }).toPass()
})

fresh('a page that is only busy for a while is left alone', async ({ outside }) => {
  const page = await outside.page()
  await ready(page)
  await newGame(page, 'slow')
  const before = await outside.rendererPid()
  await page.evaluate(() => {
    const until = performance.now() + 6_000
    while (performance.now() < until);
  })
  await playOne(page)
  expect(await outside.rendererPid()).toBe(before)
})

fresh(
  'a program that was halted for a while, as with a shut lid, has a page as well as before',
  async ({ outside }) => {
    fresh.skip(process.platform === 'win32', 'there a process cannot be halted')
    const page = await outside.page()
    await ready(page)
    await newGame(page, 'halted')
    const before = await outside.rendererPid()
    const main = outside.process.pid ?? 0
    const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
    process.kill(before, 'SIGSTOP')
    // Long enough for the page to be asked whether it is well, and then for longer than it may be silent.
    await pass(6_000)
    process.kill(main, 'SIGSTOP')
    await pass(21_000)
    // Main is back first: it must not take the time that both of them missed for the page's silence.
    process.kill(main, 'SIGCONT')
    await pass(1_000)
    process.kill(before, 'SIGCONT')
    await playOne(page)
    expect(await outside.rendererPid()).toBe(before)
  },
)

fresh('the log tells of the start and names nobody', async ({ game, home }) => {
  await ready(game.page)
  const log = readFileSync(join(home, 'logs', 'main.log'), 'utf8')
  expect(log).toContain('start: Red November')
  expect(log).not.toContain(homedir())
})
