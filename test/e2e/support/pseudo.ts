import type { Page } from '@playwright/test'
import { en as neutral } from '../../../renderer/core/words/en.ts'
import type { Table } from '../../../renderer/core/words/word-table.ts'
import { en as cave } from '../../../renderer/dark-cave/words/en.ts'
import { en as boat } from '../../../renderer/red-november/words/en.ts'

/** The language whose words are replaced. */
export const PSEUDO = 'fr'

/** How much longer than English a language may be. */
const LONGER = 0.4

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'î',
  o: 'ö',
  u: 'û',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  U: 'Ü',
}

/** Placeholders, nested keys and tags mean something to the program. */
const SIGNS = /(\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>)/

/** English that nobody speaks: accents, and every word 40 % longer. What stands in braces stays as it is. */
export function pseudo(text: string): string {
  let owed = 0
  const letter = (found: string): string => {
    const written = ACCENTS[found] ?? found
    owed += LONGER
    if (owed < 1) return written
    owed -= 1
    return written + written.toLowerCase()
  }
  return text
    .split(SIGNS)
    .map((part) => (SIGNS.test(part) ? part : part.replace(/\p{L}/gu, letter)))
    .join('')
}

/** The same for every word of a table; keys, and with them the plural forms, stay. */
export const pseudoTable = (table: Table): Table =>
  Object.fromEntries(
    Object.entries(table).map(([key, words]) => [key, typeof words === 'string' ? pseudo(words) : pseudoTable(words)]),
  )

/** Both tables in one; where both have a word, the second one's. */
export const merged = (under: Table, over: Table): Table => ({
  ...under,
  ...Object.fromEntries(
    Object.entries(over).map(([key, words]) => {
      const before = under[key]
      return [key, typeof words === 'object' && typeof before === 'object' ? merged(before, words) : words]
    }),
  ),
})

const WORDS = { boat, cave }

/**
 * From now on the page that asks for French words is given these: the game itself knows nothing of them. Neutral words and the
 * game's come in files of their own whose names say only the language, so each is given all of them. Nothing else passes through
 * here: Playwright's own routes hold up every request and take the page its caches, half as much work again for each screen.
 */
export async function speakPseudo(page: Page, game: keyof typeof WORDS = 'boat'): Promise<void> {
  const words = `export const fr = ${JSON.stringify(pseudoTable(merged(neutral, WORDS[game])))}`
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
    body: Buffer.from(words).toString('base64'),
  }
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // A page that was left meanwhile waits for no answer.
    session.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined)
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/fr-*.js' }] })
}
