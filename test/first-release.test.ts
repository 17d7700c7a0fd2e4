import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { redNovember } from '../engine/red-november/index.ts'
import { present, stateHash } from '../engine/shared/record.ts'
import { formatSave, gameIdOf, readSave } from '../engine/shared/save.ts'
import { salvage } from '../main/salvage.ts'
import { StatisticsKeeper } from '../main/statistics.ts'
import { NO_MEMORY, SettingsSchema } from '../preload/contract.ts'
import { FIRST_SETTINGS, upgraded } from '../preload/first-release.ts'
import { lobbyMemory } from '../renderer/red-november/lobby/memory.ts'
import { voyagesIn } from '../renderer/red-november/statistics/result.ts'
import { folder } from './main/saves/folder.ts'

/** Files that 0.1.0 wrote, and what it read in them. */
const HOME = join(import.meta.dirname, 'fixtures', '0.1.0')
const text = (name: string): string => readFileSync(join(HOME, name), 'utf8')

const linesOf = (save: string): readonly string[] => save.split('\n').slice(1)

interface ExpectedSave {
  readonly info: object
  readonly damage: object | null
  readonly entries: number
  readonly commands: number
  readonly hash: string
  readonly stateHash: string
}
const expected: {
  readonly saves: Readonly<Record<string, ExpectedSave>>
  readonly settings: Readonly<Record<string, unknown>>
  readonly statistics: readonly object[]
} = JSON.parse(text('expected.json'))

describe('what 0.1.0 wrote opens as before', () => {
  it('is all here: a plain game, secret hands, undone moves, a scenario, an end and a damaged tail', () => {
    const names = readdirSync(join(HOME, 'saves')).map((name) => name.replace('.rnsave', ''))
    expect(names.sort()).toEqual(Object.keys(expected.saves).sort())
    expect(names).toHaveLength(6)
    expect(text('saves/second-thoughts.rnsave')).toMatch(/ undo\n/)
  })

  it.each(Object.keys(expected.saves))('the save %s: the same game, to the same position', (name) => {
    const kept = text(`saves/${name}.rnsave`)
    const save = readSave(redNovember, kept)
    if (!save.ok) throw new Error(save.code)
    const { info, damage, record } = save
    expect(gameIdOf(kept)).toBe('red-november')
    expect({
      info,
      damage,
      entries: record.entries.length,
      commands: record.commands.length,
      hash: record.hash,
      stateHash: stateHash(present(record)),
    }).toEqual(expected.saves[name])
    // The header's fields may stand in another order; the lines may not.
    if (!damage) expect(linesOf(formatSave(redNovember, info, record))).toEqual(linesOf(kept))
  })

  it('the settings: every one of them', () => {
    const { window: _window, tutorial, lesson, lastCrew, lastGame, ...settings } = expected.settings
    const { values, broken } = salvage({ ...SettingsSchema.entries, ...FIRST_SETTINGS }, text('settings.json'))
    expect(broken).toBe(false)
    const now = v.parse(SettingsSchema, upgraded(values))
    expect(now).toEqual({
      ...settings,
      remarks: true,
      gameInFront: null,
      games: { 'red-november': now.games['red-november'] },
    })
    expect(now.games['red-november']).toMatchObject({ lessons: tutorial, lesson })
    const memory = lobbyMemory(now.games['red-november'] ?? NO_MEMORY)
    expect(memory).toEqual({ crew: lastCrew, fairStart: false, ...(lastGame as object) })
  })

  it('the settings, once they were kept by this version: newer ones count, and nothing is moved twice', () => {
    const { values } = salvage({ ...SettingsSchema.entries, ...FIRST_SETTINGS }, text('settings.json'))
    const once = upgraded(values)
    expect(upgraded(once)).toEqual(once)
    const later = { ...NO_MEMORY, lessons: ['hatches'] }
    expect(upgraded({ ...values, games: { 'red-november': later } })).toMatchObject({
      games: { 'red-november': later },
    })
    const other = upgraded({ ...values, games: { another: later } })
    expect(other).toMatchObject({
      games: { another: later, 'red-november': v.parse(SettingsSchema, once).games['red-november'] },
    })
  })

  it('the statistics: every game', async () => {
    const file = join(folder(), 'statistics.json')
    copyFileSync(join(HOME, 'statistics.json'), file)
    const { games, setAside } = await new StatisticsKeeper(file).read()
    expect(setAside).toBeNull()
    expect(voyagesIn(games)).toMatchObject(expected.statistics)
    expect(games).toHaveLength(expected.statistics.length)
  })
})
