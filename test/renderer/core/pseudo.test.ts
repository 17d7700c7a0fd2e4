import { expect, test } from 'vitest'
import { en } from '../../../renderer/core/words/en.ts'
import { merged, pseudo, pseudoTable } from '../../e2e/support/pseudo.ts'

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

test('has the words of two tables, one over the other', () => {
  const under = { a: { b: 'one', c: 'two' }, d: 'three' }
  expect(merged(under, { a: { c: 'four' }, e: 'five' })).toEqual({ a: { b: 'one', c: 'four' }, d: 'three', e: 'five' })
})
