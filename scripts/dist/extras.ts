import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '../../preload/contract.ts'
import { LICENCES_FILE, type Licence } from '../../renderer/shared/credits/licences.ts'
import { PAGE, ROOT } from '../paths.ts'
import { LICENCES_TEXT } from './config.ts'
import { WORK } from './layout.ts'
import { WORDS } from './product.ts'

/** Writes what the packages carry beside the program: licences, and the app's name in four languages for macOS. */
export async function writeExtras(): Promise<void> {
  await mkdir(WORK, { recursive: true })
  await writeFile(LICENCES_TEXT, await licencesText())
  for (const language of LANGUAGES) {
    const { name } = WORDS[language]
    await mkdir(join(WORK, `${language}.lproj`), { recursive: true })
    const strings = ['CFBundleName', 'CFBundleDisplayName'].map((key) => `${key} = "${name}";\n`).join('')
    await writeFile(join(WORK, `${language}.lproj`, 'InfoPlist.strings'), strings)
  }
}

/** Our own licence, the credits of the art, and those of everything that the build found in the bundles. */
async function licencesText(): Promise<string> {
  const ours = await readFile(join(ROOT, 'LICENSE'), 'utf8')
  const art = await readFile(join(ROOT, 'assets', 'CREDITS.md'), 'utf8')
  const licences = JSON.parse(await readFile(join(PAGE, LICENCES_FILE), 'utf8')) as readonly Licence[]
  const others = licences.map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`)
  const electron = 'Electron and Chromium: see LICENSE.electron.txt and LICENSES.chromium.html beside this file.\n'
  return [ours, art, electron, ...others].join(`\n${'-'.repeat(100)}\n\n`)
}
