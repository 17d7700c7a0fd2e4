import { execFileSync } from 'node:child_process'
import { build } from 'vite'

/** Benches engine and bots as they are shipped: bundled, not as TypeScript that a loader instruments on the fly. */
for (const part of ['engine', 'bots']) {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: `test/bench/${part}.ts`, outDir: 'out/bench', emptyOutDir: true, target: 'node20' },
    ssr: { noExternal: true },
  })
  execFileSync(process.execPath, [`out/bench/${part}.js`], { stdio: 'inherit' })
}
// Whole games of Sailors on one core and on two.
for (const threads of ['1', '2']) {
  const wish = ['simulate', '--games', '4000', '--bot', 'sailor', '--threads', threads]
  execFileSync(process.execPath, ['--import', 'tsx', 'engine/cli.ts', ...wish], { stdio: 'inherit' })
}
