import { ROOT } from '../paths.ts'
import { builderConfig, type Packing } from './config.ts'
import type { System } from './layout.ts'
import { loadBuilder } from './tools.ts'

const NAMES = { linux: 'LINUX', win32: 'WINDOWS', darwin: 'MAC' } as const

/** Lets electron-builder make the given targets ("dir" is the unpacked app): the files it wrote. */
export async function pack(
  system: System,
  targets: readonly string[],
  packing: Packing,
  architectures: readonly ('x64' | 'arm64')[] = ['x64'],
): Promise<readonly string[]> {
  const { build, Platform, Arch } = await loadBuilder()
  return build({
    projectDir: ROOT,
    targets: Platform[NAMES[system]].createTarget(targets, ...architectures.map((name) => Arch[name])),
    config: builderConfig(packing),
    publish: 'never',
  })
}
