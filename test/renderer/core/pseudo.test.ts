import { expect, test } from 'vitest'
import { en } from '../../../renderer/core/words/en.ts'
import { pseudo, pseudoTable } from '../../e2e/support/pseudo.ts'

test('is 40 % longer, in letters alone', () => {
  expect(pseudo('aaaaaaaaaa')).toHaveLength(14)
  expect(pseudo('5 – 6: 100 %')).toBe('5 – 6: 100 %')
})

test('leaves placeholders and tags alone', () => {
  expect(pseudo('{{gnome}} is up, <b>{{minute}}</b> min')).toMatch(/^\{\{gnome\}\} .*<b>\{\{minute\}\}<\/b> /)
})

test('keeps every key, plural forms too', () => {
  const table = pseudoTable(en)
  expect(Object.keys(table)).toEqual(Object.keys(en))
  expect(Object.keys(table.saves ?? {})).toEqual(Object.keys(en.saves))
})
