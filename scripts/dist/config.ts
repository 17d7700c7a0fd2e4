import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, SAVE_ENDING } from '../../preload/contract.ts'
import { ICONS } from '../art/icons.ts'
import { setFuses } from '../fuses.ts'
import { programIn, resourcesIn, WORK } from './layout.ts'
import { DESKTOP_ENTRY } from './linux-files.ts'
import { APP_ID, AUTHOR, MIME_TYPE, NAME, PROGRAM, WORDS } from './product.ts'
import type { PackContext } from './tools.ts'

export interface Packing {
  readonly version: string
  readonly output: string
  /** A folder with Electron, where the official download cannot be had; with its version. */
  readonly electron: { readonly folder: string; readonly version: string } | null
}

/** Chromium's own words in dialogs; the keys of its files, not ours. */
const ELECTRON_LANGUAGES = LANGUAGES.map((language) => (language === 'en' ? 'en-US' : language))
const WINDOWS_LANGUAGES = ['en_US', 'ru_RU', 'fr_FR', 'pl_PL']

/** Files beside the program: what the law wants, made by `writeExtras`. */
export const LICENCES_TEXT = join(WORK, 'licences.txt')
const beside = [{ from: LICENCES_TEXT, to: 'licences.txt' }]

/** electron-builder's configuration: https://www.electron.build/configuration */
export function builderConfig({ version, output, electron }: Packing): Readonly<Record<string, unknown>> {
  return {
    appId: APP_ID,
    productName: NAME,
    copyright: `Copyright © 2026 ${AUTHOR}`,
    directories: { output, buildResources: ICONS },
    // The game is its three bundles: no node_modules, no maps, and no fonts of before woff2, which Electron never asks for.
    files: ['out/**', '!out/built', '!**/*.{map,woff}', 'package.json'],
    extraMetadata: { version, desktopName: `${PROGRAM}.desktop` },
    ...(electron && { electronDist: electron.folder, electronVersion: electron.version }),
    electronLanguages: ELECTRON_LANGUAGES,
    npmRebuild: false,
    publish: null,
    afterPack: finish,
    fileAssociations: [
      {
        ext: SAVE_ENDING,
        name: WORDS.en.save,
        description: WORDS.en.save,
        mimeType: MIME_TYPE,
        icon: join(ICONS, 'icon'),
        role: 'Editor',
      },
    ],
    // The runtime that needs no libfuse2, which newer systems no longer bring.
    toolsets: { appimage: '1.0.3' },
    linux: {
      executableName: PROGRAM,
      category: 'Game;BoardGame',
      icon: ICONS,
      desktop: { entry: DESKTOP_ENTRY },
      extraFiles: beside,
      artifactName: `${PROGRAM}-\${version}-\${arch}.\${ext}`,
    },
    win: { icon: join(ICONS, 'icon.ico'), extraFiles: beside },
    nsis: {
      oneClick: false,
      allowToChangeInstallationDirectory: true,
      // Saves belong to the player, not to the program.
      deleteAppDataOnUninstall: false,
      installerLanguages: WINDOWS_LANGUAGES,
      artifactName: `${PROGRAM}-\${version}-setup.\${ext}`,
    },
    portable: { artifactName: `${PROGRAM}-\${version}-portable.\${ext}` },
    mac: {
      category: 'public.app-category.board-games',
      icon: join(ICONS, 'icon.icns'),
      hardenedRuntime: true,
      entitlements: join(import.meta.dirname, 'entitlements.plist'),
      entitlementsInherit: join(import.meta.dirname, 'entitlements.plist'),
      // Apple's check needs an account; without its key the app is signed for this machine only.
      notarize: Boolean(process.env.APPLE_API_KEY),
      extendInfo: { LSHasLocalizedDisplayName: true },
      extraResources: [...beside, ...LANGUAGES.map((language) => lproj(language))],
      artifactName: `${PROGRAM}-\${version}-\${arch}.\${ext}`,
    },
  }
}

const lproj = (language: string) => ({ from: join(WORK, `${language}.lproj`), to: `${language}.lproj` })

/** After the files are there, before anything is signed. */
async function finish({ appOutDir, electronPlatformName: system }: PackContext): Promise<void> {
  await rm(join(resourcesIn(appOutDir, system), 'default_app.asar'), { force: true })
  await rm(join(appOutDir, 'version'), { force: true })
  await setFuses(programIn(appOutDir, system))
}
