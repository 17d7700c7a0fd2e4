import { chmod, copyFile, cp, mkdir, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ICONS, MENU_SIZES } from '../art/icons.ts'
import { ROOT } from '../paths.ts'
import { run } from '../run.ts'
import { LICENCES_TEXT } from './config.ts'
import { dependsOf } from './depends.ts'
import { desktopFile, metainfoFile, mimeFile } from './linux-files.ts'
import { APP_ID, AUTHOR, PROGRAM, WORDS } from './product.ts'

const HOME = join('usr', 'lib', PROGRAM)

export interface DebPlan {
  /** The unpacked app. */
  readonly app: string
  readonly version: string
  /** A folder to put the package's tree together in. */
  readonly tree: string
  readonly file: string
  /** The time that every file carries. */
  readonly time: Date
  /** Small takes minutes, quick takes seconds. */
  readonly effort: 'small' | 'quick'
}

const COMPRESSION = { small: ['-Zxz', '-z6'], quick: ['-Zgzip', '-z1'] } as const

/**
 * A Debian package from the unpacked app, by dpkg's own tool. It needs no script that runs as root: menus, icons and file types
 * are taken up by the system's triggers, and the sandbox's helper gets its bit from the archive.
 */
export async function makeDeb({ app, version, tree: root, file, time, effort }: DebPlan): Promise<void> {
  await rm(root, { recursive: true, force: true })
  await cp(app, join(root, HOME), { recursive: true })
  await mkdir(join(root, 'usr', 'bin'), { recursive: true })
  await symlink(relative('usr/bin', join(HOME, PROGRAM)), join(root, 'usr', 'bin', PROGRAM))
  await writeShared(root, version, time)
  await writeControl(root, version)
  await setModes(root, time)
  // For systems that give ordinary users no namespaces.
  await chmod(join(root, HOME, 'chrome-sandbox'), 0o4755)
  await mkdir(dirname(file), { recursive: true })
  process.env.SOURCE_DATE_EPOCH = String(time.getTime() / 1000)
  const code = await run('dpkg-deb', ['--root-owner-group', ...COMPRESSION[effort], '--build', root, file], {
    quiet: true,
  })
  if (code !== 0) throw new Error(`dpkg-deb ended with ${code}.`)
}

async function writeShared(root: string, version: string, time: Date): Promise<void> {
  const share = async (path: string, content: string | Buffer): Promise<void> => {
    const file = join(root, 'usr', 'share', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await share(`applications/${PROGRAM}.desktop`, desktopFile())
  await share(`mime/packages/${PROGRAM}.xml`, mimeFile())
  await share(`metainfo/${APP_ID}.metainfo.xml`, metainfoFile(version, time.toISOString().slice(0, 10)))
  await share(`doc/${PROGRAM}/copyright`, await readFile(LICENCES_TEXT))
  await share(`doc/${PROGRAM}/changelog.gz`, gzipSync(await readFile(join(ROOT, 'CHANGELOG.md')), { level: 9 }))
  for (const size of MENU_SIZES) {
    await share(`icons/hicolor/${size}x${size}/apps/${PROGRAM}.png`, await readFile(join(ICONS, `${size}x${size}.png`)))
  }
  const drawing = join(root, 'usr', 'share', 'icons', 'hicolor', 'scalable', 'apps')
  await mkdir(drawing, { recursive: true })
  await copyFile(join(ROOT, 'assets', 'icon.svg'), join(drawing, `${PROGRAM}.svg`))
}

async function writeControl(root: string, version: string): Promise<void> {
  const fields = {
    Package: PROGRAM,
    // Debian sorts 1.0.0~beta.1 before 1.0.0; npm's 1.0.0-beta.1 would come after it.
    Version: version.replace('-', '~'),
    Architecture: 'amd64',
    Maintainer: `${AUTHOR} <noreply@${PROGRAM}.invalid>`,
    'Installed-Size': String(Math.ceil((await sizeOf(root)) / 1024)),
    Depends: (await dependsOf(join(root, HOME))).join(', '),
    Recommends: 'libegl1, libgl1, libpulse0, xdg-utils',
    Section: 'games',
    Priority: 'optional',
    Description: `${WORDS.en.summary}\n ${WORDS.en.story}`,
  }
  const text = Object.entries(fields).map(([key, value]) => `${key}: ${value}\n`)
  await mkdir(join(root, 'DEBIAN'))
  await writeFile(join(root, 'DEBIAN', 'control'), text.join(''))
}

export async function sizeOf(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size
  }
  return bytes
}

const PROGRAMS = new Set([PROGRAM, 'chrome_crashpad_handler', 'chrome-sandbox'])

/** The same modes and times wherever it is built. */
async function setModes(root: string, time: Date): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    await chmod(path, entry.isDirectory() || PROGRAMS.has(entry.name) ? 0o755 : 0o644)
    await utimes(path, time, time)
  }
  await chmod(root, 0o755)
}
