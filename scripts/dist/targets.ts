import { rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { run } from '../run.ts'
import { hasProgram } from '../system.ts'
import { checkApp } from './check.ts'
import { makeDeb } from './deb.ts'
import { DIST, type System, WORK } from './layout.ts'
import { pack } from './pack.ts'
import { PROGRAM, VERSION } from './product.ts'
import { type ElectronSource, electronFor, sourceTime } from './sources.ts'

/** One kind of package: what stands in its way here, or how it is made. */
export interface Target {
  readonly name: string
  readonly system: System
  /** Why this machine cannot make it, or null. */
  why(): Promise<string | null>
  /** Makes it from the app that was unpacked and checked: the files, in `DIST`. */
  make(electron: ElectronSource): Promise<readonly string[]>
}

const PACKED = join(WORK, 'packed')
export const UNPACKED: Readonly<Record<System, string>> = {
  linux: join(PACKED, 'linux-unpacked'),
  win32: join(PACKED, 'win-unpacked'),
  darwin: join(PACKED, process.arch === 'arm64' ? 'mac-arm64' : 'mac'),
}

const only = (system: System, why: string): Promise<string | null> =>
  Promise.resolve(process.platform === system ? null : why)

async function lacks(programs: readonly string[]): Promise<string | null> {
  for (const name of programs) if (!(await hasProgram(name))) return `the program ${name} is not installed`
  return null
}

/** electron-builder fetches the tools of these targets from GitHub. */
async function builderTools(): Promise<string | null> {
  const electron = await electronFor(process.platform as System)
  return electron === null ? null : 'electron-builder fetches its tools from GitHub, which is out of reach'
}

/** Made by electron-builder as a whole; what it wrote is moved to where players look. */
const built =
  (system: System, targets: readonly string[], architectures: readonly ('x64' | 'arm64')[] = ['x64']) =>
  async (electron: ElectronSource): Promise<readonly string[]> => {
    const files = await pack(system, targets, { version: VERSION, output: PACKED, electron }, architectures)
    const packages = files.filter((file) => !file.endsWith('.blockmap'))
    for (const file of packages) await rename(file, join(DIST, basename(file)))
    return packages.map((file) => join(DIST, basename(file)))
  }

export const TARGETS: readonly Target[] = [
  {
    name: 'Debian package',
    system: 'linux',
    why: () => lacks(['dpkg-deb', 'readelf']),
    make: async () => {
      const file = join(DIST, `${PROGRAM}_${VERSION}_amd64.deb`)
      const tree = join(WORK, 'deb')
      const time = await sourceTime()
      await makeDeb({ app: UNPACKED.linux, version: VERSION, tree, file, time, effort: 'small' })
      return [file]
    },
  },
  {
    name: 'AppImage',
    system: 'linux',
    why: async () => (await only('linux', 'is made on Linux')) ?? builderTools(),
    make: built('linux', ['AppImage']),
  },
  {
    name: 'Windows folder (zip, to look at)',
    system: 'win32',
    why: async () => (process.platform === 'win32' ? 'the installers are made instead' : lacks(['zip'])),
    make: async () => {
      const file = join(DIST, `${PROGRAM}-${VERSION}-windows.zip`)
      await rm(file, { force: true })
      const code = await run('sh', ['-c', `cd "${UNPACKED.win32}" && find . -type f | sort | zip -qX9 "${file}" -@`])
      if (code !== 0) throw new Error(`zip ended with ${code}.`)
      return [file]
    },
  },
  {
    name: 'Windows installer and portable program',
    system: 'win32',
    why: () => only('win32', 'needs Windows: the installer is run there once to write its uninstaller'),
    make: built('win32', ['nsis', 'portable']),
  },
  {
    name: 'macOS disk images (Intel and Apple chips)',
    system: 'darwin',
    why: () => only('darwin', 'needs macOS: images and signatures are made by Apple’s own tools'),
    make: built('darwin', ['dmg'], ['x64', 'arm64']),
  },
]

/** Unpacks the app of a system into its folder and looks at it closely: what was seen. */
export async function prepare(
  system: System,
  electron: ElectronSource,
  version = VERSION,
  output = PACKED,
): Promise<readonly string[]> {
  await pack(system, ['dir'], { version, output, electron }, system === 'darwin' ? [macArch()] : ['x64'])
  return checkApp(join(output, basename(UNPACKED[system])), system, version)
}

const macArch = (): 'x64' | 'arm64' => (process.arch === 'arm64' ? 'arm64' : 'x64')
