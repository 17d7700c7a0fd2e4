import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './support/game.ts'
import { cutTexts, tabStops } from './support/legible.ts'
import { walkScreens } from './support/screens.ts'

const GRAVE = ['serious', 'critical']

for (const contrast of ['normal', 'high'] as const) {
  test(`no screen or dialog has a serious fault by axe, contrast ${contrast} included`, async ({ home, start }) => {
    const faults: string[] = []
    await walkScreens({ home, start, settings: { language: 'en', contrast } }, async (name, page) => {
      // The usual mode opens a page of its own, which a game's window does not have.
      const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
      for (const { id, impact, nodes } of violations) {
        if (!GRAVE.includes(impact ?? '')) continue
        for (const { target, any } of nodes) faults.push(`${name}: ${id} ${target} ${any[0]?.message ?? ''}`)
      }
    })
    expect(faults).toEqual([])
  })
}

test('Tab walks every screen and comes back: each stop is seen, named, has a role and a ring', async ({
  home,
  start,
}) => {
  const faults: string[] = []
  await walkScreens({ home, start, settings: { language: 'en' } }, async (screen, page) => {
    const stops = await tabStops(page)
    if (!stops || stops.length === 0) return void faults.push(`${screen}: the focus is lost or trapped`)
    for (const { what, name, role, seen, ring } of stops) {
      if (!name || !role || !seen || !ring)
        faults.push(`${screen}: ${JSON.stringify({ name, role, seen, ring, what })}`)
    }
  })
  expect(faults).toEqual([])
})

// Long enough to mean "it hangs".
test.setTimeout(600_000)

for (const language of ['en', 'ru'] as const) {
  test(`text of 200 % cuts nothing off at 1280x800 in ${language}`, async ({ home, start }) => {
    const faults: string[] = []
    await walkScreens({ home, start, settings: { language, textSize: 200 } }, async (name, page) => {
      for (const cut of await cutTexts(page)) faults.push(`${name}: ${cut}`)
    })
    expect(faults).toEqual([])
  })
}
