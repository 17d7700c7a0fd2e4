import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesIn, type Import, importsOf, knots } from './house/graph.ts'
import { MAY_IMPORT, NAMES_GAMES, NEUTRAL, PACKAGES, type Part } from './house/layers.ts'
import { classesIn, keyframesIn, meantBy, selectorsIn } from './house/styles.ts'

const PARTS = Object.keys(MAY_IMPORT) as readonly Part[]
const SOURCE = /\.(ts|tsx)$/

/** The part a file belongs to, if it belongs to the house. */
const partOf = (path: string): Part | null => PARTS.find((part) => path.startsWith(`${part}/`)) ?? null

const isAllowed = ({ file, to, isPackage }: Import): boolean => {
  const from = partOf(file)
  if (!from) return false
  if (isPackage) return PACKAGES[from].some((name) => matches(name, to))
  const goal = partOf(to)
  if (!goal) return to === 'package.json' || to.startsWith('assets/')
  return goal === from || (MAY_IMPORT[from] as readonly Part[]).includes(goal)
}

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern

const files = filesIn('engine', 'main', 'preload', 'renderer').filter((file) => SOURCE.test(file))
const imports = files.flatMap((file) => importsOf(file))

describe('the folders are the architecture', () => {
  it('every source file lies in a part of the house', () => {
    expect(files.filter((file) => !partOf(file))).toEqual([])
  })

  it('nothing imports what stands above it', () => {
    const found = imports.filter((one) => !isAllowed(one)).map(({ file, to }) => `${file} -> ${to}`)
    expect([...new Set(found)].sort()).toEqual([])
  })

  it('no folders import each other in a circle', () => {
    expect(knots(imports)).toEqual([])
  })

  it('the renderer asks the engine of a game by its index, and no deeper', () => {
    const deeper = imports.filter(
      ({ file, to }) =>
        file.startsWith('renderer/') && /^engine\/(?!shared\/)/.test(to) && !/^engine\/[^/]+\/index\.ts$/.test(to),
    )
    expect(deeper.map(({ file, to }) => `${file} -> ${to}`)).toEqual([])
  })

  it.each(NEUTRAL)('%s names no game', (part) => {
    const telling = filesIn(part).filter(
      (file) => !NAMES_GAMES.includes(file) && /red.?november|dark.?cave/i.test(readFileSync(file, 'utf8')),
    )
    expect(telling.sort()).toEqual([])
  })

  it('the table is in order: a part only ever stands on earlier ones', () => {
    for (const [at, part] of PARTS.entries()) {
      expect(MAY_IMPORT[part].filter((below) => PARTS.indexOf(below) >= at)).toEqual([])
    }
  })
})

describe('the walk through the imports', () => {
  it('finds plain, type, side-effect, lazy and worker imports', () => {
    const source = [
      "import { a } from './a.ts'",
      "import type { B } from '../b.ts'",
      "import './c.css'",
      "const d = await import('./d.ts')",
      "new Worker(new URL('./e.ts', import.meta.url))",
      "export * from 'pixi.js'",
      "import {\n  f,\n} from './f.ts'",
      "export const g = 'from h'",
    ].join('\n')
    const found = importsOf('renderer/x/y.ts', source).map(({ to }) => to)
    expect(found).toEqual([
      'renderer/x/a.ts',
      'renderer/b.ts',
      'renderer/x/c.css',
      'pixi.js',
      'renderer/x/f.ts',
      'renderer/x/d.ts',
      'renderer/x/e.ts',
    ])
  })

  it('finds a knot of folders even where no two files import each other', () => {
    const link = (file: string, to: string): Import => ({ file, to, isPackage: false })
    const knot = [link('a/1.ts', 'b/1.ts'), link('b/2.ts', 'c/1.ts'), link('c/2.ts', 'a/2.ts')]
    expect(knots(knot)).toEqual([['a', 'b', 'c']])
    expect(knots(knot.slice(1))).toEqual([])
  })

  it('refuses what the table does not name', () => {
    expect(isAllowed({ file: 'engine/shared/a.ts', to: 'engine/red-november/b.ts', isPackage: false })).toBe(false)
    expect(isAllowed({ file: 'renderer/core/a.ts', to: 'electron', isPackage: true })).toBe(false)
    expect(isAllowed({ file: 'main/a.ts', to: 'renderer/core/b.ts', isPackage: false })).toBe(false)
    expect(isAllowed({ file: 'main/a.ts', to: 'preload/contract.ts', isPackage: false })).toBe(true)
    expect(isAllowed({ file: 'preload/a.ts', to: 'node:fs', isPackage: true })).toBe(false)
  })
})

