import { describe, expect, test } from 'vitest'
import { type GameState, parseCommand, redNovember, viewFor } from '../../../../engine/red-november/index.ts'
import { extend, present, startRecord } from '../../../../engine/shared/record.ts'
import { nextTouch, type Touch } from '../../../../renderer/red-november/bosun/next-touch.ts'
import type { Intent } from '../../../../renderer/red-november/hud/helm.ts'
import { LESSONS } from '../../../../renderer/red-november/lessons/lessons.ts'
import { isOpen } from '../../../../renderer/shared/lessons/course.ts'

const seen = (state: GameState) => viewFor(state, redNovember.seatToSpeak(state))
const at = (lesson: string): GameState => {
  const found = LESSONS.find(({ id }) => id === lesson)
  if (!found) throw new Error(`no lesson ${lesson}`)
  return present(startRecord(redNovember, { scenario: found.scenario }))
}
const touch = (state: GameState, picked: Intent | null, wanted: string): Touch | null =>
  nextTouch(seen(state), picked, parseCommand(wanted.replace('*', '1'), state), isOpen(wanted))
const page = (...selectors: readonly string[]): Touch => ({ kind: 'page', selectors })
const GO = page('.desk-panel button.go')
const act = (action: 'extinguish' | 'reactor', minutes: number): Intent => ({
  kind: 'act',
  action,
  minutes,
  hatch: null,
})

describe('what the bosun points at', () => {
  test('is something in every step of every lesson', () => {
    for (const { id, scenario, beats } of LESSONS) {
      let game = startRecord(redNovember, { scenario })
      for (const wanted of beats.flatMap((beat) => ('do' in beat ? beat.do : []))) {
        expect(touch(present(game), null, wanted), `${id}: ${wanted}`).not.toBeNull()
        const next = extend(redNovember, game, parseCommand(wanted.replace('*', '6'), present(game)))
        if (!next.ok) throw new Error(`${id}: ${wanted}`)
        game = next.record
      }
    }
  })

  test('is the hatch that is to be opened and no other of that room, then the button', () => {
    const state = at('hatches')
    expect(touch(state, null, 'open 5')).toEqual({ kind: 'board', target: { kind: 'hatch', hatch: '5-7' } })
    expect(touch(state, { kind: 'walk', goal: 4 }, 'open 5'), 'another way is proposed').toMatchObject({
      kind: 'board',
    })
    expect(touch(state, { kind: 'walk', goal: 5 }, 'open 5')).toEqual(GO)
  })

  test('is the tile, the number where another one is set, and the button (A1)', () => {
    const state = at('fire')
    expect(touch(state, null, 'extinguish 3')).toEqual(page('[data-action=extinguish]'))
    expect(touch(state, act('extinguish', 7), 'extinguish 3')).toEqual(page('.desk-panel .ticks span:nth-child(3)'))
    expect(touch(state, act('extinguish', 3), 'extinguish 3')).toEqual(GO)
    expect(touch(at('minutes'), act('reactor', 9), 'fix reactor *'), 'the number is left open').toEqual(GO)
  })

  test('is the card in the hand, the lock beside it, and what is given away (C5, M6, A13)', () => {
    const sea = at('sea')
    expect(touch(sea, null, 'play aqualung')).toEqual(page('.hand [data-item=aqualung]'))
    expect(touch(sea, { kind: 'play', item: 'aqualung', back: null }, 'play aqualung')).toEqual(GO)
    expect(touch(sea, null, 'open sea')).toEqual({ kind: 'board', target: { kind: 'lock', lock: 9 } })
  })
})
