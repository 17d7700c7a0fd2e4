import { describe, expect, test } from 'vitest'
import {
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalCommands,
  type Outcome,
  viewFor,
} from '../../../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../../../engine/shared/random.ts'
import { after, hear, tension } from '../../../../renderer/dark-cave/sound/audible.ts'
import { endingFor } from '../../../../renderer/dark-cave/sound/cave-sounds.ts'
import { CUES, cuesFor } from '../../../../renderer/dark-cave/sound/cues.ts'
import { SOUND_KIT } from '../../../../renderer/dark-cave/sound/kit.ts'
import { loopsFor } from '../../../../renderer/dark-cave/sound/loops.ts'
import { SOUNDS } from '../../../../renderer/dark-cave/sound/manifest.ts'
import { Rumbles, rumbleGap } from '../../../../renderer/dark-cave/sound/rumbles.ts'

interface Moment {
  readonly before: GameState
  readonly events: readonly GameEvent[]
  readonly after: GameState
}

/** A whole game in which everybody does anything that is allowed. */
function* anyGame(seed: string, players: number): Generator<Moment> {
  let state = createGame({ seed, players })
  const random = new RandomStream(seedState(`${seed} ears`))
  for (let move = 0; move < 400 && !state.outcome; move++) {
    const commands = legalCommands(state)
    const command = commands[random.die(commands.length) - 1]
    if (!command) return
    const applied = apply(state, command)
    if (!applied.ok) throw new Error(applied.error.code)
    yield { before: state, events: applied.events, after: applied.state }
    state = applied.state
  }
}

const games = (count: number): readonly (readonly [string, number])[] =>
  Array.from({ length: count }, (_, n) => [`cave ${n}`, 2 + (n % 7)] as const)

describe('what is heard in the cave', () => {
  test('is the same for every seat and for nobody: nothing private is audible (H3)', () => {
    for (const [seed, players] of games(8)) {
      for (const { after: state } of anyGame(seed, players)) {
        const publicly = JSON.stringify(hear(viewFor(state, null)))
        for (let seat = 0; seat < players; seat++) expect(JSON.stringify(hear(viewFor(state, seat)))).toBe(publicly)
      }
    }
  })

  test('follows the events as it would the states', () => {
    const kinds = new Set<string>()
    for (const [seed, players] of games(14)) {
      for (const { before, events, after: state } of anyGame(seed, players)) {
        let heard = hear(viewFor(before, null))
        for (const event of events) {
          kinds.add(event.type)
          for (const [sound, seconds = 0] of cuesFor(event, heard)) {
            expect(SOUNDS[sound].loop).toBe(false)
            expect(seconds).toBeLessThan(5)
          }
          heard = after(heard, event)
        }
        expect(heard).toEqual(hear(viewFor(state, null)))
      }
    }
    expect(kinds.size).toBeGreaterThan(25)
  })

  test('has an entry for every kind of event', () => {
    expect(Object.keys(CUES).length).toBeGreaterThan(38)
  })

  test.each([
    ['drew', { type: 'drew', player: 'yellow-1', count: 1 }],
    ['passed', { type: 'passed', player: 'yellow-1', count: 2 }],
  ] as const)('tells of %s how many, never which', (_, event) => {
    const heard = hear(viewFor(createGame({ seed: 'same', players: 4 }), null))
    expect(cuesFor(event as unknown as GameEvent, heard)).toHaveLength(event.count)
  })

  test('a peek sounds the same at every goal and at everybody', () => {
    const heard = hear(viewFor(createGame({ seed: 'same', players: 4 }), null))
    const peeks = ['4,4', '-4,4', '4,-4', '-4,-4'].map((at) => ({ type: 'peeked', player: 'yellow-1', at }))
    const sounds = peeks.map((event) => JSON.stringify(cuesFor(event as unknown as GameEvent, heard)))
    expect(new Set(sounds).size).toBe(1)
  })
})

describe('underfoot', () => {
  const heard = hear(viewFor(createGame({ seed: 'feet', players: 2 }), null))
  const on = (special: string, group: 'I' | 'II' | 'III' = 'I') => ({
    ...heard,
    ground: { ...heard.ground, '1,0': { group, special }, '5,5': { group, special: 'ladder@c' } },
  })
  const step = (from: string, to: string) =>
    ({ type: 'stepped', player: 'yellow-1', from, to }) as unknown as Extract<GameEvent, { type: 'stepped' }>
  const first = (special: string, group?: 'I' | 'II' | 'III', to = '1,0.c', from = '0,0.c') =>
    cuesFor(step(from, to), on(special, group))[0]?.[0]

  test('group I is stone, II planks, III water', () => {
    expect([first('-', 'I'), first('-', 'II'), first('-', 'III')]).toEqual([
      'step-stone-1',
      'step-plank-1',
      'step-water-1',
    ])
  })

  test('a bridge creaks and a tunnel squeezes, but not beside it (M4, M5)', () => {
    expect(first('bridge@b', 'I', '1,0.b')).toBe('bridge')
    expect(first('bridge@b', 'I', '1,0.u')).toBe('step-stone-1')
    expect(first('tunnel@t', 'I', '1,0.t')).toBe('tunnel')
  })

  test('from ladder to ladder one climbs (M3), to a ladder on foot one walks', () => {
    expect(first('ladder@c', 'I', '5,5.c', '0,0.c')).toBe('climb')
    expect(first('-', 'I', '5,5.c', '1,0.c')).toBe('step-stone-1')
  })
})

