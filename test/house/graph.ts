import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'

/** One import: the file it stands in, and what it asks for. */
export interface Import {
  readonly file: string
  /** A path from the project's root, or a package's name. */
  readonly to: string
  readonly isPackage: boolean
}

const PLAIN = /^\s*(?:import|export)\s+(?:type\s+)?(?:[\w*{}\s,$]+?\sfrom\s+)?(['"])([^'"\n$]+)\1/gm
const LAZY = /\bimport\(\s*(['"])([^'"\n$]+)\1/g
const WORKER = /new URL\(\s*(['"])(\.[^'"\n]+)\1,\s*import\.meta\.url/g

/** The files of some folders, however deep. */
export function filesIn(...folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? filesIn(path) : [path]
    }),
  )
}

/** Everything a file imports, types, styles and workers included. */
export function importsOf(file: string, source = readFileSync(file, 'utf8')): readonly Import[] {
  const found = [PLAIN, LAZY, WORKER].flatMap((kind) => [...source.matchAll(kind)])
  return found.map(([, , specifier = '']) =>
    specifier.startsWith('.')
      ? { file, to: normalize(join(dirname(file), specifier.replace(/\?.*$/, ''))), isPackage: false }
      : { file, to: specifier, isPackage: true },
  )
}

/** Sets of folders that can reach each other; a sound house has none. */
export function knots(imports: readonly Import[]): readonly (readonly string[])[] {
  const edges = new Map<string, Set<string>>()
  for (const { file, to, isPackage } of imports) {
    const [from, goal] = [dirname(file), dirname(to)]
    if (isPackage || from === goal) continue
    edges.set(from, (edges.get(from) ?? new Set()).add(goal))
  }
  const reachable = new Map([...edges.keys()].map((folder) => [folder, reachedFrom(folder, edges)]))
  const found = new Map<string, readonly string[]>()
  for (const [folder, goals] of reachable) {
    if (!goals.has(folder)) continue
    const knot = [...goals].filter((goal) => reachable.get(goal)?.has(folder)).sort()
    found.set(knot.join(' '), knot)
  }
  return [...found.values()]
}

function reachedFrom(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const goal of edges.get(folder) ?? []) {
      if (reached.has(goal)) continue
      reached.add(goal)
      open.push(goal)
    }
  }
  return reached
}
