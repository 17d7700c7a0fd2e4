import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rotate } from '../../main/log-files.ts'
import { whoPlays, withoutPerson } from '../../main/privacy.ts'

const olga = { home: '/home/olga', user: 'olga' }

test('the log says nothing about who plays', () => {
  expect(withoutPerson('/home/olga/saves: olga may not write', olga)).toBe('~/saves: <user> may not write')
  expect(String(withoutPerson(new Error('at /home/olga/x'), olga))).not.toContain('olga')
})

test('an account name of one letter does not blot out the text', () => {
  expect(withoutPerson('a day at sea', { home: '/', user: 'a' })).toBe('a day at sea')
})

test('an account that the system knows by its number alone is no reason to log nothing', () => {
  const unknown = (): string => {
    throw new Error('ENOENT')
  }
  const nobody = whoPlays(unknown, unknown)
  expect(withoutPerson('a day at sea', nobody)).toBe('a day at sea')
  expect(
    withoutPerson(
      '/home/olga',
      whoPlays(() => olga.home, unknown),
    ),
  ).toBe('~')
})

test('logs rotate: three old ones are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const file = join(folder, 'main.log')
  for (const age of [1, 2, 3, 4, 5]) {
    writeFileSync(file, `log ${age}`)
    rotate(file)
  }
  expect(readdirSync(folder).sort()).toEqual(['main.log.1', 'main.log.2', 'main.log.3'])
  expect(readFileSync(join(folder, 'main.log.1'), 'utf8')).toBe('log 5')
  rmSync(folder, { recursive: true })
})
