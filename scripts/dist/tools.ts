import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { npm } from '../run.ts'

const TOOLS = join(import.meta.dirname, 'tools')
const MODULES = join(TOOLS, 'node_modules')
const tool = createRequire(import.meta.url)

/** As much of electron-builder as is used here; its own types would bring its 280 packages to every `npm ci`. */
export interface ElectronBuilder {
  build(options: {
    readonly projectDir: string
    readonly targets: unknown
    readonly config: Readonly<Record<string, unknown>>
    readonly publish: 'never'
  }): Promise<readonly string[]>
  readonly Platform: Readonly<
    Record<'LINUX' | 'WINDOWS' | 'MAC', { createTarget(targets: readonly string[], ...arch: number[]): unknown }>
  >
  readonly Arch: Readonly<Record<'x64' | 'arm64', number>>
}

/** What electron-builder hands to its hooks. */
export interface PackContext {
  readonly appOutDir: string
  readonly electronPlatformName: 'linux' | 'win32' | 'darwin'
}

/** electron-builder, installed from its own lock file when it is first wanted. */
export async function loadBuilder(): Promise<ElectronBuilder> {
  if (!existsSync(join(MODULES, '.package-lock.json'))) {
    console.log('Installing electron-builder (once) ...')
    const code = await npm(['ci', '--prefix', TOOLS, '--no-audit', '--no-fund', '--ignore-scripts'])
    if (code !== 0) throw new Error('electron-builder could not be installed.')
  }
  // Its diary is of no use to whoever reads ours; errors are thrown anyway.
  const { log } = tool(join(MODULES, 'builder-util')) as { readonly log: { stream: { write(line: string): boolean } } }
  log.stream = { write: () => true }
  return tool(join(MODULES, 'electron-builder')) as ElectronBuilder
}

/** A picture of an icon: a bitmap that can be written, or bytes as they lie there. */
export type Picture = { generate(): ArrayBuffer } | { readonly bin: ArrayBuffer }

interface ResourceEntry {
  readonly type: string | number
  readonly id: string | number
  readonly bin: ArrayBuffer
}

/** As much of resedit, which electron-builder brings, as reading a program back takes. */
export interface Resedit {
  readonly NtExecutable: { from(bytes: Buffer): unknown }
  readonly NtExecutableResource: { from(program: unknown): { readonly entries: readonly ResourceEntry[] } }
  readonly Data: {
    readonly IconFile: { from(bytes: Buffer): { readonly icons: readonly { readonly data: Picture }[] } }
  }
  readonly Resource: {
    readonly VersionInfo: {
      fromEntries(entries: readonly ResourceEntry[]): readonly {
        getAllLanguagesForStringValues(): readonly unknown[]
        getStringValues(language: unknown): Readonly<Record<string, string>>
      }[]
    }
    readonly IconGroupEntry: {
      fromEntries(entries: readonly ResourceEntry[]): readonly {
        getIconItemsFromEntries(entries: readonly ResourceEntry[]): readonly Picture[]
      }[]
    }
  }
}

export const loadResedit = (): Resedit => tool(join(MODULES, 'resedit')) as Resedit