describe('the compiler knows where it is', () => {
  const typesOf = (config: string): readonly string[] => JSON.parse(readFileSync(config, 'utf8')).compilerOptions.types

  it('no Node in the engine and in the renderer: `process` does not compile there', () => {
    expect(typesOf('engine/tsconfig.json')).toEqual([])
    expect(typesOf('renderer/tsconfig.json')).toEqual(['vite/client'])
  })

  it('`npm run typecheck` asks everywhere', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const project of ['.', 'engine', 'main', 'renderer']) expect(scripts.typecheck).toContain(`tsc -p ${project}`)
  })
})

interface Screen {
  readonly name: string
  /** One game's alone. */
  readonly game?: 'red-november' | 'dark-cave'
  readonly files: RegExp
}

/** Screens with their styles; what belongs to none stands on several of them. */
const SCREENS: readonly Screen[] = [
  {
    name: 'the boat',
    game: 'red-november',
    files:
      /^renderer\/red-november\/(?:(?:hud|show|board|school|bosun)\/|game-screen|styles\/(?:hud\/|show|board-over|choices|curtain|game|mates))/,
  },
  { name: 'the lobby of the boat', game: 'red-november', files: /^renderer\/red-november\/(?:lobby\/|styles\/lobby)/ },
  {
    name: 'the end of the boat',
    game: 'red-november',
    files: /^renderer\/red-november\/(?:report\/|styles\/(?:ending|report))/,
  },
  {
    name: 'the cave',
    game: 'dark-cave',
    files:
      /^renderer\/dark-cave\/(?:(?:hud|show|board|choices|lessons)\/|game-screen|styles\/(?:hud\/|curtain|foreman|game|notes|on-the-way|peek))/,
  },
  { name: 'the lobby of the cave', game: 'dark-cave', files: /^renderer\/dark-cave\/(?:lobby\/|styles\/lobby)/ },
  {
    name: 'the end of the cave',
    game: 'dark-cave',
    files: /^renderer\/dark-cave\/(?:report\/|styles\/(?:galleries|hut|unmasking))/,
  },
  ...['credits', 'medals', 'replay', 'rulebook', 'saves', 'settings', 'statistics', 'text-table'].map((name) => ({
    name,
    files: new RegExp(`^renderer/shared/${name}/`),
  })),
]

describe('the styles of a game', () => {
  const GAMES = ['red-november', 'dark-cave'] as const
  const read = (part: string, kind: RegExp): readonly string[] =>
    filesIn(`renderer/${part}`)
      .filter((file) => kind.test(file))
      .map((file) => readFileSync(file, 'utf8'))
  const SHARED = ['app', 'core', 'shared', 'ui'].flatMap((part) => read(part, /\.tsx$/)).flatMap(classesIn)

  // Whoever has played one game goes on to the other in the same page: the styles of both are there then.
  it.each(GAMES)('reach nothing that is not its own (%s)', (game) => {
    const others = GAMES.filter((other) => other !== game).flatMap((other) => read(other, /\.tsx$/).flatMap(classesIn))
    const known = new Set([...SHARED, ...others])
    const reaching = read(game, /\.css$/)
      .flatMap(selectorsIn)
      .filter((selector) => meantBy(selector)?.every((name) => known.has(name)))
    expect(reaching).toEqual([])
  })

  // A screen that was left leaves its styles behind: the next one looks the same whether it was there or not.
  it.each(SCREENS)('of a screen reach nothing on another one ($name)', ({ name, game, files: own }) => {
    const around = SCREENS.filter((other) => other.name !== name && (!other.game || !game || other.game === game))
    const elsewhere = files.filter((file) => file.endsWith('.tsx') && around.some((other) => other.files.test(file)))
    const known = new Set(elsewhere.flatMap((file) => classesIn(readFileSync(file, 'utf8'))))
    const reaching = filesIn('renderer')
      .filter((file) => file.endsWith('.css') && own.test(file))
      .flatMap((file) => selectorsIn(readFileSync(file, 'utf8')))
      .filter((selector) => {
        const meant = meantBy(selector)
        return meant !== null && meant.length > 0 && meant.every((one) => known.has(one))
      })
    expect(reaching).toEqual([])
  })

  it('name no movement that the other names', () => {
    const [one = [], other = []] = GAMES.map((game) => read(game, /\.css$/).flatMap(keyframesIn))
    expect(one.filter((name) => other.includes(name))).toEqual([])
  })

  it('are found out if they do: inside others, in lists, by their tags alone', () => {
    const css =
      '/* .no */ .a, .b:not(.x) { & .c { top: 0 } } @media (width < 9px) { kbd { top: 0 } } [data-game="one"] .d { top: 0 }'
    expect(selectorsIn(css).map(meantBy)).toEqual([['a'], ['b'], ['a', 'c'], ['b', 'c'], [], null])
    expect(classesIn(`<p class="a b"><i class={isOpen ? 'c d' : 'e'} />`)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})
