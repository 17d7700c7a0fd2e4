import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { DEFAULTS, readSettingsFile } from '../../main/settings-file.ts'
import { folder } from './saves/folder.ts'

const home = vi.hoisted(() => ({ folder: '' }))
vi.mock('electron', () => ({ app: { getPath: () => home.folder } }))
vi.mock('../../main/log.ts', () => ({ log: { error: () => undefined } }))

test('without a settings file everything is as from the factory, and nothing is set aside', () => {
  home.folder = folder()
  expect(readSettingsFile()).toEqual({ values: DEFAULTS, setAside: null })
})

test('of a broken one what fits is kept, and the file too', () => {
  home.folder = folder()
  writeFileSync(join(home.folder, 'settings.json'), JSON.stringify({ textSize: 150, contrast: 'loud' }))
  const { values, setAside } = readSettingsFile()
  expect(values).toEqual({ ...DEFAULTS, textSize: 150 })
  expect(readdirSync(home.folder)).toContain(setAside)
})

test('one that cannot be read at all is set aside before another is written in its place', () => {
  home.folder = folder()
  mkdirSync(join(home.folder, 'settings.json'))
  const { values, setAside } = readSettingsFile()
  expect(values).toEqual(DEFAULTS)
  expect(readdirSync(home.folder)).toEqual([setAside])
})
