import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { FUSES } from '../fuses.ts'
import { listArchive, readPackedManifest } from './archive.ts'
import { sizeOf } from './deb.ts'
import { programIn, resourcesIn, type System } from './layout.ts'
import { MAX_APP_BYTES } from './product.ts'
import { checkWindowsProgram } from './windows-program.ts'

/** Electron's own files; a new one must be looked at before it is shipped. */
const ELECTRON_FILES =
  /^(LICENSE\.electron\.txt|LICENSES\.chromium\.html|chrome_(100|200)_percent\.pak|icudtl\.dat|resources\.pak|(snapshot_blob|v8_context_snapshot)\.bin|vk_swiftshader_icd\.json|locales\/(en-US|fr|pl|ru)\.pak)$/
const PROGRAM_FILES: Readonly<Record<'linux' | 'win32', RegExp>> = {
  linux:
    /^(red-november|chrome-sandbox|chrome_crashpad_handler|lib(EGL|GLESv2|ffmpeg|vk_swiftshader)\.so|libvulkan\.so\.1)$/,
  win32: /^(Red November\.exe|(d3dcompiler_47|dxcompiler|dxil|ffmpeg|libEGL|libGLESv2|vk_swiftshader|vulkan-1)\.dll)$/,
}
const OUR_FILES = /^(licences\.txt|resources\/app\.asar)$/
const IN_ARCHIVE = /^\/(package\.json|out\/(main|preload|renderer)\/)/
const NEVER_IN_ARCHIVE = /node_modules|\.(map|ts|tsx)$/

/** Looks at an unpacked app as it will be installed. Throws what is wrong; says in lines what it saw. */
export async function checkApp(folder: string, system: System, version: string): Promise<readonly string[]> {
  const wrong: string[] = []
  const program = programIn(folder, system)
  wrong.push(...(await wrongFuses(program)))
  if (system !== 'darwin') wrong.push(...(await strayFiles(folder, PROGRAM_FILES[system])))
  const archive = join(resourcesIn(folder, system), 'app.asar')
  const packed = listArchive(archive)
  wrong.push(
    ...packed
      .filter((file) => !IN_ARCHIVE.test(file) || NEVER_IN_ARCHIVE.test(file))
      .map((file) => `stray file in the archive: ${file}`),
  )
  const manifest = readPackedManifest(archive)
  if (manifest.version !== version) wrong.push(`the archive says version ${manifest.version}, not ${version}`)
  const { size } = await stat(archive)
  if (size > MAX_APP_BYTES) wrong.push(`the game takes ${size} bytes, more than ${MAX_APP_BYTES}`)
  const windows = system === 'win32' ? checkWindowsProgram(program, version, archive) : { wrong: [], seen: [] }
  wrong.push(...windows.wrong)
  if (wrong.length > 0) throw new Error(`${system}:\n  ${wrong.join('\n  ')}`)
  return [
    `fuses: ${Object.keys(FUSES).length} as decided, none undecided`,
    `archive: ${packed.length} files, ${megabytes(size)} (the game without Electron), no node_modules, no source maps`,
    ...windows.seen,
    `unpacked: ${megabytes(await sizeOf(folder))}, no stray files`,
  ]
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

async function wrongFuses(program: string): Promise<readonly string[]> {
  const wire = await getCurrentFuseWire(program)
  return Object.entries(FUSES)
    .filter(([fuse, on]) => wire[Number(fuse) as FuseV1Options] !== (on ? FuseState.ENABLE : FuseState.DISABLE))
    .map(([fuse]) => `fuse ${FuseV1Options[Number(fuse)]} is not as decided`)
}

async function strayFiles(folder: string, programs: RegExp): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const known = [ELECTRON_FILES, OUR_FILES, programs]
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !known.some((pattern) => pattern.test(file)))
    .map((file) => `stray file: ${file}`)
}
