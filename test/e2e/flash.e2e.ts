import type { Page } from '@playwright/test'
import { COLORS, type GameEvent, type Outcome } from '../../engine/red-november/index.ts'
import { SAMPLES } from '../../tools/gallery/gallery-events.ts'
import type { Clip, GalleryWindow } from '../../tools/gallery/gallery-proof.ts'
import { expect, program, test } from './support/game.ts'
import { FILM_SIZE, mostFlashes, SAFE } from './visual/flashes.ts'
import { type GalleryPage, openGalleryPage } from './visual/gallery-page.ts'

declare const window: GalleryWindow

let gallery: GalleryPage
let page: Page

const flashesOf = async (scene: Clip): Promise<number> =>
  mostFlashes(await page.evaluate((wanted) => window.prover.film(wanted), scene))

const ended = (cause: Outcome['cause'], winners: Outcome['winners'] = []): readonly GameEvent[] => [
  { type: 'game-ended', outcome: { saved: winners.length > 0, cause, winners } },
]

const ENDINGS = {
  rescue: ended('rescued', COLORS),
  missiles: ended('missiles'),
  crushed: ended('pressure'),
  airless: ended('asphyxiation'),
  meltdown: ended('heat'),
  devoured: ended('kraken'),
  'all dead': ended('nobody-left'),
  deserted: ended('nobody-left', ['blue']),
}
/** What bursts, burns, sparks, strikes or dies. */
const BRIGHT = [
  ...(['fire-started', 'fire-out', 'water-changed', 'track-moved', 'token-placed', 'token-struck'] as const),
  ...(['attacked', 'died', 'event-revealed', 'fix-succeeded'] as const),
]

test.describe('the board never flashes more than three times a second', () => {
  // One gallery for all.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    gallery = await openGalleryPage(program())
    page = gallery.page
    await page.setViewportSize(FILM_SIZE)
  })
  test.afterAll(() => gallery?.close())

  test('while everything burns, floods and fails', async () => {
    for (const scenario of ['inferno', 'catastrophe']) {
      expect(await flashesOf({ scenario, seconds: 3 }), scenario).toBeLessThanOrEqual(SAFE)
    }
  })

  for (const [name, events] of Object.entries(ENDINGS)) {
    test(`in the last scene: ${name}`, async () => {
      expect(await flashesOf({ scenario: 'inferno', events, seconds: 6 })).toBeLessThanOrEqual(SAFE)
    })
  }

  test('in what bursts, burns, sparks or strikes', async () => {
    for (const type of BRIGHT) {
      const flashes = await flashesOf({ scenario: 'inferno', events: SAMPLES[type], seconds: 1.5 })
      expect(flashes, type).toBeLessThanOrEqual(SAFE)
    }
  })

  test('and a picture that blinks five times a second would be noticed', async () => {
    expect(await flashesOf({ scenario: 'calm', seconds: 1.5, strobe: 5 })).toBe(5)
  })
})
