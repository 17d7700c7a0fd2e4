import { expect, test } from './support/game.ts'
import { cutTexts, overlaps } from './support/legible.ts'
import { pseudo, speakPseudo } from './support/pseudo.ts'
import { walkScreens } from './support/screens.ts'

test('words 40 % longer are neither cut off nor laid over each other at 1280x800', async ({ start }) => {
  const game = await start()
  await speakPseudo(game.page)
  const faults: string[] = []
  await walkScreens(game, { language: 'fr' }, async (name, { page }) => {
    for (const cut of await cutTexts(page)) faults.push(`${name}: cut: ${cut}`)
    for (const pair of await overlaps(page)) faults.push(`${name}: ${pair}`)
    if (name === 'title') await expect(page.locator('[data-go=newGame]')).toHaveText(pseudo('New game'))
  })
  expect(faults).toEqual([])
})

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)
