import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createPackage } from '@electron/asar'
import { OUT, ROOT } from '../../../scripts/paths.ts'
import { program } from './game.ts'

/** The game as it is shipped: Electron's folder with our archive in it. Gone after `remove`. */
export interface Packaged {
  readonly program: string
  readonly archive: string
  remove(): void
}

export async function packageGame(): Promise<Packaged> {
  const folder = mkdtempSync(join(tmpdir(), 'red-november-app-'))
  const electron = join(folder, 'electron')
  copyElectron(dirname(program()), electron)
  const sources = join(folder, 'sources')
  mkdirSync(sources)
  cpSync(OUT, join(sources, 'out'), { recursive: true })
  cpSync(join(ROOT, 'package.json'), join(sources, 'package.json'))
  const archive = join(electron, 'resources', 'app.asar')
  await createPackage(sources, archive)
  chmodSync(folder, 0o755)
  return {
    program: join(electron, basename(program())),
    archive,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** By links where the disk allows it; the program itself is really copied, because its fuses will be changed. */
function copyElectron(from: string, to: string): void {
  const run = basename(program())
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
    rmSync(join(to, run))
    cpSync(join(from, run), join(to, run))
  } catch {
    rmSync(to, { recursive: true, force: true })
    cpSync(from, to, { recursive: true })
  }
  // What is left of the tests' own starts must not be mistaken for our app.
  for (const name of readdirSync(join(to, 'resources'))) {
    if (name === 'default_app.asar') rmSync(join(to, 'resources', name))
  }
}
