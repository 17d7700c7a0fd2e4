import { expect, test } from 'vitest'
import { folder } from '../../main/saves/folder.ts'
import { cutEverywhere } from '../../torture/cut.ts'
import { CORPUS } from '../../torture/games.ts'
import { mutate } from '../../torture/mutate.ts'
import { GAME_IDS, VICTIMS } from '../../torture/tables.ts'

/** The short version; `npm run torture` cuts everywhere and spoils twenty thousand. */
test.each(GAME_IDS)('a finished game’s save cut anywhere loads or says why, and loses no whole line: %s', (id) => {
  const [text = ''] = CORPUS[id]('cut')
  const header = Buffer.byteLength(text.split('\n')[0] ?? '')
  const near = (byte: number, length: number): boolean =>
    byte <= 20 || Math.abs(byte - header) < 60 || byte > length - 120
  const isCut = (byte: number, length: number): boolean => near(byte, length) || byte % 509 === 0
  const report = cutEverywhere({ game: VICTIMS[id].game, text, isCut })
  expect(report.refused).toBeGreaterThan(50)
  expect(report.whole).toBeGreaterThan(3)
  expect(report.damaged).toBeGreaterThan(80)
})

test.each(GAME_IDS)('spoilt files are read or refused, and never take the loader down: %s', async (id) => {
  const saves = CORPUS[id]('spoilt')
  const others = GAME_IDS.flatMap((other) => CORPUS[other]('spoilt'))
  const home = folder()
  const report = await mutate({ game: VICTIMS[id].game, saves, others, files: 300, seed: 'short', home })
  expect(report.refused).toBeGreaterThan(50)
  expect(report.damaged).toBeGreaterThan(50)
  expect(report.whole).toBeGreaterThan(0)
})
