import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Shot, Stage } from '../../scripts/screens/stage.ts'
import { FAMILIES } from '../../scripts/screens/table.ts'
import { expect, test } from './support/game.ts'
import { cutTexts, overlaps, tabStops } from './support/legible.ts'
import { PSEUDO, pseudo, speakPseudo } from './support/pseudo.ts'
import { Walk } from './support/screens.ts'

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

/** One walk for all checks and languages: to come to a screen costs more than to look at it. */
for (const [family, shots] of Object.entries(FAMILIES)) {
  test(`screens (${family}): no serious fault by axe, Tab reaches everything, nothing is cut off, also in Russian, at 200 % and with words 40 % longer`, async ({
    start,
  }) => {
    const walk = await Walk.begin(start)
    await speakPseudo(walk.page)
    const faults: string[] = []
    for (const shot of shots) {
      if (shot.again) continue
      await walk.see(shot, ['ru', PSEUDO], async (language, stage) => {
        const found = language === PSEUDO ? await inPseudo(shot, stage) : await checks(shot, stage, language === 'en')
        faults.push(...found.map((fault) => `${shot.name} in ${language}: ${fault}`))
      })
    }
    expect(faults).toEqual([])
  })
}

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

async function checks({ name }: Shot, stage: Stage, isFirst: boolean): Promise<readonly string[]> {
  const { page } = stage
  return [
    ...(isFirst ? await graveFaults(new AxeBuilder({ page })) : []),
    ...(await illegible(page)),
    ...(await inLargeText(stage)),
    ...(isFirst && AROUND.has(name) ? [...(await faultsOfStops(page)), ...(await inHighContrast(stage))] : []),
  ]
}

async function inPseudo({ name }: Shot, { page }: Stage): Promise<readonly string[]> {
  if (name === 'title') await expect(page.locator('[data-go=newGame]')).toHaveText(pseudo('New game'))
  return illegible(page)
}

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
