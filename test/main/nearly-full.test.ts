import { describe, expect, test } from 'vitest'
import { canMount } from './own-mounts.ts'
import { saidOnSmallDisk } from './small-disk.ts'

/** On tmpfs, like on every disk, what fits is written and counted, and no error comes before the next try. */
describe.skipIf(!canMount())(
  'on a disk that has room for a part of the text (skipped where nobody may mount one)',
  () => {
    const on = (deed: string): unknown => saidOnSmallDisk('256k', 'nearly-full.ts', deed)

    test('a save is whole or not there: what has the name keeps it', () => {
      expect(on('quick-save')).toMatchObject({ answer: 'disk/full', current: 'second' })
    })

    test('the settings stay as they were', () => {
      const left = ['filler', 'settings.json']
      expect(on('settings')).toEqual({ answer: 'disk/full', asBefore: true, left })
    })

    test('the games that were counted stay', () => {
      expect(on('statistics')).toEqual({ answer: 'disk/full', asBefore: true })
    })
  },
)
