/** What a run of tests came to. */
export interface Result {
  readonly passed: number
  /** Each by its file and title. */
  readonly fallen: readonly string[]
}

/** What Vitest writes, as far as it is read here. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** What Playwright writes, as far as it is read here. */
export interface WindowReport {
  readonly suites: readonly Suite[]
  /** What went wrong outside of any test. */
  readonly errors: readonly { readonly message?: string }[]
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs: readonly { readonly title: string; readonly file: string; readonly tests: readonly WindowTest[] }[]
}

interface WindowTest {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
}

export function unitResult({ testResults }: UnitReport, root: string): Result {
  const fallen = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${root}/`, '')
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`)
    // A file that could not even be read has no tests.
    return status === 'failed' && tests.length === 0 ? [file] : tests
  })
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  return { passed: all.filter(({ status }) => status === 'passed').length, fallen }
}

export function windowResult({ suites, errors }: WindowReport): Result {
  const all = suites.flatMap(specsOf)
  const isIn = (status: WindowTest['status']) => all.filter(({ tests }) => tests.some((test) => test.status === status))
  return {
    passed: isIn('expected').length,
    fallen: [
      ...[...isIn('unexpected'), ...isIn('flaky')].map(({ file, title }) => `${file}: ${title}`),
      ...errors.map(({ message = 'an error' }) => message.split('\n')[0] ?? ''),
    ],
  }
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]
