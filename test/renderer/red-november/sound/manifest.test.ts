import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SOUND_IDS, SOUNDS } from '../../../../renderer/red-november/sound/manifest.ts'
import { BAND } from '../../../../renderer/red-november/sound/music/band.ts'
import { MUSIC } from '../../../../renderer/red-november/sound/music/index.ts'
import { captionsEn } from '../../../../renderer/red-november/words/captions/en.ts'
import { captionsFr } from '../../../../renderer/red-november/words/captions/fr.ts'
import { captionsPl } from '../../../../renderer/red-november/words/captions/pl.ts'
import { captionsRu } from '../../../../renderer/red-november/words/captions/ru.ts'
import { en } from '../../../../renderer/red-november/words/en.ts'
import { fileOf } from '../../../../renderer/shared/sound/files.ts'
import { UI_SOUNDS } from '../../../../renderer/shared/sound-kit.ts'

const FOLDER = 'assets/sound/red-november'
const CODE = 'renderer/red-november/sound'
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.webm'))
const code = readdirSync(CODE)
  .filter((name) => name.endsWith('.ts') && name !== 'manifest.ts')
  .map((name) => readFileSync(join(CODE, name), 'utf8'))
  .join('\n')

describe('the manifest of sounds', () => {
  test('has a file for every sound, and no file without one', () => {
    expect(files.sort()).toEqual([...SOUND_IDS, ...Object.keys(BAND)].map((id) => `${id}.webm`).sort())
  })

  test('gives the bundler every file', () => {
    expect([...SOUND_IDS, ...Object.keys(BAND)].filter((id) => !fileOf('red-november', id))).toEqual([])
  })

  test('has no sound that nothing plays', () => {
    const played = (id: string): boolean => code.includes(`'${id}'`) || new RegExp(`\\b${id}:`).test(code)
    const idle = SOUND_IDS.filter((id) => !played(id) && !UI_SOUNDS.some((ui) => ui === id))
    expect(idle).toEqual([])
  })

  test('stays under 2 MB, WebM all of it', () => {
    const bytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)
    expect(bytes).toBeLessThan(2_000_000)
    for (const name of files) expect(readFileSync(join(FOLDER, name)).readUInt32BE(0), name).toBe(0x1a45dfa3)
  })
})

describe('captions', () => {
  const keys = Object.keys(captionsEn).sort()

  test.each(Object.entries({ captionsEn, captionsRu, captionsFr, captionsPl }))(
    '%s has one for every sound',
    (_, table) => {
      expect(Object.keys(table).sort()).toEqual(keys)
      for (const [key, text] of Object.entries(table)) expect(text, key).toMatch(/^\[.{2,58}\]$/)
    },
  )

  test('are there for sounds and music only', () => {
    const pieces = Object.values(MUSIC.suites).flatMap((suite) => suite.pieces)
    const used = new Set<string>([
      ...SOUND_IDS.map((id) => SOUNDS[id].caption),
      ...pieces.map(({ caption }) => caption),
    ])
    expect([...used].sort()).toEqual(keys)
  })

  test('are among the words of the page', () => {
    expect(en.caption).toBe(captionsEn)
  })
})
