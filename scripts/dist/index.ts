import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buildIfNeeded } from '../build.ts'
import { megabytes } from './check.ts'
import { writeExtras } from './extras.ts'
import { DIST, type System } from './layout.ts'
import { ELECTRON_VERSION, NAME, VERSION } from './product.ts'
import { type ElectronSource, electronFor } from './sources.ts'
import { prepare, TARGETS, type Target } from './targets.ts'

/** `npm run dist`: makes every package that this machine can make, and says of the others why it cannot. */
async function dist(): Promise<void> {
  await buildIfNeeded()
  await rm(DIST, { recursive: true, force: true })
  await mkdir(DIST, { recursive: true })
  await writeExtras()
  const notHere: string[] = []
  const files: string[] = []
  for (const system of ['linux', 'win32', 'darwin'] as const) {
    const possible: Target[] = []
    for (const target of TARGETS.filter((one) => one.system === system)) {
      const why = await target.why()
      if (why) notHere.push(`${target.name}: ${why}`)
      else possible.push(target)
    }
    if (possible.length > 0) files.push(...(await makeAll(system, possible, notHere)))
  }
  await writeFile(join(DIST, 'SHA256SUMS'), (await Promise.all(files.map(sum))).join(''))
  console.log(`\n${NAME} ${VERSION} in dist/:`)
  for (const file of files) console.log(`  ${basename(file)}  ${megabytes((await stat(file)).size)}`)
  if (notHere.length > 0) console.log(`Not made here:\n  ${notHere.join('\n  ')}`)
}

async function makeAll(system: System, targets: readonly Target[], notHere: string[]): Promise<readonly string[]> {
  const electron = await electronFor(system)
  if (electron === undefined) {
    notHere.push(...targets.map(({ name }) => `${name}: no Electron for ${system} could be had`))
    return []
  }
  console.log(`\n${system}, Electron ${electron?.version ?? ELECTRON_VERSION}${warning(electron)}`)
  for (const line of await prepare(system, electron)) console.log(`  ${line}`)
  const files: string[] = []
  for (const target of targets) files.push(...(await target.make(electron)))
  return files
}

const warning = (electron: ElectronSource): string =>
  electron && electron.version !== ELECTRON_VERSION
    ? ` (the game ships with ${ELECTRON_VERSION}: not for releasing)`
    : ''

/** A line as `sha256sum -c` reads it. */
async function sum(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return `${hash.digest('hex')}  ${basename(file)}\n`
}

await dist()
