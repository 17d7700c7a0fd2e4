import { expect, it } from 'vitest'
import { registerWords, speak } from '../../../renderer/core/language.ts'
import type { Table } from '../../../renderer/core/words/word-table.ts'

it('the language chosen last is spoken, however late the words of another arrive', async () => {
  for (const language of ['ru', 'fr', 'en'] as const) await speak(language)
  let arrive = (_words: Table): void => undefined
  const t = await registerWords<'hello'>({
    owner: 'late',
    en: { hello: 'hello' },
    others: {
      ru: () =>
        new Promise((arrived) => {
          arrive = arrived
        }),
      fr: async () => ({ hello: 'salut' }),
      pl: async () => ({ hello: 'cześć' }),
    },
  })
  const changes = [speak('ru'), speak('fr')]
  await new Promise(setImmediate)
  arrive({ hello: 'привет' })
  await Promise.all(changes)
  expect(t('hello')).toBe('salut')
})
