import { basename, join } from 'node:path'
import { build } from 'vite'
import { ROOT } from './paths.ts'

/** An entry of ours as one file for Node, as it would be shipped: TypeScript that a loader instruments on the fly is much slower. */
export async function bundle(entry: string, name: string): Promise<string> {
  const outDir = join(ROOT, 'node_modules', '.cache', 'bundles', name)
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true, target: 'node20' },
    ssr: { noExternal: true },
  })
  return join(outDir, `${basename(entry, '.ts')}.js`)
}