describe('what runs on', () => {
  const start = hear(viewFor(createGame({ seed: 'runs', players: 4 }), null))

  test('at first air, drips and lanterns', () => {
    expect(Object.keys(loopsFor(start)).sort()).toEqual(['air', 'drips', 'lanterns'])
  })

  test('water comes with group II and rises with group III', () => {
    const two = loopsFor({ ...start, deck: { I: 0, II: 20, III: 21 } })
    const three = loopsFor({ ...start, deck: { I: 0, II: 0, III: 15 } })
    const end = loopsFor({ ...start, deck: { I: 0, II: 0, III: 1 } })
    expect(two['water-low']).toBeGreaterThan(0)
    expect(two['water-high']).toBeUndefined()
    expect(end['water-high']).toBeGreaterThan(three['water-high'] ?? 1)
  })

  test('a creature breathes, an open exit lets birds in', () => {
    expect(loopsFor({ ...start, creatures: ['rat'] }).breathing).toBeGreaterThan(0)
    expect(loopsFor({ ...start, exitFound: true }).daylight).toBeGreaterThan(0)
  })

  test('tension grows with the deck, creatures, an open exit and whoever is out', () => {
    const calm = tension(start)
    expect(calm).toBeLessThan(0.2)
    expect(tension({ ...start, deck: { I: 0, II: 0, III: 5 } })).toBeGreaterThan(calm + 0.3)
    expect(tension({ ...start, creatures: ['rat', 'goblin'] })).toBeGreaterThan(calm + 0.2)
    expect(tension({ ...start, exitFound: true, inside: start.inside.slice(1) })).toBeGreaterThan(calm + 0.3)
  })

  test('the mountain sleeps while nothing is wrong, and rumbles oftener later', () => {
    const count = (level: number): number => {
      const rumbles = new Rumbles()
      let heard = 0
      for (let now = 0; now < 1200; now++) if (rumbles.next(level, now)) heard++
      return heard
    }
    expect(rumbleGap(0.1)).toBeNull()
    expect(count(0.1)).toBe(0)
    expect(count(0.9)).toBeGreaterThan(count(0.3))
    expect(count(0.9)).toBeLessThan(40)
  })
})

describe('the end', () => {
  const outcome = (winner: Outcome['winner'], winners: Outcome['winners']): Outcome => ({
    cause: 'clan-out',
    winner,
    winners,
    gold: { yellow: 3, blue: 0 },
    treasure: { yellow: 6, blue: 0 },
  })

  test('is won if anybody here won, lost if only others did, nobody’s if nobody did (G6, G7)', () => {
    const { players } = viewFor(createGame({ seed: 'end', players: 4 }), null)
    const [one, two] = players.map(({ gnome }) => gnome)
    if (!one || !two) throw new Error('four play')
    expect(endingFor(outcome('yellow', [one]), [one, two])).toBe('won')
    expect(endingFor(outcome('yellow', [one]), [two])).toBe('lost')
    expect(endingFor(outcome('yellow', [one]), [])).toBe('won')
    expect(endingFor(outcome(null, []), [one])).toBe('nobody')
  })

  test('is not told before the cards are turned', () => {
    const state = createGame({ seed: 'end', players: 4 })
    const gnome = state.players[0]?.gnome
    if (!gnome) throw new Error('four play')
    const sounds = SOUND_KIT.soundscape()
    sounds.sync(viewFor(state, null), [0])
    const heard = ([null, 'yellow', 'blue'] as const).map((winner) => {
      sounds.sync(viewFor(state, null), [0])
      return [
        sounds.play({ type: 'game-ended', outcome: outcome(winner, winner ? [gnome] : []) }),
        sounds.music,
        sounds.loops,
        sounds.scene('loyal-card'),
      ]
    })
    expect(new Set(heard.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(sounds.scene('unmasked').map(([sound]) => sound)).toEqual(['nuggets', 'scales', 'banner', 'end-won'])
    expect(sounds.music).toEqual({ suite: 'won', tension: 0 })
    expect(sounds.scene('supper')).toEqual([])
  })
})
