import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { castOff, newGame, playOne, position, ready } from './support/game.ts'
import { saveText } from './support/saves.ts'
import { test } from './support/web.ts'

test('the web build plays, keeps every move and goes on after the browser was closed', async ({ visit }) => {
  const page = await visit()
  await expect(page.getByRole('button', { name: 'Quit' })).toHaveCount(0)
  await newGame(page, 'web')
  for (let move = 0; move < 4; move++) await playOne(page)
  const left = await position(page)
  await page.keyboard.press('F5')
  await expect(page.getByText('Quick save made')).toBeVisible()

  const again = await visit()
  await again.getByRole('button', { name: /Continue/ }).click()
  await expect(again.locator('main[data-hash]')).toHaveAttribute('data-hash', left ?? '')
  await playOne(again)
  await again.getByRole('button', { name: 'Quick load' }).click()
  await expect(again.locator('main[data-hash]')).toHaveAttribute('data-hash', left ?? '')
})

test('settings and saves of the web build survive, imports are checked, removals taken back', async ({ visit }) => {
  const page = await visit()
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('button', { name: 'Nouvelle partie' }).first()).toBeVisible()
  const message = 'a browser is killed as soon as it is closed'
  await expect.poll(() => keptSettings(page), { message }).toMatchObject({ language: 'fr' })

  const again = await visit()
  await expect(again.getByRole('button', { name: 'Nouvelle partie' }).first()).toBeVisible()
  await again.getByRole('button', { name: 'English' }).click()
  await again.getByRole('button', { name: 'Settings' }).click()
  await again.getByRole('switch', { name: 'Full screen' }).waitFor()
  // Two at once: neither is kept without the other.
  await again.evaluate(() => {
    for (const name of ['Sounds in words', 'Gnomes talk'])
      document.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click()
  })
  await expect.poll(() => keptSettings(again)).toMatchObject({ captions: true, remarks: false })
  await again.keyboard.press('Escape')
  await again.locator('[data-go=saves]').click()
  const picker = again.locator('input[type=file]')
  const file = (text: string) => ({ name: 'a.rnsave', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await picker.setInputFiles(file('Dear diary'))
  await expect(again.getByText('That is no save of this game.')).toBeVisible()
  await picker.setInputFiles(file(saveText('Carried over', 6)))
  const card = again.getByRole('listitem').filter({ hasText: 'Carried over' })
  await expect(card).toContainText('3 gnomes')
  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
  await again.getByRole('button', { name: 'Fish it out again' }).click()
  await expect(card).toBeVisible()
})

test('the list of the web build comes from first lines alone, and saves of 0.1.0 are in it', async ({
  visit,
  address,
}) => {
  const first = await visit()
  // Another page of the same address, with nothing of the game on it: the database is as 0.1.0 left it.
  await first.goto(`${address}icon.png`)
  await first.evaluate(layAsFirstRelease, saveText('Of old', 4))
  const page = await visit()
  const lists = await page.evaluate(async () => {
    const reads: string[] = []
    for (const name of ['get', 'getAll', 'getAllKeys', 'openCursor'] as const) {
      const original = IDBObjectStore.prototype[name] as (...args: unknown[]) => IDBRequest
      Object.assign(IDBObjectStore.prototype, {
        [name](this: IDBObjectStore, ...args: unknown[]) {
          reads.push(`${name} ${this.name}`)
          return original.apply(this, args)
        },
      })
    }
    document.querySelector<HTMLElement>('[data-go=saves]')?.click()
    while (!document.querySelector('[data-save]')) await new Promise(requestAnimationFrame)
    return { first: reads[0], heads: reads.filter((read) => read.endsWith('heads')) }
  })
  expect(lists).toEqual({ first: 'getAll heads', heads: ['getAll heads'] })
  await expect(page.getByRole('heading', { name: 'Of old' })).toBeVisible()
  await expect(page.locator('[data-save]')).toHaveCount(1)
})

/** Makes the database that 0.1.0 has made, with a save in it and a removed one. */
const layAsFirstRelease = (text: string): Promise<void> =>
  new Promise((done, failed) => {
    const deleting = indexedDB.deleteDatabase('red-november')
    deleting.onsuccess = () => {
      const opening = indexedDB.open('red-november', 2)
      opening.onerror = () => failed(opening.error)
      opening.onupgradeneeded = () => {
        for (const name of ['settings', 'saves', 'statistics']) opening.result.createObjectStore(name)
      }
      opening.onsuccess = () => {
        const work = opening.result.transaction('saves', 'readwrite')
        const save = { text, modified: '2026-01-01T00:00:00.000Z', old: null, removed: false }
        work.objectStore('saves').put(save, 'old')
        work.objectStore('saves').put({ ...save, removed: true }, 'gone')
        work.oncomplete = () => {
          opening.result.close()
          done()
        }
      }
    }
  })

test('a page lets go of the saves when a newer version wants to renew them', async ({ visit }) => {
  const page = await visit()
  const opened = await page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open('red-november', 1000)
        opening.onblocked = () => done('blocked')
        opening.onerror = () => done(opening.error)
        opening.onsuccess = () => {
          opening.result.close()
          done('opened')
        }
      }),
  )
  expect(opened).toBe('opened')
})

test('a page of an older version that does not let go keeps nobody from the title, and nothing is lost once it is closed', async ({
  visit,
  address,
}) => {
  const page = await visit()
  await page.goto(`${address}icon.png`)
  await page.evaluate(layAsFirstRelease, saveText('Of old', 4))
  await page.addInitScript(() => {
    const opening = indexedDB.open('red-november', 2)
    opening.onsuccess = () => document.addEventListener('let-go', () => opening.result.close())
  })
  await page.goto(address)
  await ready(page)
  await expect(page.getByText('The system does not let the game write there.')).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('let-go')))
  await page.getByRole('button', { name: 'Français' }).click()
  await expect.poll(() => keptSettings(page)).toMatchObject({ language: 'fr' })
  await page.locator('[data-go=saves]').click()
  await expect(page.getByRole('heading', { name: 'Of old' })).toBeVisible()
})

test('the web build exports to a download and stays under the same policy', async ({ visit, address }) => {
  const page = await visit()
  await page.locator('[data-go=saves]').click()
  const text = saveText('Away', 3)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.rnsave', mimeType: 'text/plain', buffer: Buffer.from(text) })
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('away.rnsave')
  expect(readFileSync(await download.path(), 'utf8')).toBe(text)
  const answer = await fetch(address)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await fetch(`${address}..%2f..%2fpackage.json`)).status).toBe(404)
})

/** The settings as they lie in the browser's database. */
const keptSettings = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<unknown>((found, failed) => {
        const opening = indexedDB.open('red-november')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const database = opening.result
          const reading = database.transaction('settings').objectStore('settings').get('settings')
          reading.onsuccess = () => {
            database.close()
            found(reading.result ?? {})
          }
        }
      }),
  )

test('in a browser a photo of the board is a download', async ({ visit }) => {
  const page = await visit()
  await castOff(page, 'snap')
  await expect(page.locator('.board-canvas')).toHaveAttribute('aria-busy', 'false')
  const loaded = page.waitForEvent('download')
  await page.keyboard.press('F8')
  const download = await loaded
  expect(download.suggestedFilename()).toMatch(/^Red November \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d\.png$/)
  expect([...readFileSync(await download.path()).subarray(1, 4)]).toEqual([...Buffer.from('PNG')])
  await expect(page.locator('.note', { hasText: 'The photo lies here' }).getByRole('button')).toHaveCount(1)
})
