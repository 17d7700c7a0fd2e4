import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rotate } from '../../main/log-files.ts'
import { withoutPerson } from '../../main/privacy.ts'

test('the log says nothing about who plays', () => {
  expect(withoutPerson('/home/olga/saves: olga may not write', '/home/olga', 'olga')).toBe(
    '~/saves: <user> may not write',
  )
  expect(String(withoutPerson(new Error('at /home/olga/x'), '/home/olga', 'olga'))).not.toContain('olga')
})

test('an account name of one letter does not blot out the text', () => {
  expect(withoutPerson('a day at sea', '/', 'a')).toBe('a day at sea')
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
