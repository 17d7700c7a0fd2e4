import { existsSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Cabinet } from '../../../main/saves/cabinet.ts'
import { folder } from './folder.ts'

/** The disk is the real one, looked at before each step; some disks know no second names. */
const disk = vi.hoisted(() => ({ look: () => undefined as unknown, hasSecondNames: true }))
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const refuse = async () => {
    throw Object.assign(new Error('no second names here'), { code: 'EPERM' })
  }
  const watched =
    <Args extends readonly unknown[], Result>(step: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      disk.look()
      return step(...args)
    }
  return {
    ...real,
    link: watched((...names: Parameters<typeof real.link>) => (disk.hasSecondNames ? real.link(...names) : refuse())),
    copyFile: watched(real.copyFile),
    rename: watched(real.rename),
    rm: watched(real.rm),
  }
})

const textOf = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)

describe.each([
  ['with second names', true],
  ['without', false],
])('on a disk %s', (_which, hasSecondNames) => {
  beforeEach(() => {
    disk.look = () => undefined
    disk.hasSecondNames = hasSecondNames
  })

  test('whoever is killed between two steps of a save finds the one before under its name', async () => {
    const cabinet = new Cabinet(folder())
    for (const text of ['first', 'second']) await cabinet.write('a', text)
    const seen: (readonly (string | null)[])[] = []
    disk.look = () => seen.push([textOf(cabinet.path('a')), textOf(cabinet.path('a', 'old'))])
    await cabinet.write('a', 'third')
    expect(new Set(seen.map(([current]) => current))).toEqual(new Set(['second']))
    // The last step but one puts it aside: the new text lies whole by then.
    expect(seen.map(([, old]) => old)).toEqual([...seen.slice(1).map(() => 'first'), 'second'])
    disk.look = () => undefined
    expect([await cabinet.read('a', 'current'), await cabinet.read('a', 'old')]).toEqual(['third', 'second'])
  })
})
