import { describe, expect, it } from 'vitest'
import { expectationOf } from '../../../../engine/red-november/bots/expects.ts'
import { advise, type Command, type PlayerView, viewFor } from '../../../../engine/red-november/index.ts'
import { botRandom } from '../../../../engine/shared/bots.ts'
import { blue, QUIET, red } from '../kit.ts'
import { set } from '../table.ts'

const WAIT: readonly Command[] = [{ type: 'wait' }]
const leaves = (view: PlayerView, commands = WAIT) => expectationOf(view, commands, botRandom('expects', 0))

describe('what an idea leaves', () => {
  it('is the token that strikes next, and whoever stands beside the machine deals with it (V11)', () => {
    const { state } = set({
      tokens: { missiles: 30 },
      tracks: { pressure: 5 },
      gnomes: [red({ room: 1, minute: 44 }), blue({ room: 7, minute: 43, hand: ['toolbox', 'deactivation-code'] })],
    })
    const expected = leaves(viewFor(state, 0), [{ type: 'fix', job: 'engine', minutes: 8 }])
    expect(expected).toMatchObject({ danger: { kind: 'token', token: 'missiles' }, who: 'blue' })
    expect(expected?.minute).toBeGreaterThanOrEqual(30)
    expect(expected?.minute).toBeLessThan(43)
    expect(expected?.share).toBeGreaterThan(0.5)
  })

  it('is a track near its end before a fire (B7)', () => {
    const { state } = set({ tracks: { heat: 8 }, rooms: { 1: { fire: true } } })
    expect(leaves(viewFor(state, 0))?.danger).toEqual({ kind: 'track', track: 'heat' })
  })

  it('is a fire where a machine is, if nothing is worse (D1)', () => {
    const { state } = set({ rooms: { 1: { fire: true }, 3: { fire: true } } })
    expect(leaves(viewFor(state, 0))?.danger).toEqual({ kind: 'fire', room: 1 })
  })

  it('is nothing where nothing presses', () => {
    expect(leaves(viewFor(set({ icons: QUIET }).state, 0))).toBeNull()
  })

  it('comes with every idea of the Captain, and the same every time', () => {
    const { state } = set({ tokens: { missiles: 20 }, gnomes: [red({ room: 1, minute: 44 }), blue({ room: 7 })] })
    const ideas = () => advise(viewFor(state, 0), botRandom('advice', 0), { playouts: 24 })
    expect(ideas().length).toBeGreaterThan(0)
    expect(ideas()).toEqual(ideas())
    for (const { expects } of ideas()) expect(expects === null || expects.share > 0).toBe(true)
  })
})
