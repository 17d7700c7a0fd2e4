import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../../scripts/paths.ts'
import { expect, program, test } from './support/game.ts'

interface Run {
  readonly process: ChildProcess
  readonly said: () => string
}

/** Runs one of the project's own scripts as npm would. */
function runScript(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Run {
  let said = ''
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts', name), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    detached: true,
  })
  const hear = (chunk: unknown): void => {
    said += chunk
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return { process: child, said: () => said }
}

/** Ends a script with everything it has started. */
async function end({ process: child }: Run): Promise<void> {
  const ended = child.exitCode === null ? once(child, 'exit') : null
  if (child.pid) process.kill(-child.pid, 'SIGKILL')
  await ended
}

test('npm start opens the window with the Electron it was told to use', async ({ home }) => {
  const run = runScript('start.ts', [`--user-data-dir=${home}`], { ELECTRON_OVERRIDE_DIST_PATH: dirname(program()) })
  const log = join(home, 'logs', 'main.log')
  await expect.poll(() => existsSync(log) && readFileSync(log, 'utf8')).toContain('page: playable')
  expect(run.said()).not.toContain('browser')
  await end(run)
})

test('npm start without a display says so in one line and serves the game to the browser', async () => {
  const run = runScript('start.ts', [], { DISPLAY: '', WAYLAND_DISPLAY: '', PORT: '0' })
  await expect.poll(run.said).toContain('Red November is on http://localhost:')
  expect(run.said()).toContain('There is no display here: the game is served to the browser instead.')
  const [address = ''] = /http:\/\/localhost:\d+\//.exec(run.said()) ?? []
  const page = await fetch(address)
  expect(await page.text()).toContain('<title>Red November</title>')
  await end(run)
})

test('a fallback build that is not what it should be is not used', async ({ home }) => {
  const bin = join(home, 'bin')
  mkdirSync(bin)
  // An npm that delivers something else under the right name.
  writeFileSync(
    join(bin, 'npm.mjs'),
    `import { writeFileSync } from 'node:fs'
     writeFileSync(process.argv.at(-1) + '/electron-gt.tgz', 'not Electron at all')`,
  )
  const script = `import { findFallback } from ${JSON.stringify(join(ROOT, 'scripts', 'electron-fallback.ts'))}
    try { console.log('FOUND', await findFallback('linux-x64')) } catch (error) { console.log('REFUSED', error.message) }`
  const file = join(home, 'try.mts')
  writeFileSync(file, script)
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: ROOT,
    env: { ...process.env, XDG_CACHE_HOME: join(home, 'cache'), npm_execpath: join(bin, 'npm.mjs') },
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  await once(child, 'exit')
  expect(said).toContain('REFUSED')
  expect(said).toContain('its sha512 differs')
  expect(existsSync(join(home, 'cache', 'red-november', 'electron-42.0.0-linux-x64'))).toBe(false)
})
