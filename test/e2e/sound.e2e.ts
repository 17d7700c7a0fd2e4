import type { Page } from '@playwright/test'
import { expect, test } from './support/game.ts'

/** What was fetched and what was struck, as the page itself does it. To be run before the first gesture wakes the loudspeaker. */
function listen(): void {
  const heard = { files: [] as string[], notes: 0, speakers: 0, analysers: 0 }
  Object.assign(window, { heard })
  const { fetch } = window
  window.fetch = (...asked) => {
    heard.files.push(String(asked[0]))
    return fetch(...asked)
  }
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options)
      heard.speakers++
    }
  }
  const { createAnalyser } = BaseAudioContext.prototype
  BaseAudioContext.prototype.createAnalyser = function (): AnalyserNode {
    heard.analysers++
    return createAnalyser.call(this)
  }
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function (...args): void {
    // A loop and an effect begin at once; only a musician has a time of its own.
    if ((args[0] ?? 0) > this.context.currentTime) heard.notes++
    start.apply(this, args)
  }
}

interface Heard {
  readonly files: readonly string[]
  readonly notes: number
  readonly speakers: number
  readonly analysers: number
}
const heardIn = (page: Page): Promise<Heard> => page.evaluate(() => Reflect.get(window, 'heard') as Heard)
const bandOf = async (page: Page, instrument: string): Promise<boolean> =>
  (await heardIn(page)).files.some((file) => file.includes(`band-${instrument}`))

test('the title plays its own music, and the other game brings its band', async ({ start }) => {
  const { page } = await start()
  await page.evaluate(listen)
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await heardIn(page)).notes).toBeGreaterThan(8)
  expect(await bandOf(page, 'accordion')).toBe(true)
  expect(await bandOf(page, 'lute')).toBe(false)
  await page.locator('.half[data-game=dark-cave] .picture').click({ position: { x: 900, y: 120 } })
  await expect.poll(() => bandOf(page, 'lute')).toBe(true)
  const before = (await heardIn(page)).notes
  await expect.poll(async () => (await heardIn(page)).notes).toBeGreaterThan(before + 8)
  // Closed ones stay with the page for ever, and so does every analyser: there is the library's own.
  const { speakers, analysers } = await heardIn(page)
  expect({ speakers, analysers }).toEqual({ speakers: 1, analysers: 1 })
})
