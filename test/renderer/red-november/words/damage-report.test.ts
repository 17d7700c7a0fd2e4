import { describe, expect, test } from 'vitest'
import { fromScenario, type ScenarioInput, viewFor } from '../../../../engine/red-november/index.ts'
import { LANGUAGES } from '../../../../preload/contract.ts'
import { speak } from '../../../../renderer/core/language.ts'
import { damageReport } from '../../../../renderer/red-november/words/damage-report.ts'
import { t } from '../../../../renderer/red-november/words/index.ts'
import { namesOf } from '../../../../renderer/red-november/words/phrases.ts'

const CATASTROPHE: ScenarioInput = {
  game: 'red-november',
  seed: 'report',
  gnomes: [
    { color: 'red', room: 2, minute: 41, hand: ['extinguisher', 'grog', 'grog'], intoxication: 2 },
    { color: 'blue', room: 'sea', minute: 39, hand: ['harpoon'] },
    { color: 'purple', room: 4, minute: 33, fainted: true, hand: [] },
    { color: 'green', status: 'dead' },
  ],
  rooms: { 1: { fire: true }, 2: { fire: true }, 5: { water: 'low' }, 7: { water: 'high' } },
  blocked: ['4-5'],
  tracks: { heat: 8, asphyxiation: 6, pressure: 4 },
  tokens: { crushed: 30 },
  cabinGrog: 4,
}

const report = (scenario: ScenarioInput, seat = 0): string =>
  damageReport(viewFor(fromScenario(scenario), seat), namesOf({ red: 'Boris' }, t)).join('\n')

describe('the damage report', () => {
  test('tells everything a look at the board tells', () => {
    expect(report(CATASTROPHE)).toMatchInlineSnapshot(`
      "Boris is up: Movement, minute 41.
      Asphyxiation 6 of 10. Heat 8 of 10. Pressure 4 of 10.
      Crushed! at minute 30.
      On fire: 1 Engine Room, 2 Oxygen Pumps.
      High water: 7 Missile Control.
      Low water: 5 Mess.
      Jammed hatches: 4–5.
      4 grogs left in the cabin.
      Boris: 2 Oxygen Pumps, minute 41. Intoxication 2 of 4. Holds: a fire extinguisher, grog ×2.
      Blue: Sea, minute 39. Holds: a harpoon.
      Purple: 4 Reactor Room, minute 33. Fainted. Holds: nothing.
      Green: dead."
    `)
  })

  test('tells of a secret hand only how much it is (O6)', () => {
    const secret = { ...CATASTROPHE, options: { secretHands: true } }
    expect(report(secret, 1)).toContain('Boris: 2 Oxygen Pumps, minute 41. Intoxication 2 of 4. Holds: 3 items.')
    expect(report(secret, 1)).toContain('Holds: a harpoon.')
    expect(report(secret, 1)).not.toContain('extinguisher')
  })

  test.each(LANGUAGES)('leaves no key unsaid in %s', async (language) => {
    await speak(language)
    expect(report(CATASTROPHE)).not.toMatch(/access\.|game\.|\{\{/)
    await speak('en')
  })
})
