import { execFileSync } from 'node:child_process'
import { build } from 'vite'

/** Benches the engine as it is shipped: bundled, not as TypeScript that a loader instruments on the fly. */
await build({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'test/bench/engine.ts', outDir: 'out/bench', emptyOutDir: true, target: 'node20' },
  ssr: { noExternal: true },
})
execFileSync(process.execPath, ['out/bench/engine.js'], { stdio: 'inherit' })
