import type { Page } from '@playwright/test'
import type { Shot, Studio } from '../../scripts/screens/studio.ts'
import { FAMILIES } from '../../scripts/screens/table.ts'
import { graveFaults } from './support/axe.ts'
import { test } from './support/bus/fixture.ts'
import { lostOnTheBus } from './support/bus/on-the-page.ts'
import { expect } from './support/game.ts'
import { cutTexts, overlaps, restless, tabStops } from './support/legible.ts'
import { PSEUDO, pseudo, speakPseudo } from './support/pseudo.ts'
import { type View, Walk } from './support/screens.ts'

/** Once around each kind of screen by Tab, and in high contrast: the same desk with another question brings nothing new. */
const AROUND: ReadonlySet<string> = new Set([
  'title',
  'lobby',
  'saves',
  'settings',
  'statistics',
  'credits',
  'lessons',
  'rules',
  'game',
  'lesson',
  'damage-report',
  'speaking-tube',
  'pause',
  'log',
  'table',
  'choice-discard',
  'choice-trade',
  'curtain',
  'replay',
  'report-lost',
  'crash',
  'cave-lobby-8',
  'cave-lessons',
  'cave-rules',
  'cave-statistics',
  'cave-lesson-paths',
  'cave-middle',
  'cave-axe',
  'cave-notes',
  'cave-curtain',
  'cave-peek-gate',
  'cave-unmasking',
  'cave-hut',
])

/** How each screen is looked at. What is picked on it can be picked at 100 % only: larger text leaves no room for all at once. */
const VIEWS: readonly View[] = [
  { language: 'en', textSize: 100 },
  { language: 'en', textSize: 200 },
  { language: 'ru', textSize: 100 },
  { language: 'ru', textSize: 200 },
  { language: PSEUDO, textSize: 100 },
]

/** A word by which the longer language is known, a game. */
const LONGER = {
  title: ['.front [data-go=newGame]', 'New game'],
  'cave-lobby': ['.cave-lobby .go-down', 'Go down'],
} as const

/** The cave's table is large and drawn anew for every language: where the longest words and the largest letters fit, the others do. */
const viewsOf = (family: string): readonly View[] =>
  family === 'cave-table' ? VIEWS.filter(({ language, textSize }) => (language === 'ru') === (textSize === 200)) : VIEWS

/** One walk for all checks and languages: to come to a screen costs more than to look at it. */
for (const [family, shots] of Object.entries(FAMILIES)) {
  test(`screens (${family}): no serious fault by axe, Tab reaches everything, every control arrives on the accessibility bus, nothing is cut off, nothing moves for whoever asked for rest, also in Russian, at 200 % and with words 40 % longer`, async ({
    told,
    bus,
  }) => {
    if (!bus) test.info().annotations.push({ type: 'no accessibility bus', description: 'its part is left out' })
    const walk = await Walk.begin(told)
    await speakPseudo(walk.page, family.startsWith('cave-') ? 'cave' : 'boat')
    const faults: string[] = []
    for (const shot of shots) {
      if (shot.again) continue
      await walk.see(shot, viewsOf(family), async (view, stage) => {
        const found = [
          ...(await illegible(stage.page, view)),
          ...(view === VIEWS[0] ? await barriers(shot, stage) : []),
          ...(view === VIEWS[0] && bus ? await lostOnTheBus(stage.page, bus) : []),
          ...(view.language === PSEUDO ? await english(shot, stage.page) : []),
        ]
        faults.push(...found.map((fault) => `${shot.name}, ${view.language} ${view.textSize} %: ${fault}`))
      })
    }
    expect(faults).toEqual([])
  })
}

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

/** What would keep somebody out. */
async function barriers({ name }: Shot, stage: Studio): Promise<readonly string[]> {
  const { page } = stage
  const found = [...(await graveFaults(page)), ...(await restless(page))]
  return AROUND.has(name) ? [...found, ...(await faultsOfStops(page)), ...(await inHighContrast(stage))] : found
}

/** The walk would be worth nothing if the longer words were not spoken. */
async function english({ name }: Shot, page: Page): Promise<readonly string[]> {
  const known = Object.entries(LONGER).find(([screen]) => screen === name)
  if (!known) return []
  const [selector, words] = known[1]
  const found = await page.locator(selector).textContent()
  return found === pseudo(words) ? [] : [`"${found}" is no word of the longer language`]
}

/** Each stop is seen, named, has a role and a ring; and the focus comes back to where it began. */
async function faultsOfStops(page: Page): Promise<readonly string[]> {
  const stops = await tabStops(page)
  if (!stops || stops.length === 0) return ['the focus is lost or trapped']
  return stops
    .filter(({ name, role, seen, ring }) => !name || !role || !seen || !ring)
    .map(({ what, name, role, seen, ring }) => `stop ${JSON.stringify({ name, role, seen, ring, what })}`)
}

/** Large text may be scrolled and laid out tightly, but nothing of it is lost. */
async function illegible(page: Page, { textSize }: View): Promise<readonly string[]> {
  const cut = (await cutTexts(page)).map((text) => `cut: ${text}`)
  return textSize === 100 ? [...cut, ...(await overlaps(page))] : cut
}

async function inHighContrast(stage: Studio): Promise<readonly string[]> {
  await stage.set({ contrast: 'high' })
  const { page } = stage
  const found = await graveFaults(page, ['color-contrast'])
  await stage.set({ contrast: 'normal' })
  return found.map((fault) => `high contrast: ${fault}`)
}
