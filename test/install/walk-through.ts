import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfNeeded } from '../../scripts/build.ts'
import { makeDeb } from '../../scripts/dist/deb.ts'
import { writeExtras } from '../../scripts/dist/extras.ts'
import { VERSION } from '../../scripts/dist/product.ts'
import { electronFor, sourceTime } from '../../scripts/dist/sources.ts'
import { prepare } from '../../scripts/dist/targets.ts'
import { openScreen } from '../../scripts/screen.ts'
import { checkMenu } from './menu.ts'
import { checkInstalled, checkRemoved, rememberFiles } from './package.ts'
import { checkPlay, continueAfterUpgrade, openByFile } from './play.ts'
import { DebianRoot } from './root.ts'
import { say } from './say.ts'

/** The version after this one, for the upgrade. */
const NEXT = VERSION.replace(/\d+$/, (patch) => String(Number(patch) + 1))

/** From a bare system to an uninstalled game. The first thing that is not as promised ends it with an error. */
export async function walkThrough(): Promise<void> {
  const packages = mkdtempSync(join(tmpdir(), 'red-november-packages-'))
  const screen = await openScreen()
  process.env.DISPLAY = screen.display
  const debs = await makePackages(packages)
  const root = new DebianRoot()
  try {
    say(`A bare Debian ${root.asRoot('cat', '/etc/debian_version').trim()}: ${root.packages} packages.`)
    checkInstalled(root, debs.now, VERSION)
    const files = rememberFiles(root)
    const played = await checkPlay(root, VERSION)
    checkMenu(root)
    await openByFile(root, played)
    checkInstalled(root, debs.next, NEXT)
    await continueAfterUpgrade(root, played, NEXT)
    checkRemoved(root, files, played)
    say('All as promised.')
  } finally {
    root.remove()
    screen.close()
    rmSync(packages, { recursive: true, force: true })
  }
}

/** The same sources as two versions: the one that is, and the one that will come. */
async function makePackages(folder: string): Promise<{ readonly now: string; readonly next: string }> {
  await buildIfNeeded()
  await writeExtras()
  const electron = await electronFor('linux')
  if (electron === undefined) throw new Error('Electron could not be had.')
  const make = async (version: string): Promise<string> => {
    const output = join(folder, version)
    for (const line of await prepare('linux', electron, version, output)) say(`${version}: ${line}`)
    const file = join(folder, `${version}.deb`)
    const app = join(output, 'linux-unpacked')
    const time = await sourceTime()
    await makeDeb({ app, version, tree: join(output, 'tree'), file, time, effort: 'quick' })
    return file
  }
  return { now: await make(VERSION), next: await make(NEXT) }
}
