import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Imports that the house rules must refuse, each planted in a file of its own. */
const REFUSED: readonly (readonly [file: string, specifier: string])[] = [
  ['engine/red-november/a.ts', 'electron'],
  ['engine/red-november/b.ts', 'node:path'],
  ['engine/red-november/c.ts', '../../renderer/host.ts'],
  ['engine/red-november/rules/d.ts', 'xstate'],
  ['engine/red-november/rules/e.ts', 'electron'],
  ['engine/red-november/data/f.ts', '../rules/draft.ts'],
  ['engine/red-november/model/g.ts', '../rules/draft.ts'],
  ['engine/shared/h.ts', '../red-november/data/items.ts'],
  ['engine/cli/i.ts', 'pixi.js'],
  ['renderer/j.ts', 'electron'],
  ['renderer/k.ts', '../main/window.ts'],
  ['main/l.ts', '../renderer/screens/game.tsx'],
  ['preload/m.ts', 'node:fs'],
]
const ALLOWED: readonly (readonly [file: string, specifier: string])[] = [
  ['engine/cli/n.ts', 'node:fs'],
  ['engine/red-november/rules/o.ts', '../data/board.ts'],
  ['renderer/p.ts', '../preload/contract.ts'],
]

describe('the folders are the architecture', () => {
  const house = mkdtempSync(join(tmpdir(), 'red-november-house-'))
  let findings = ''

  const plant = (file: string, source: string): void => {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), source)
  }

  beforeAll(() => {
    copyFileSync('biome.json', join(house, 'biome.json'))
    for (const [file, specifier] of [...REFUSED, ...ALLOWED]) {
      plant(file, `import { planted } from '${specifier}'\n\nexport const used = planted\n`)
    }
    plant('engine/shared/x.ts', "import { y } from './y.ts'\n\nexport const x = () => y\n")
    plant('engine/shared/y.ts', "import { x } from './x.ts'\n\nexport const y = () => x\n")
    const biome = join(process.cwd(), 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
    const flags = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none']
    const { stdout, stderr } = spawnSync(process.execPath, [biome, ...flags], { cwd: house, encoding: 'utf8' })
    findings = stdout + stderr
  })
  afterAll(() => rmSync(house, { recursive: true }))

  const isRefused = (file: string, rule: string): boolean =>
    findings.split('\n').some((line) => line.includes(rule) && line.includes(file))

  it.each(REFUSED)('the linter refuses in %s an import of %s', (file) => {
    expect(isRefused(file, 'noRestrictedImports')).toBe(true)
  })

  it.each(ALLOWED)('the linter allows in %s an import of %s', (file) => {
    expect(isRefused(file, 'noRestrictedImports')).toBe(false)
  })

  it('the linter refuses files that import each other', () => {
    expect(isRefused('engine/shared/x.ts', 'noImportCycles')).toBe(true)
  })
})
