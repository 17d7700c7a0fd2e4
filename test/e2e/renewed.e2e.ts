import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUT, ROOT } from '../../scripts/paths.ts'
import { appArguments, castOff, expect, program, ready, test } from './support/game.ts'
import { OutsideGame } from './support/outside.ts'

/** A copy of the built program, which may be replaced. */
function copyProgram(folder: string): string {
  const copy = join(folder, 'program')
  cpSync(OUT, join(copy, 'out'), { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(copy, 'package.json'))
  return copy
}

/** As another build leaves it: every piece of the page has another name, and the pieces know each other by it. */
function replace(copy: string): void {
  const page = join(copy, 'out', 'renderer')
  const pieces = join(page, 'assets')
  const names = readdirSync(pieces).filter((name) => /\.(js|css)$/.test(name))
  const renamed = (text: string): string =>
    text.replace(/([\w.-]+)(\.(?:js|css))(?=["'`?])/g, (whole, name, ending) =>
      names.includes(whole) ? `${name}-2${ending}` : whole,
    )
  for (const file of [join(page, 'index.html'), ...names.map((name) => join(pieces, name))]) {
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
  }
  for (const name of names) renameSync(join(pieces, name), join(pieces, name.replace(/(\.\w+)$/, '-2$1')))
}

const startCopy = async (copy: string, home: string): Promise<OutsideGame> =>
  OutsideGame.start(program(), [copy, ...(await appArguments(home)).slice(1)])

test('a program that is replaced while it runs begins anew at the title, with its game, when a piece is missing', async ({
  home,
}) => {
  const copy = copyProgram(home)
  const outside = await startCopy(copy, home)
  try {
    const page = await outside.page()
    await ready(page)
    await castOff(page, 'replaced')
    const left = await page.locator('main[data-hash]').getAttribute('data-hash')
    replace(copy)
    await page.keyboard.press('Control+o')
    await expect(page.getByText('The program was replaced while it ran')).toBeVisible()
    await page.locator('.front [data-go=continue]').click()
    await expect(page.locator('main[data-hash]')).toHaveAttribute('data-hash', left ?? '')
    await page.keyboard.press('Control+o')
    await expect(page.locator('ul.saves')).toBeVisible()

    // It begins anew by itself once; the second time it asks, and the way to the title leads there.
    replace(copy)
    await page.keyboard.press('F1')
    await page.getByRole('button', { name: 'To the title' }).click()
    await expect(page.locator('main.title[aria-busy=false]')).toBeVisible()
    await page.keyboard.press('F1')
    await expect(page.locator('.chapters').first()).toBeVisible()
  } finally {
    await outside.kill()
  }
})
