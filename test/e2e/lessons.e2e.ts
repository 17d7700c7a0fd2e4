import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../preload/contract.ts'
import { LESSON_IDS, LESSONS, type Lesson } from '../../renderer/red-november/lessons/lessons.ts'
import { BRISK, watched } from './support/crews.ts'
import { expect, test as fresh } from './support/game.ts'
import { test } from './support/kept.ts'
import { until } from './support/look.ts'

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

test('a lesson that is left by the menu is over: the other game has its own, and nothing of it is saved', async ({
  start,
}) => {
  const { page } = await start()
  await page.locator('.front [data-go=lessons]').click()
  await page.locator('.school [data-lesson]').first().click()
  await expect(page.locator('.bosun')).toBeVisible()
  await page.keyboard.press('F5')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave the boat' }).click()
  await page.locator('[data-game=dark-cave] [data-go=lessons]').click()
  await page.locator('[data-lesson=paths]').click()
  await expect(page.locator('.foreman')).toBeVisible()
  await page.keyboard.press('Control+o')
  await expect(page.locator('.nothing')).toBeVisible()
})

/** What is wanted next: behind a curtain somebody has to sit down; a beat may want a command. */
interface Step {
  /** Changes with every step, also when the same thing is wanted twice. */
  readonly name: string
  readonly isCurtain: boolean
  readonly lesson: string
  readonly beat: number
  readonly wanted: string
}

/** Waits until the bosun or a curtain wants something, and something else than before. */
async function nextStep(page: Page, before: string): Promise<Step> {
  const step = await until(
    page,
    (known): Step | null => {
      const seen = (selector: string): HTMLElement | null => {
        const found = document.querySelector<HTMLElement>(selector)
        return found?.checkVisibility() ? found : null
      }
      const curtain = seen('main.curtain')
      const { lesson = '', beat = '', wanted = '' } = seen('.bosun')?.dataset ?? {}
      const game = seen('main.game:is([data-stage=choosing], [data-stage=reporting])')
      const name = curtain ? 'curtain' : `${beat} ${game?.dataset.moves}`
      if (name === known || (!curtain && !(beat && game))) return null
      if (curtain && document.activeElement !== curtain.querySelector('button')) return null
      return { name, isCurtain: curtain !== null, lesson, beat: Number(beat), wanted }
    },
    before,
  )
  if (!step) throw new Error(`nothing is wanted after ${before}: ${await page.locator('body').innerText()}`)
  return step
}

/** Does what the bosun wants, by keyboard, until the lesson is over. */
async function takeLesson(page: Page, { id, beats }: Lesson): Promise<void> {
  for (let step = await nextStep(page, ''); ; step = await nextStep(page, step.name)) {
    if (step.isCurtain) {
      await page.keyboard.press('Enter')
      continue
    }
    expect(step.lesson).toBe(id)
    if (step.beat === beats.length) return
    if (step.wanted) await order(page, step.wanted.replace('*', '6'))
    else await page.locator('.bosun button.primary').press('Enter')
  }
}

async function order(page: Page, notation: string): Promise<void> {
  await page.keyboard.press('t')
  await page.locator('dialog.tube input').fill(notation)
  await page.keyboard.press('Enter')
}

for (const language of LANGUAGES) {
  test(`all lessons by keyboard in ${language}, one after the other`, async ({ start, home }) => {
    writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, language }))
    const running = await start()
    const { page } = running
    const { complaints } = watched(running, home)
    await page.locator('.front [data-go=lessons]').click()
    await page.locator('[data-lesson=hatches]').click()
    for (const [at, lesson] of LESSONS.entries()) {
      await takeLesson(page, lesson)
      if (at < LESSON_IDS.length - 1) await page.locator('.bosun button.primary').press('Enter')
    }
    await page.locator('.bosun button.quiet').click()
    await expect(page.locator('.school [data-done=true]')).toHaveCount(LESSON_IDS.length)
    expect(complaints).toEqual([])
  })
}

