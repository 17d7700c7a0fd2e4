import { expect, test } from 'vitest'
import { cutEverywhere } from '../../torture/cut.ts'
import { finishedSave } from '../../torture/games.ts'
import { mutate } from '../../torture/mutate.ts'

/** The short version; `npm run torture` cuts everywhere and spoils ten thousand. */
test('a finished game’s save cut anywhere loads or says why, and loses no whole line', () => {
  const text = finishedSave('cut')
  const header = Buffer.byteLength(text.split('\n')[0] ?? '')
  const near = (byte: number, length: number): boolean =>
    byte <= 20 || Math.abs(byte - header) < 60 || byte > length - 120
  const report = cutEverywhere(text, (byte, length) => near(byte, length) || byte % 509 === 0)
  expect(report.refused).toBeGreaterThan(50)
  expect(report.whole).toBeGreaterThan(3)
  expect(report.damaged).toBeGreaterThan(80)
})

test('spoilt saves are read or refused, and never take the loader down', () => {
  const report = mutate(finishedSave('spoilt'), 200, 'short')
  expect(report.refused).toBeGreaterThan(20)
  expect(report.damaged).toBeGreaterThan(50)
})
