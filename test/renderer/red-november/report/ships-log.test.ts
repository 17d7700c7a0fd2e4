import { describe, expect, test } from 'vitest'
import type { ScenarioInput } from '../../../../engine/red-november/index.ts'
import { present } from '../../../../engine/shared/record.ts'
import { type Prose, shipsLog } from '../../../../renderer/red-november/report/ships-log.ts'
import { played, sailed } from '../../../engine/red-november/chronicle/games.ts'
import { blue, green, QUIET, red } from '../../../engine/red-november/kit.ts'
import { isSaid, LANGUAGES, missing, names, sayIn, speakIn, tellIn } from '../../speak.ts'

const info = { title: 'Tuesday', created: '', extra: {} }
const scribe = (language: (typeof LANGUAGES)[number]) => {
  const prose: Prose = (key, values) => speakIn(language)(`replay.prose.${key}`, values)
  return { t: sayIn(language), names, tell: tellIn(language), prose }
}

describe('the ship’s log', () => {
  test('tells each turn in a paragraph, without what was taken back, and ends with the end', () => {
    const ending = { gnomes: [red({ minute: 2 }), blue({ minute: 0 }), green({ minute: 0 })], icons: QUIET }
    const text = shipsLog(info, played(ending, 'open 2', 'undo', 'wait', 'wait'), scribe('en'))
    expect(text).toMatch(/^# Ship’s log of the Red November\n\n- Voyage: Tuesday\n- Crew: Борис, /)
    expect(text).not.toContain('opens the hatch')
    expect(text).toContain('## Minute 1: Борис\n\n')
    expect(text).toContain('## The end: Rescued!')
  })

  test('keeps secret hands secret while the game goes on, and opens them when it is over (O6)', () => {
    const secret: ScenarioInput = {
      options: { secretHands: true },
      gnomes: [red({ minute: 3, room: 8 }), blue({ minute: 0 }), green({ minute: 0 })],
      icons: QUIET,
      next: { items: ['harpoon'] },
    }
    const running = played(secret, 'draw 1')
    expect(present(running).outcome).toBeNull()
    expect(shipsLog(info, running, scribe('en'))).not.toContain('harpoon')
    expect(shipsLog(info, played(secret, 'draw 1', 'wait', 'wait'), scribe('en'))).toContain('harpoon')
  })

  test.each(LANGUAGES)('is whole in %s', (language) => {
    const game = sailed({ setup: { seed: 'prose', gnomes: ['red', 'blue', 'green'] }, whims: 'x' })
    const lines = shipsLog(info, game, scribe(language)).split('\n')
    expect(lines.filter((line) => line !== '' && !isSaid(line))).toEqual([])
    expect(missing).toEqual([])
  })
})