fresh('the bosun says nothing of what is still being shown: the die has not come to rest', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, animationSpeed: 'fast' }))
  const { page } = await start()
  await page.locator('.front [data-go=lessons]').click()
  await page.locator('[data-lesson=hatches]').click()
  await expect(page.locator('.bosun p')).not.toHaveCount(0)
  await page.evaluate(() => {
    const spoiled: string[] = []
    Object.assign(window, { spoiled })
    let before = ''
    const look = (): void => {
      const text = document.querySelector('.bosun [aria-live] p')?.textContent ?? ''
      const isShowing = document.querySelector('main.game[data-stage=presenting]') !== null
      if (isShowing && text !== before) spoiled.push(text)
      before = text
    }
    look()
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
  })
  await takeLesson(page, LESSONS[0] as Lesson)
  expect(await page.evaluate(() => Reflect.get(window, 'spoiled'))).toEqual([])
})

fresh(
  'a lesson allows one thing at a time, is left in the middle and taken up again there',
  async ({ start, home }) => {
    writeFileSync(join(home, 'settings.json'), JSON.stringify(BRISK))
    const { page, app } = await start()
    await page.locator('.front [data-go=lessons]').click()
    await page.locator('[data-lesson=hatches]').click()
    await page.locator('.bosun button.primary').click()
    await expect(page.locator('.bosun .order')).toHaveText('Now: Open the hatch to the Mess')
    await order(page, 'wait')
    await expect(page.locator('.bosun .order.hasty')).toBeVisible()
    await order(page, 'open 5')
    await expect(page.locator('.bosun')).toHaveAttribute('data-wanted', 'enter')
    await app.close()
    const again = await start()
    await again.page.locator('.front [data-go=lessons]').click()
    await again.page.locator('[data-lesson=hatches]').click()
    await expect(again.page.locator('.bosun')).toHaveAttribute('data-wanted', 'enter')
    await expect(again.page.locator('.bosun')).toHaveAttribute('data-beat', '2')
  },
)

test('the bosun points at what is to be pressed, and no tile says another number than he does (A1)', async ({
  start,
  home,
}) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify(BRISK))
  const { page } = await start()
  await page.locator('.front [data-go=lessons]').click()
  await expect(page.locator('.school .progress')).toContainText('0 of 10 done')
  await page.locator('[data-lesson=fire]').click()
  await expect(page.locator('.bosun')).toContainText('Lesson 2 of 10')
  await expect(page.locator('.bosun .beats')).toHaveAttribute('aria-label', 'Step 1 of 6')
  const tile = page.locator('[data-action=extinguish]')
  await expect(tile).toContainText('3 min')
  await expect.poll(() => page.evaluate(isPointedAt, '[data-action=extinguish]')).toBe(true)
  await tile.click()
  await expect(page.locator('.desk-panel')).toHaveAttribute('data-minutes', '3')
  await expect.poll(() => page.evaluate(isPointedAt, 'button.go')).toBe(true)
  // Whoever tries another number sees it on the tile, too.
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.desk-panel')).toHaveAttribute('data-minutes', '4')
  await expect(tile).toContainText('4 min')
})

/** Does the ring lie around this, and the tip of the stick on the ring? */
function isPointedAt(selector: string): boolean {
  const ring = document.querySelector('svg.stick .ring')?.getBoundingClientRect()
  const tip = document.querySelector('svg.stick circle')?.getBoundingClientRect()
  const aim = document.querySelector(selector)?.getBoundingClientRect()
  if (!ring || !tip || !aim) return false
  const [x, y] = [aim.x + aim.width / 2, aim.y + aim.height / 2]
  const isAround = Math.abs(ring.x + ring.width / 2 - x) < 3 && Math.abs(ring.y + ring.height / 2 - y) < 3
  return isAround && tip.right > ring.left && tip.left < ring.right && tip.bottom > ring.top && tip.top < ring.bottom
}

/** The windows in which the stick has to find its way. */
const SIZES = [
  [1024, 640],
  [1280, 800],
  [1600, 1000],
] as const

