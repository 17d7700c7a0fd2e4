import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUT, ROOT } from './paths.ts'
import { run } from './run.ts'

const SOURCES = [
  'main',
  'preload',
  'renderer',
  'engine',
  'assets',
  'scripts/licences.ts',
  'electron.vite.config.ts',
  'package-lock.json',
]
const STAMP = join(OUT, 'built')

/** Builds main, preload and page, unless nothing has changed since the last time. */
export async function buildIfNeeded(): Promise<void> {
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs > newest()) return
  console.log('Building ...')
  const started = new Date()
  const tool = join(ROOT, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js')
  const code = await run(process.execPath, [tool, 'build', '--logLevel', 'warn'])
  if (code !== 0) throw new Error('The build failed.')
  writeFileSync(STAMP, `${started.toISOString()}\n`)
}

const newest = (): number => Math.max(...SOURCES.map((name) => newestIn(join(ROOT, name))))

/** Folders count too: a removed file changes only them. */
function newestIn(path: string): number {
  if (!existsSync(path)) return 0
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}
