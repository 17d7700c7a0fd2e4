import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gnome, happened, offered, play, refused, set, type Table } from './table.ts'

/** The three points in which the second reading of the documents changed the rules, each in a position of its own. */
const HOME = join(import.meta.dirname, '..', '..', 'scenarios', 'second-reading')
const open = (name: string): Table => set(JSON.parse(readFileSync(join(HOME, `${name}.json`), 'utf8')))

it('after the stores the cabin still gives, and then the stores give again (A12)', () => {
  const full = play(open('a12-the-other-drawing-room'), 'draw 4')
  expect(refused(full, 'draw 1')).toEqual({ code: 'draw/again', rule: 'A12' })
  const drunk = play(full, 'open 10', 'enter', 'draw 2')
  expect(refused(drunk, 'draw 1')).toEqual({ code: 'draw/again', rule: 'A12' })
  const laden = play(drunk, 'open 8', 'enter', 'draw 4')
  expect(gnome(laden, 'red')).toMatchObject({ minute: 28, drewIn: 8 })
  expect(gnome(laden, 'red').hand).toHaveLength(10)
})

it('whoever spent its last minutes on the way out may still leave the others, for nothing (A15)', () => {
  const outside = play(open('a15-the-last-minute-out'), 'play aqualung', 'open sea', 'enter')
  expect(outside.state.turn?.ghost).toBe(0)
  expect(offered(outside)).toEqual(['abandon', 'play grog', 'wait'])
  const gone = play(outside, 'abandon')
  expect(gnome(gone, 'red')).toMatchObject({ status: 'deserted', hand: [] })
  expect(happened(gone, 'time-spent').map(({ minutes }) => minutes)).toEqual([1, 1])
})

it('a hero may hand everything over in the flames, and dies; it may not unblock or wait (O5)', () => {
  const burning = play(open('o5-a-hero-gives-it-all-away'), 'play extinguisher')
  const fire = { code: 'action/fire', rule: 'A4' }
  expect(refused(burning, 'unblock 8-9 5')).toEqual(fire)
  expect(refused(burning, 'wait')).toEqual(fire)
  const over = play(burning, 'trade blue give toolbox', 'give nothing')
  expect(gnome(over, 'blue').hand).toEqual(['toolbox'])
  expect(happened(over, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 8, cause: 'fire' }])
})
