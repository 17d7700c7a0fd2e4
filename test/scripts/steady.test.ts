import { describe, expect, test } from 'vitest'
import { inARow, type KeptRun, steadyTable } from '../../scripts/steady/kept.ts'
import { unitResult, windowResult } from '../../scripts/steady/reports.ts'
import { isSteady, type Run, tallyOf } from '../../scripts/steady/tally.ts'

const run = (fallen: readonly string[], busy = false): Run => ({
  busy,
  minutes: 12.34,
  parts: { unit: { passed: 3, fallen: [] }, windows: { passed: 2, fallen } },
})

describe('whether the tests are steady', () => {
  test('is told run by run, and of each test that fell in which of them', () => {
    expect(tallyOf([run([]), run(['game.e2e.ts: keys'], true), run(['game.e2e.ts: keys', 'title.e2e.ts: two'])])).toBe(
      [
        'run  cores  minutes  unit      windows',
        '1    quiet  12.3     3 passed  2 passed',
        '2    busy   12.3     3 passed  1 fell',
        '3    quiet  12.3     3 passed  2 fell',
        '',
        '2 of 3 (run 2, 3): game.e2e.ts: keys',
        '1 of 3 (run 3): title.e2e.ts: two',
      ].join('\n'),
    )
    expect(isSteady([run([]), run([])])).toBe(true)
    expect(isSteady([run([]), run(['x'])])).toBe(false)
  })

  test('is told of all days: so many green in a row since anything fell', () => {
    const kept = (commit: string, fallen: readonly string[], busy = false): KeptRun => ({
      commit,
      ...run(fallen, busy),
    })
    const runs = [kept('a1', []), kept('b2', ['game.e2e.ts: keys'], true), kept('c3', []), kept('d4', [], true)]
    expect(inARow(runs).map(({ commit }) => commit)).toEqual(['c3', 'd4'])
    expect(inARow(runs.slice(0, 2))).toEqual([])
    expect(inARow(runs.slice(0, 1))).toHaveLength(1)
    expect(steadyTable(runs).split('\n')).toEqual([
      'Green in a row: **2**, 1 of them on busy cores.',
      '',
      '| commit | cores | minutes | passed | fell |',
      '|---|---|---|---|---|',
      '| a1 | quiet | 12.3 | 5 | - |',
      '| b2 | busy | 12.3 | 5 | game.e2e.ts: keys |',
      '| c3 | quiet | 12.3 | 5 | - |',
      '| d4 | busy | 12.3 | 5 | - |',
    ])
  })

  test('is read from what Vitest writes, a file that cannot be read too', () => {
    const written = {
      testResults: [
        {
          name: '/home/game/test/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'a stands', status: 'passed' },
            { fullName: 'a falls', status: 'failed' },
          ],
        },
        { name: '/home/game/test/b.test.ts', status: 'failed', assertionResults: [] },
      ],
    }
    expect(unitResult(written, '/home/game')).toEqual({
      passed: 1,
      fallen: ['test/a.test.ts: a falls', 'test/b.test.ts'],
    })
  })

  test('is read from what Playwright writes: a second try is no help, and nothing outside a test is forgotten', () => {
    const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky') => ({
      title,
      file: 'game.e2e.ts',
      tests: [{ status }],
    })
    const written = {
      suites: [
        { specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'flaky'), spec('three', 'unexpected')] }] },
      ],
      errors: [{ message: 'no window\nat line 3' }],
    }
    expect(windowResult(written)).toEqual({
      passed: 1,
      fallen: ['game.e2e.ts: three', 'game.e2e.ts: two', 'no window'],
    })
  })
})
