import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../../preload/contract.ts'
import type { Music } from '../../../../renderer/shared/music/score.ts'
import { fileOf } from '../../../../renderer/shared/sound/files.ts'
import { UI_SOUNDS } from '../../../../renderer/shared/sound-kit.ts'

/** What a game has to be heard. */
export interface Heard {
  readonly game: string
  readonly sounds: Readonly<Record<string, { readonly caption: string }>>
  readonly music: Music
  readonly captions: Readonly<Record<Language, Readonly<Record<string, string>>>>
  /** The captions among the words of the page. */
  readonly words: object
  /** All its files may weigh so much. */
  readonly megabytes: number
}

/** The first four bytes of every WebM. */
const EBML = 0x1a45dfa3

/** What holds for the sounds of every game. */
export function describeManifest({ game, sounds, music, captions, words, megabytes }: Heard): void {
  const folder = `assets/sound/${game}`
  const source = `renderer/${game}/sound`
  const ids = Object.keys(sounds)
  const wanted = [...ids, ...Object.keys(music.band)]
  const files = readdirSync(folder).filter((name) => name.endsWith('.webm'))

  describe('the manifest of sounds', () => {
    test('has a file for every sound, and no file without one', () => {
      expect(files.sort()).toEqual(wanted.map((id) => `${id}.webm`).sort())
    })

    test('gives the bundler every file', () => {
      expect(wanted.filter((id) => !fileOf(game, id))).toEqual([])
    })

    test('has no sound that nothing plays', () => {
      const code = readdirSync(source)
        .filter((name) => name.endsWith('.ts') && name !== 'manifest.ts')
        .map((name) => readFileSync(join(source, name), 'utf8'))
        .join('\n')
      const isPlayed = (id: string): boolean => code.includes(`'${id}'`) || new RegExp(`\\b${id}:`).test(code)
      expect(ids.filter((id) => !isPlayed(id) && !UI_SOUNDS.some((ui) => ui === id))).toEqual([])
    })

    test(`stays under ${megabytes} MB, WebM all of it`, () => {
      const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
      expect(bytes).toBeLessThan(megabytes * 1_000_000)
      for (const name of files) expect(readFileSync(join(folder, name)).readUInt32BE(0), name).toBe(EBML)
    })
  })

  describe('captions', () => {
    const keys = Object.keys(captions.en).sort()

    test.each(Object.entries(captions))('%s has one for every sound', (_, table) => {
      expect(Object.keys(table).sort()).toEqual(keys)
      for (const [key, text] of Object.entries(table)) expect(text, key).toMatch(/^\[.{2,58}\]$/)
    })

    test('are there for sounds and music only', () => {
      const pieces = Object.values(music.suites).flatMap((suite) => suite.pieces)
      const used = new Set([...Object.values(sounds), ...pieces].map(({ caption }) => caption))
      expect([...used].sort()).toEqual(keys)
    })

    test('are among the words of the page', () => {
      expect(words).toBe(captions.en)
    })
  })
}
