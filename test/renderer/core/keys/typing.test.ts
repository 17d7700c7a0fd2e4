import { expect, test } from 'vitest'
import { isTyping } from '../../../../renderer/core/keys/typing.ts'

const input = (type: string) => ({ tagName: 'INPUT', type })

test('letters and digits in a field are typed', () => {
  for (const type of ['text', 'search', 'number']) expect(isTyping({ target: input(type), code: 'KeyT' })).toBe(true)
  expect(isTyping({ target: { tagName: 'TEXTAREA' }, code: 'Digit1' })).toBe(true)
  expect(isTyping({ target: { tagName: 'SELECT' }, code: 'KeyQ' })).toBe(true)
  expect(isTyping({ target: { tagName: 'DIV', isContentEditable: true }, code: 'KeyQ' })).toBe(true)
})

test('nothing is typed into sliders, switches, buttons or the page', () => {
  for (const type of ['range', 'checkbox', 'file']) expect(isTyping({ target: input(type), code: 'KeyT' })).toBe(false)
  expect(isTyping({ target: { tagName: 'BUTTON', type: 'submit' }, code: 'Digit1' })).toBe(false)
  expect(isTyping({ target: { tagName: 'BODY' }, code: 'KeyU' })).toBe(false)
  expect(isTyping({ target: null, code: 'KeyU' })).toBe(false)
})

test('no field takes the function keys or the buttons of a pad', () => {
  expect(isTyping({ target: input('text'), code: 'F1' })).toBe(false)
  expect(isTyping({ target: input('text'), code: 'F12' })).toBe(false)
  expect(isTyping({ target: input('text'), code: 'Pad2' })).toBe(false)
  expect(isTyping({ target: input('text'), code: 'KeyF' })).toBe(true)
})
