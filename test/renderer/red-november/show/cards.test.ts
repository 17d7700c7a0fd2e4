import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EVENT_IDS, type GameEvent } from '../../../../engine/red-november/index.ts'
import { aimOf } from '../../../../renderer/red-november/show/aim.ts'
import { familyOf, sealOf } from '../../../../renderer/red-november/show/card-family.ts'
import { fizzleOf } from '../../../../renderer/red-november/show/card-lines.ts'
import { ROOT } from '../../../../scripts/paths.ts'

const drawn = (name: string): boolean => existsSync(join(ROOT, 'assets/public/cards', `${name}.svg`))

describe('an event card', () => {
  it.each(EVENT_IDS)('%s has a picture, a crest, an edge and a seal', (event) => {
    const family = familyOf(event)
    const parts = [`event-${event}`, `crest-${family}`, `edge-${family}`, `seal-${sealOf(event).sign}`]
    expect(parts.filter((part) => !drawn(part))).toEqual([])
  })

  it('says on its seal by how much (V1, V6, V9)', () => {
    expect(sealOf('reactor-malfunction')).toEqual({ sign: 'heat', number: '+2' })
    expect(sealOf('stumble')).toEqual({ sign: 'hand', number: '1' })
    expect(sealOf('kraken')).toEqual({ sign: 'skull', number: '15′' })
    expect(sealOf('friendly-fire').sign).toBe('combo')
  })

  it('points at what it changes, and at a rolled room before anything happens there (V2)', () => {
    expect(aimOf({ type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 5 })).toEqual({ kind: 'room', room: 5 })
    expect(aimOf({ type: 'die-rolled', purpose: 'fix', gnome: 'red', face: 5 })).toBeNull()
    expect(aimOf({ type: 'track-moved', track: 'heat', from: 1, to: 2, cause: 'reactor-warms-up' })).toEqual({
      kind: 'track',
      track: 'heat',
    })
  })

  it('comes to nothing only if all of it does (V2, V9)', () => {
    const roll: GameEvent = { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 5 }
    const fizzled: GameEvent = { type: 'event-fizzled', event: 'fire', room: 5 }
    const moved: GameEvent = { type: 'track-moved', track: 'heat', from: 1, to: 2, cause: 'friendly-fire' }
    expect(fizzleOf([roll, fizzled])).toBe(fizzled)
    expect(fizzleOf([roll])).toBeNull()
    expect(fizzleOf([moved, roll, fizzled])).toBeNull()
  })
})