/** The words that the stick, its hand or its tip lies over; what is inside the ring is what it points at. */
function wordsUnderStick(): readonly string[] {
  const parts = [...document.querySelectorAll('svg.stick line, svg.stick circle, svg.stick .mitten')]
  const line = document.querySelector<SVGLineElement>('svg.stick line')
  // Where words leave no way, the ring alone points.
  if (!line) return []
  const [x1, y1, x2, y2] = [line.x1, line.y1, line.x2, line.y2].map(({ baseVal }) => baseVal.value) as [
    number,
    number,
    number,
    number,
  ]
  const spots = Array.from({ length: 40 }, (_, at) => ({
    x: x1 + ((x2 - x1) * at) / 39,
    y: y1 + ((y2 - y1) * at) / 39,
  }))
  const mitten = parts.at(-1)?.getBoundingClientRect()
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent?.trim() || !parent?.checkVisibility({ checkVisibilityCSS: true })) continue
    if (parent.closest('.for-ears, .unseen')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const isUnder = spots.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
      const isHeld =
        mitten &&
        mitten.left < box.right &&
        mitten.right > box.left &&
        mitten.top < box.bottom &&
        mitten.bottom > box.top
      if (isUnder || (isHeld && box.width > 1)) found.push(node.textContent.trim())
    }
  }
  return found
}

/** What hangs from the time track ends so many units below the upper edge of the picture. */
const UNDER_TRACK = 150

/** What the bosun stands over: a gnome, the room he speaks of, a gauge, or what hangs from the time track. */
function coveredByBosun([room, underTrack]: readonly [room: string | null, underTrack: number]): readonly string[] {
  const board = document.querySelector('.boat .board-canvas')?.getBoundingClientRect()
  const parts = [...document.querySelectorAll('.bosun > img, .bosun-says')].map((part) => part.getBoundingClientRect())
  if (!board || parts.length < 2) return ['there is no bosun']
  const unit = Math.min(board.width / 1600, board.height / 727)
  const isGrog = document.querySelector('.bosun[data-lesson=grog]') !== null
  const spoken = room === null ? '' : `, [data-target="room ${room}"]`
  const gauges = isGrog ? '' : ', [data-target^=track]'
  const things = [...document.querySelectorAll<HTMLElement>(`.board-keys [data-target^=gnome]${spoken}${gauges}`)]
  const covered = things
    .filter((thing) => {
      const box = thing.getBoundingClientRect()
      return parts.some(
        (part) => part.left < box.right && part.right > box.left && part.top < box.bottom && part.bottom > box.top,
      )
    })
    .map(({ dataset }) => dataset.target ?? '')
  const isUnderTrack = parts.every((part) => part.top >= board.top + underTrack * unit)
  return isUnderTrack ? covered : [...covered, 'the time track']
}

/** The room that a command names. */
const roomIn = (wanted: string): string | null => /^open (\d+)$/.exec(wanted)?.[1] ?? null

test('the bosun covers nothing he speaks of, and his stick lies over no word, in any step of any lesson, whatever the window', async ({
  start,
  home,
}) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, language: 'ru' }))
  const { page, app } = await start()
  const look = async (where: string, wanted: string): Promise<void> => {
    for (const size of SIZES) {
      await app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), size)
      await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, size)
      await expect.poll(() => page.evaluate(wordsUnderStick), { message: `${where} ${size}` }).toEqual([])
      // The board finds its place in another window a picture later than the page.
      const covered = () => page.evaluate(coveredByBosun, [roomIn(wanted), UNDER_TRACK] as const)
      await expect.poll(covered, { message: `${where} ${size}` }).toEqual([])
    }
  }
  await page.locator('.front [data-go=lessons]').click()
  await page.locator('[data-lesson=hatches]').click()
  for (const [at, { beats }] of LESSONS.entries()) {
    for (let step = await nextStep(page, ''); step.beat < beats.length; step = await nextStep(page, step.name)) {
      if (step.isCurtain || !step.wanted) {
        await page.locator('main.curtain button, .bosun button.primary').first().press('Enter')
        continue
      }
      await look(`${step.lesson} ${step.wanted}`, step.wanted)
      const tile = page.locator('.tile.wanted')
      if ((await tile.count()) > 0) {
        await tile.press('Enter')
        await look(`${step.lesson} ${step.wanted}, picked`, step.wanted)
      }
      await order(page, step.wanted.replace('*', '6'))
    }
    if (at < LESSON_IDS.length - 1) await page.locator('.bosun button.primary').press('Enter')
  }
})
