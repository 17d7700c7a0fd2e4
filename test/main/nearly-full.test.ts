import { describe, expect, test } from 'vitest'
import { canMount } from './own-mounts.ts'
import { saidOnSmallDisk } from './small-disk.ts'

/** On tmpfs, like on every disk, what fits is written and counted, and no error comes before the next try. */
describe.skipIf(!canMount())(
  'on a disk that has room for a part of the text (skipped where nobody may mount one)',
  () => {
    const on = (deed: string): unknown => saidOnSmallDisk('256k', 'nearly-full.ts', deed)

    test.each(['quick-save', 'quick-save-without-second-names', 'copy'])(
      'a save that does not fit leaves those before it as they were: %s',
      (deed) => {
        const left = ['old', 'old/quick.rnsave', 'quick.rnsave']
        expect(on(deed)).toEqual({ answer: 'disk/full', current: 'second', old: 'first', left })
      },
    )

    test('the settings stay as they were', () => {
      const left = ['filler', 'settings.json']
      expect(on('settings')).toEqual({ answer: 'disk/full', asBefore: true, left })
    })

    test('the games that were counted stay', () => {
      expect(on('statistics')).toEqual({ answer: 'disk/full', asBefore: true })
    })
  },
)
