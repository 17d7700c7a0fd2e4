import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RULES_VERSION, redNovember } from '../../../../engine/red-november/index.ts'
import { hashText } from '../../../../engine/shared/hash.ts'
import { present, stateHash } from '../../../../engine/shared/record.ts'
import { MAX_COPIED_LETTERS } from '../../../../preload/contract.ts'
import { CODE_ERRORS, formatCode, gameMarkOf, readCode } from '../../../../renderer/shared/replay/code.ts'
import { played, sailed } from '../../../engine/red-november/chronicle/games.ts'
import { blue, QUIET, red } from '../../../engine/red-november/kit.ts'
import { voyages } from '../../../property/voyage.ts'

const info = { title: 'Вторник', created: '2026-01-01T00:00:00.000Z', extra: { names: { red: 'Żaneta' } } }
const game = played({ gnomes: [red(), blue()], icons: QUIET }, 'open 2', 'undo', 'open 3', 'enter', 'wait')

const coding = { game: redNovember, mark: 'RN' }

/** A code with this inside, correctly packed. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const base64 = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
  return `RN1.${base64}.${hashText(base64)}`
}

describe('the code of a game', () => {
  test('brings back any voyage, whoever sailed it', async () => {
    await fc.assert(
      fc.asyncProperty(voyages, async (voyage) => {
        const voyaged = sailed(voyage)
        const read = await readCode(coding, await formatCode(coding, info, voyaged))
        expect(read.ok && read.record.commands).toEqual(voyaged.commands)
        expect(read.ok && stateHash(present(read.record))).toBe(stateHash(present(voyaged)))
      }),
      { numRuns: 20 },
    )
  })

  test('is one line of harmless characters, with the names aboard and without what was taken back', async () => {
    const code = await formatCode(coding, info, game)
    expect(code).toMatch(/^RN1\.[\w-]+\.[0-9a-f]{16}$/)
    const read = await readCode(coding, code)
    expect(read).toMatchObject({ ok: true, info: { title: 'Вторник', extra: info.extra } })
    expect(read.ok && read.record.entries).toEqual(game.commands)
  })

  test('may come in broken lines', async () => {
    const code = await formatCode(coding, info, game)
    const broken = `  ${code.replaceAll(/(.{20})/g, '$1\r\n')} `
    expect((await readCode(coding, broken)).ok).toBe(true)
  })

  test('of which any character is wrong or missing is refused, and says so', async () => {
    const code = await formatCode(coding, info, game)
    await fc.assert(
      fc.asyncProperty(fc.nat(code.length - 1), fc.constantFrom('', 'x', 'Q', '0'), async (at, other) => {
        const wrong = code.slice(0, at) + other + code.slice(at + 1)
        const read = await readCode(coding, wrong)
        expect(read.ok).toBe(wrong === code)
        if (!read.ok) expect(['code/damaged', 'code/foreign', 'code/newer']).toContain(read.error)
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    ['', 'code/foreign'],
    ['hello', 'code/foreign'],
    ['RN1.abc', 'code/damaged'],
    [`RN2.abc.${hashText('abc')}`, 'code/newer'],
    [`RN1.abc.${hashText('abc')}`, 'code/damaged'],
  ])('%s is refused', async (text, error) => {
    expect(await readCode(coding, text)).toEqual({ ok: false, error })
  })

  test('whatever is packed in it, nothing but a game comes out', async () => {
    const start = { setup: { seed: 'x', gnomes: ['red', 'blue', 'green'] } }
    const preface = (more: object): string =>
      JSON.stringify({ rules: 1, title: '', extra: {}, start, end: '', ...more })
    const cases = [
      ['no json', 'code/damaged'],
      [preface({ rules: RULES_VERSION + 1 }), 'code/newer'],
      [preface({ start: { setup: { seed: 'x', gnomes: ['pink'] } } }), 'code/impossible'],
      [preface({ start: { setup: { seed: 'x', gnomes: ['red'] } } }), 'code/impossible'],
      [preface({}), 'code/impossible'],
      [`${preface({})}\nfly to the moon`, 'code/impossible'],
      [`${preface({})}\nattack red`, 'code/impossible'],
    ] as const
    for (const [text, error] of cases)
      expect(await readCode(coding, await packed(text)), text).toEqual({ ok: false, error })
  })

  test('a text that never ends is not unpacked to its end', async () => {
    const endless = await packed('wait\n'.repeat(2_000_000))
    expect(await readCode(coding, endless)).toEqual({ ok: false, error: 'code/huge' })
    const long = `RN1.${'x'.repeat(MAX_COPIED_LETTERS)}`
    expect(await readCode(coding, long)).toEqual({ ok: false, error: 'code/huge' })
  })

  test('tells which game it is of, and no other game reads it', async () => {
    const code = await formatCode(coding, info, game)
    expect(gameMarkOf(` ${code}`)).toBe('RN')
    expect(gameMarkOf('hello')).toBeNull()
    expect(await readCode({ ...coding, mark: 'XY' }, code)).toEqual({ ok: false, error: 'code/foreign' })
  })

  test('never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const read = await readCode(coding, text)
        if (!read.ok) expect(CODE_ERRORS).toContain(read.error)
      }),
    )
  })
})
