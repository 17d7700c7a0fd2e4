import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Stage } from '../../scripts/screens/stage.ts'
import { expect, test } from './support/game.ts'
import { cutTexts, overlaps, tabStops } from './support/legible.ts'
import { walkScreens } from './support/screens.ts'

const GRAVE = ['serious', 'critical']

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
  'curtain',
  'replay',
  'report-lost',
  'crash',
])

/** One walk for all checks: a window and forty screens cost more than looking at them. */
test('every screen: no serious fault by axe, Tab reaches everything, nothing is cut off', async ({ start }) => {
  const faults: string[] = []
  await walkScreens(await start(), { language: 'en' }, async (name, stage) => {
    const { page } = stage
    const found = [
      ...(await graveFaults(new AxeBuilder({ page }))),
      ...(await illegible(page)),
      ...(await inLargeText(stage)),
      ...(AROUND.has(name) ? [...(await faultsOfStops(page)), ...(await inHighContrast(stage))] : []),
    ]
    faults.push(...found.map((fault) => `${name}: ${fault}`))
  })
  expect(faults).toEqual([])
})

test('text of 200 % cuts nothing off at 1280x800 in Russian', async ({ start }) => {
  const faults: string[] = []
  await walkScreens(await start(), { language: 'ru' }, async (name, stage) => {
    for (const fault of [...(await illegible(stage.page)), ...(await inLargeText(stage))])
      faults.push(`${name}: ${fault}`)
  })
  expect(faults).toEqual([])
})

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

async function graveFaults(axe: AxeBuilder): Promise<readonly string[]> {
  // The usual mode opens a page of its own, which a game's window does not have.
  const { violations } = await axe.setLegacyMode(true).analyze()
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message ?? ''}`))
}

/** Each stop is seen, named, has a role and a ring; and the focus comes back to where it began. */
async function faultsOfStops(page: Page): Promise<readonly string[]> {
  const stops = await tabStops(page)
  if (!stops || stops.length === 0) return ['the focus is lost or trapped']
  return stops
    .filter(({ name, role, seen, ring }) => !name || !role || !seen || !ring)
    .map(({ what, name, role, seen, ring }) => `stop ${JSON.stringify({ name, role, seen, ring, what })}`)
}

async function illegible(page: Page): Promise<readonly string[]> {
  return [...(await cutTexts(page)).map((cut) => `cut: ${cut}`), ...(await overlaps(page))]
}

async function inLargeText(stage: Stage): Promise<readonly string[]> {
  await stage.set({ textSize: 200 })
  await stage.settle(2)
  const found = await cutTexts(stage.page)
  await stage.set({ textSize: 100 })
  return found.map((cut) => `cut at 200 %: ${cut}`)
}

async function inHighContrast(stage: Stage): Promise<readonly string[]> {
  await stage.set({ contrast: 'high' })
  const { page } = stage
  const found = await graveFaults(new AxeBuilder({ page }).withRules(['color-contrast']))
  await stage.set({ contrast: 'normal' })
  return found.map((fault) => `high contrast: ${fault}`)
}
