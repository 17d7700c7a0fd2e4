import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '../run.ts'

/**
 * Which Debian package brings which library. Debian 13 and Ubuntu 24.04 renamed some for the year 2038; either name serves. A list
 * of our own, because asking the machine that builds would give the names of that machine's system.
 */
const PACKAGES: Readonly<Record<string, string>> = {
  'ld-linux-x86-64.so.2': 'libc6 (>= 2.34)',
  'libc.so.6': 'libc6 (>= 2.34)',
  'libdl.so.2': 'libc6 (>= 2.34)',
  'libm.so.6': 'libc6 (>= 2.34)',
  'libpthread.so.0': 'libc6 (>= 2.34)',
  'librt.so.1': 'libc6 (>= 2.34)',
  'libX11.so.6': 'libx11-6',
  'libXcomposite.so.1': 'libxcomposite1',
  'libXdamage.so.1': 'libxdamage1',
  'libXext.so.6': 'libxext6',
  'libXfixes.so.3': 'libxfixes3',
  'libXrandr.so.2': 'libxrandr2',
  'libasound.so.2': 'libasound2 | libasound2t64',
  'libatk-1.0.so.0': 'libatk1.0-0 | libatk1.0-0t64',
  'libatk-bridge-2.0.so.0': 'libatk-bridge2.0-0 | libatk-bridge2.0-0t64',
  'libatspi.so.0': 'libatspi2.0-0 | libatspi2.0-0t64',
  'libcairo.so.2': 'libcairo2',
  'libcups.so.2': 'libcups2 | libcups2t64',
  'libdbus-1.so.3': 'libdbus-1-3',
  'libexpat.so.1': 'libexpat1',
  'libgbm.so.1': 'libgbm1',
  'libgcc_s.so.1': 'libgcc-s1',
  'libgio-2.0.so.0': 'libglib2.0-0 | libglib2.0-0t64',
  'libglib-2.0.so.0': 'libglib2.0-0 | libglib2.0-0t64',
  'libgobject-2.0.so.0': 'libglib2.0-0 | libglib2.0-0t64',
  'libgtk-3.so.0': 'libgtk-3-0 | libgtk-3-0t64',
  'libnspr4.so': 'libnspr4',
  'libnss3.so': 'libnss3',
  'libnssutil3.so': 'libnss3',
  'libpango-1.0.so.0': 'libpango-1.0-0',
  'libsmime3.so': 'libnss3',
  'libudev.so.1': 'libudev1',
  'libxcb.so.1': 'libxcb1',
  'libxkbcommon.so.0': 'libxkbcommon0',
}

/** Libraries that no program is linked against, but without which the window does not open: `npm run test:install` found it. */
const OPENED_LATER = ['libx11-xcb1']

/** The Debian packages that the programs of a folder are linked against; a library nobody knows stops the release. */
export async function dependsOf(folder: string): Promise<readonly string[]> {
  const own = new Set(readdirSync(folder))
  const needed = new Set<string>()
  for (const name of own) {
    const said = await ask('readelf', ['-d', join(folder, name)])
    for (const [, library = ''] of said?.matchAll(/\(NEEDED\).*\[(.+)\]/g) ?? []) needed.add(library)
  }
  const libraries = [...needed].filter((library) => !own.has(library))
  if (libraries.length === 0) throw new Error(`readelf found no program in ${folder}.`)
  const unknown = libraries.filter((library) => !PACKAGES[library])
  if (unknown.length > 0) throw new Error(`Which Debian package has ${unknown.join(', ')}? scripts/dist/depends.ts`)
  return [...new Set([...libraries.map((library) => PACKAGES[library] ?? ''), ...OPENED_LATER])].sort()
}
