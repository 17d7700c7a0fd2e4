import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import preact from '@preact/preset-vite'
import { defineConfig } from 'electron-vite'
import { collectLicences } from './scripts/licences.ts'

const here = (path: string): string => resolve(import.meta.dirname, path)

/** Blanks and detours go, names stay: a report of a fault is to be read. */
const COMPACT = { compress: true, mangle: false, codegen: true } as const

/** electron-log can also send what it writes to a server. That part goes: it would load half of Node's network at every start. */
const logStaysHere = {
  name: 'log-stays-here',
  load: (id: string): string | null =>
    /electron-log.src.node.transports.remote\.js$/.test(id) ? 'module.exports = () => null' : null,
}

const licences = collectLicences(readFileSync(here('LICENSE'), 'utf8').trim())

/** Everything is bundled: the app ships without node_modules. */
export default defineConfig({
  main: {
    plugins: [logStaysHere, licences.note],
    build: {
      outDir: here('out/main'),
      externalizeDeps: false,
      // CommonJS, though the project is not: Electron waits for modules on the way of its own loop, turn by turn.
      rolldownOptions: {
        input: { index: here('main/index.ts') },
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: 'chunks/[name]-[hash].cjs',
          minify: COMPACT,
        },
      },
    },
  },
  preload: {
    plugins: [licences.note],
    build: {
      outDir: here('out/preload'),
      externalizeDeps: false,
      // A sandboxed preload script must be one CommonJS file.
      rolldownOptions: {
        input: { index: here('preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: here('renderer'),
    // Only what the page loads; the drawings behind the atlases stay at home.
    publicDir: here('assets/public'),
    plugins: [preact(), licences.write],
    build: {
      outDir: here('out/renderer'),
      emptyOutDir: true,
      // The policy allows no inline data but images; small files stay files.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { index: here('renderer/index.html') },
        // What the title stands on is one file: each costs a question to main. The page's own beginning is another, because
        // a game may be fetched while it waits, and stands on the same.
        output: {
          minify: COMPACT,
          codeSplitting: {
            groups: [
              {
                name: 'ground',
                tags: ['$initial'],
                test: /node_modules|renderer.(core|ui|shared)|engine.shared|preload/,
              },
            ],
          },
        },
      },
    },
  },
})
