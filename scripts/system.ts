import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ask, run } from './run.ts'

/** What a bare Debian lacks for Electron, and for showing a window without a screen. */
const DEBIAN_PACKAGES =
  'xvfb xauth libgtk-3-0 libnss3 libasound2 libgbm1 libcups2 libxkbcommon0 fonts-dejavu-core'.split(' ')

/** What reads the platform's accessibility bus. Its tests say that they are skipped where it cannot be had. */
const BUS_PACKAGES = 'dbus at-spi2-core gir1.2-atspi-2.0 python3-gi'.split(' ')

export const isRoot = (): boolean => process.getuid?.() === 0

export const hasDisplay = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

export const aptLine = (packages: readonly string[]): string =>
  `apt-get install -y --no-install-recommends ${packages.join(' ')}`

/** Libraries that a Linux program asks for and does not find. */
export async function missingLibraries(program: string): Promise<readonly string[]> {
  if (process.platform !== 'linux') return []
  const said = (await ask('ldd', [program])) ?? ''
  return said
    .split('\n')
    .filter((line) => line.includes('not found'))
    .map((line) => line.trim().split(' ')[0] ?? '')
}

export const hasProgram = async (name: string): Promise<boolean> => (await ask('which', [name])) !== null

/** The line a player has to run, or null when Electron has all it needs. */
export async function missingForWindow(program: string): Promise<string | null> {
  return (await missingLibraries(program)).length > 0 ? aptLine(DEBIAN_PACKAGES) : null
}

const mayInstall = (): boolean => isRoot() && existsSync('/etc/debian_version')

/** Debian's own Python: another one need not have what reads the bus. */
export const BUS_PYTHON = '/usr/bin/python3'
const READS_BUS = 'import gi; gi.require_version("Atspi", "2.0"); from gi.repository import Atspi'

/** Whether there are a session bus, an accessibility bus, and something to read it with. */
export const hasAccessibilityBus = async (): Promise<boolean> =>
  process.platform === 'linux' &&
  (await hasProgram('dbus-run-session')) &&
  (await ask(BUS_PYTHON, ['-c', READS_BUS])) !== null

/** Installs Debian packages if we may; otherwise says which line does it, and fails. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  const line = aptLine(packages)
  if (!mayInstall()) {
    throw new Error(`System packages are missing. On Debian or Ubuntu this installs them:\n  sudo ${line}`)
  }
  console.log(`Installing what is missing: ${packages.join(' ')}`)
  const quietly = 'DEBIAN_FRONTEND=noninteractive'
  await run('env', [quietly, 'apt-get', 'update', '-qq'], { quiet: true })
  const code = await run('env', [quietly, ...line.split(' '), '-qq'], { quiet: true })
  if (code !== 0) throw new Error(`The system packages could not be installed. Try yourself:\n  ${line}`)
}

/** Makes sure that Electron can run here with a window, if need be on a screen that nobody sees. */
export async function prepareForTests(program: string): Promise<void> {
  if (process.platform !== 'linux') return
  const lacksScreen = !hasDisplay() && !(await hasProgram('Xvfb'))
  if (lacksScreen || (await missingLibraries(program)).length > 0) await installPackages(DEBIAN_PACKAGES)
  if (mayInstall() && !(await hasAccessibilityBus())) await installPackages(BUS_PACKAGES)
}

/** Flags that Linux needs and no player should have to know. */
export async function linuxFlags(program: string): Promise<readonly string[]> {
  if (process.platform !== 'linux') return []
  return isRoot() || !(await sandboxWorks(program)) ? ['--no-sandbox'] : []
}

/** Chromium's sandbox needs user namespaces, or its helper owned by root; some systems give it neither. */
async function sandboxWorks(program: string): Promise<boolean> {
  const helper = join(dirname(program), 'chrome-sandbox')
  if (existsSync(helper)) {
    const { uid, mode } = statSync(helper)
    if (uid === 0 && (mode & 0o4000) !== 0) return true
  }
  if ((await ask('unshare', ['--user', '--map-root-user', 'true'])) !== null) return true
  console.log(
    'This system gives programs no sandbox: the game starts without one. It never loads anything from outside.',
  )
  return false
}
