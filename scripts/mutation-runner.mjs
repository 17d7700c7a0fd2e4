/**
 * Runs the rules' tests for Stryker in its own process. Vitest would start a worker and load some hundred files for every
 * mutant; here all tests of a game are one script, made once and run anew for each, so that nothing of one mutant is left
 * for the next. It knows what these tests use of Vitest: `describe`, `it`, `it.each`, `expect`, and no promises.
 */
import { readdirSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { Script } from 'node:vm'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { DryRunStatus, determineHitLimitReached, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { chai, GLOBAL_EXPECT, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import { build } from 'vite'

const GAMES = ['red-november', 'dark-cave']
/** The rules' own sentences, and of these not the ones that take as long as all the others together. */
const RULES = /^((rules|commands|data|scenario|view)\/.+|examples|notation|scenario|view)\.test\.ts$/
const LONG = /through random voyages|beyond all measure/

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)
globalThis[GLOBAL_EXPECT] = chai.expect

/** All tests of a game as one script; before the tests of each file it tells which one it is. */
async function scriptOf(game) {
  const folder = `test/engine/${game}`
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => RULES.test(name))
    .map((name) => resolve(folder, name))
    .sort()
  const modules = {
    'virtual:vitest': 'export const { describe, it, expect } = globalThis.mutationTests',
    'virtual:tests': files.map((file, at) => `import 'virtual:${at}'\nimport ${JSON.stringify(file)}`).join('\n'),
    ...Object.fromEntries(
      files.map((file, at) => [`virtual:${at}`, `globalThis.mutationTests.file(${JSON.stringify(file)})`]),
    ),
  }
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { vitest: 'virtual:vitest' } },
    plugins: [
      {
        name: 'tests',
        resolveId: (id) => (id in modules ? `\0${id}` : null),
        load: (id) => modules[id.slice(1)] ?? null,
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: 'virtual:tests', treeshake: false, output: { format: 'iife' } },
    },
  })
  return new Script(output[0].code, { filename: `${game}.js` })
}

/** Runs the script anew: what its tests are called and what they do. */
function collect(game, script) {
  const tests = []
  const names = []
  let file = ''
  const add = (name, run) => {
    const title = [...names, name].join(' ')
    if (!LONG.test(title)) tests.push({ id: `${game} ${tests.length}`, file, title, run })
  }
  const it = Object.assign(add, {
    each: (rows) => (name, run) => {
      for (const [at, row] of rows.entries()) add(`${name} ${at}`, () => (Array.isArray(row) ? run(...row) : run(row)))
    },
  })
  const describe = (name, body) => {
    names.push(name)
    body()
    names.pop()
  }
  globalThis.mutationTests = {
    describe,
    it,
    expect: chai.expect,
    file: (path) => {
      file = path
    },
  }
  script.runInThisContext()
  return tests
}

class RulesRunner {
  /** By game. */
  scripts = new Map()
  /** How long each test took last, and by file which test has noticed how many mutants: those go first, then the quick ones. */
  times = new Map()
  noticed = new Map()

  get ns() {
    globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {}
    return globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE]
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async testsOf(game) {
    if (!this.scripts.has(game)) this.scripts.set(game, await scriptOf(game))
    return collect(game, this.scripts.get(game))
  }

  async dryRun({ files = [] }) {
    const { ns } = this
    const results = []
    ns.activeMutant = undefined
    for (const game of GAMES.filter((id) => files.some((file) => gameOf(file) === id))) {
      for (const test of await this.testsOf(game)) {
        ns.currentTestId = test.id
        results.push(this.run(test))
        ns.currentTestId = undefined
      }
    }
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage: ns.mutantCoverage }
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, mutantActivation, disableBail }) {
    const { ns } = this
    const wanted = testFilter && new Set(testFilter)
    Object.assign(ns, { activeMutant: undefined, hitCount: 0, hitLimit })
    if (mutantActivation === 'static') ns.activeMutant = activeMutant.id
    const results = []
    try {
      const tests = (await this.testsOf(gameOf(sandboxFileName))).filter(({ id }) => !wanted || wanted.has(id))
      ns.activeMutant = activeMutant.id
      for (const test of this.promisingFirst(tests, sandboxFileName)) {
        const result = this.run(test)
        results.push(result)
        if (result.status !== TestStatus.Failed) continue
        this.noticed.set(`${sandboxFileName} ${test.id}`, this.noticedBy(test, sandboxFileName) + 1)
        if (!disableBail) break
      }
    } finally {
      ns.activeMutant = undefined
    }
    const endless = determineHitLimitReached(ns.hitCount, hitLimit)
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests: results })
  }

  run({ id, file, title, run }) {
    const start = performance.now()
    const about = { id, name: title, fileName: file }
    try {
      run()
      const timeSpentMs = performance.now() - start
      this.times.set(id, timeSpentMs)
      return { ...about, timeSpentMs, status: TestStatus.Success }
    } catch (error) {
      const failureMessage = error instanceof Error ? error.message : String(error)
      return { ...about, timeSpentMs: performance.now() - start, status: TestStatus.Failed, failureMessage }
    }
  }

  promisingFirst(tests, file) {
    const time = ({ id }) => this.times.get(id) ?? 0
    return tests
      .map((test) => ({ test, noticed: this.noticedBy(test, file) }))
      .sort((a, b) => b.noticed - a.noticed || time(a.test) - time(b.test))
      .map(({ test }) => test)
  }

  noticedBy({ id }, file) {
    return this.noticed.get(`${file} ${id}`) ?? 0
  }
}

const gameOf = (file) => GAMES.find((game) => file.split(sep).join('/').includes(`/engine/${game}/`))

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)]
