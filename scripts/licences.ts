import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LICENCES_FILE, type Licence } from '../renderer/shared/credits/licences.ts'

/** `…/node_modules/<name or @scope/name>`: the innermost package that a module belongs to. */
const PACKAGE = /^[^\0]*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/
const TEXT = /^(licen[cs]e|copying)/i

/**
 * Notes of which packages the bundles are made, and writes the licences of them all beside the page: what the credits show and
 * the installers ship cannot differ from what is inside. The page is built last, so `write` knows what `note` has seen.
 * `mit` is the text of that licence under anybody's name.
 */
export function collectLicences(mit: string): { readonly note: Plugin; readonly write: Plugin } {
  const folders = new Set<string>()
  const see = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const [folder] = PACKAGE.exec(id) ?? []
      if (folder) folders.add(folder)
    }
  }
  return {
    note: {
      name: 'licences:note',
      generateBundle() {
        see(this.getModuleIds())
      },
    },
    write: {
      name: 'licences:write',
      generateBundle() {
        see(this.getModuleIds())
        const licences = [...folders].map((folder) => licenceOf(folder, mit)).sort((a, b) => (a.name < b.name ? -1 : 1))
        this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: JSON.stringify(licences) })
      },
    },
  }
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
}

function licenceOf(folder: string, mit: string): Licence {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const { name, version, license } = manifest
  const file = readdirSync(folder).find((entry) => TEXT.test(entry))
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : unwritten(manifest, mit)
  // Better no build than one that keeps somebody's name from its players.
  if (!license || !text) throw new Error(`${name} ${version} has no licence in its package.`)
  return { name, version, licence: license, text }
}

/** A package under MIT that forgot the file: the licence everybody knows, under its author's name. */
function unwritten({ license, author }: Manifest, mit: string): string | null {
  const who = typeof author === 'object' ? author.name : author
  if (license !== 'MIT' || !who) return null
  return mit.replace(/^Copyright .*$/m, `Copyright (c) ${who}`)
}
