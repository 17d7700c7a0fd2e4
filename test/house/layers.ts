/**
 * The house, from the ground up: what each part may import besides itself. Whatever a part needs from above is handed to
 * it. `test/house.test.ts` walks the real imports of every file, types included.
 */
export const MAY_IMPORT = {
  'engine/shared': [],
  'engine/red-november': ['engine/shared'],
  'engine/dark-cave': ['engine/shared'],
  'engine/cli': ['engine/shared', 'engine/red-november', 'engine/dark-cave'],
  preload: [],
  main: ['preload'],
  'renderer/core': ['preload'],
  'renderer/ui': ['renderer/core', 'preload'],
  'renderer/stage': ['renderer/core', 'preload'],
  'renderer/table': ['renderer/stage', 'renderer/core', 'engine/shared', 'preload'],
  'renderer/shared': ['renderer/table', 'renderer/stage', 'renderer/ui', 'renderer/core', 'engine/shared', 'preload'],
  'renderer/red-november': [
    'renderer/shared',
    'renderer/table',
    'renderer/stage',
    'renderer/ui',
    'renderer/core',
    'engine/red-november',
    'engine/shared',
    'preload',
  ],
  'renderer/dark-cave': [
    'renderer/shared',
    'renderer/table',
    'renderer/stage',
    'renderer/ui',
    'renderer/core',
    'engine/dark-cave',
    'engine/shared',
    'preload',
  ],
  'renderer/app': [
    'renderer/red-november',
    'renderer/dark-cave',
    'renderer/shared',
    'renderer/table',
    'renderer/stage',
    'renderer/ui',
    'renderer/core',
    'engine/shared',
    'preload',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Part = keyof typeof MAY_IMPORT

/** Parts that serve any game and name none. */
export const NEUTRAL: readonly Part[] = [
  'engine/shared',
  'renderer/core',
  'renderer/ui',
  'renderer/stage',
  'renderer/table',
  'renderer/shared',
  'renderer/app',
]

/** The one file that may know which games there are. */
export const NAMES_GAMES: readonly string[] = ['renderer/app/games.ts']

/** Packages from outside that a part may use; a name that ends in `*` stands for all that begin so. */
export const PACKAGES: Readonly<Record<Part, readonly string[]>> = {
  'engine/shared': ['pure-rand*', 'valibot', 'xstate'],
  'engine/red-november': ['valibot'],
  'engine/dark-cave': ['valibot'],
  'engine/cli': ['node:*', 'valibot'],
  preload: ['electron', 'valibot'],
  main: ['node:*', 'electron', 'electron-*', 'atomically', 'valibot', '@valibot/*'],
  'renderer/core': ['preact*', '@preact/*', 'i18next', 'idb', 'valibot'],
  'renderer/ui': ['preact*', '@preact/*', '@fontsource/*'],
  'renderer/stage': ['pixi.js*', '@fontsource/*'],
  'renderer/table': ['@preact/*', 'xstate', 'valibot'],
  'renderer/shared': ['preact*', '@preact/*', '@pixi/sound', 'valibot'],
  'renderer/red-november': ['preact*', '@preact/*', 'pixi.js*', 'valibot'],
  'renderer/dark-cave': ['preact*', '@preact/*', 'pixi.js*', 'valibot'],
  'renderer/app': ['preact*', '@preact/*'],
}
