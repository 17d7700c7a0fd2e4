import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fileFor } from '../../main/files.ts'

const FOLDER = join(sep, 'app', 'renderer')

describe('the files of the page', () => {
  test('the root is index.html', () => {
    expect(fileFor(FOLDER, '/')).toEqual({ file: join(FOLDER, 'index.html'), type: 'text/html; charset=utf-8' })
  })

  test('known kinds of file are served with their type', () => {
    expect(fileFor(FOLDER, '/assets/index.js')?.type).toContain('javascript')
    expect(fileFor(FOLDER, '/sounds/horn.webm')?.type).toBe('audio/webm')
  })

  test.each([
    '/../main/index.js',
    '/%2e%2e/main/index.js',
    '/assets/../../secret.json',
    '/..%2f..%2fetc/passwd.txt',
    '/%00.html',
    '/%E0%A4%A.html',
  ])('nothing outside the folder, nothing malformed: %s', (path) => {
    expect(fileFor(FOLDER, path)).toBeNull()
  })

  test('unknown kinds of file are not served', () => {
    expect(fileFor(FOLDER, '/assets/index.exe')).toBeNull()
    expect(fileFor(FOLDER, '/assets')).toBeNull()
  })
})
