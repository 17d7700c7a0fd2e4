import { describe, expect, test } from 'vitest'
import { type DarkCave, darkCave, parseCommand, type ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import { extend, type GameRecord, present, startRecord } from '../../../../engine/shared/record.ts'
import { narratorOf } from '../../../../renderer/dark-cave/words/narrator.ts'
import { type BotTurn, meanwhile } from '../../../../renderer/shared/log/meanwhile.ts'

/** Brok sits at the screen, Nils is a bot and up first. */
const POSITION: ScenarioInput = {
  active: 'b1',
  players: [
    { gnome: 'y1', at: '1,0.c', hand: ['I-03', 'I-13'], gold: 2 },
    { gnome: 'b1', at: '0,0.c', hand: ['I-08', 'info-I', 'goblin-II', 'swap-II'] },
  ],
  cards: { '1,0': 'I-12', '0,1': 'II-11' },
  goals: { '4,-4': 'exit', '4,4': 'hole', '-4,4': 'vein', '-4,-4': 'ladder' },
}
const EXTRA = { names: { y1: 'Brok', b1: 'Nils' } }

/** What Brok reads after these words. */
function told(...said: readonly string[]): readonly BotTurn[] {
  const scenario = { ...POSITION, game: 'dark-cave', seed: 'meanwhile' } as const
  let record: GameRecord<DarkCave> = startRecord(darkCave, { scenario })
  for (const line of said) {
    const next = extend(darkCave, record, parseCommand(line, present(record)))
    if (!next.ok) throw new Error(`${line}: ${next.error.code}`)
    record = next.record
  }
  const game = { record, info: { title: 'Meanwhile', created: '2026-01-01T00:00:00.000Z', extra: EXTRA } }
  const reasons = record.states.slice(0, -1).map(({ turn }) => {
    const id = turn?.phase === 'move' ? 'walk-searching' : 'card-searching'
    return { id, values: { count: 4 } } as const
  })
  const narrator = narratorOf(game as Parameters<typeof narratorOf>[0], 0)
  return meanwhile({ game: darkCave, record, seats: ['person', 'digger'], reasons, narrator }, 0).turns
}

const lines = (turns: readonly BotTurn[]): string => turns.flatMap((turn) => turn.lines).join(' ')

describe('what the bots of the cave did meanwhile', () => {
  test('is the card that was laid and where the walk ended, not each step of it nor that cards were drawn', () => {
    const [turn, ...others] = told('path I-08 -1,0', 'step 0,1.n', 'step 0,1.s', 'stop')
    expect(others).toEqual([])
    expect(turn).toEqual({
      player: 'b1',
      quote: 'Gates still shut: 4. I would like to know.',
      lines: ['Nils lays a level just west of the start.', 'Nils walks to the dark hole just south of the start.'],
    })
  })

  test('is told with what befell the reader', () => {
    const turns = told('goblin-II 1,0.c', 'stop')
    expect(lines(turns)).toContain('Nils')
    expect(lines(turns)).toContain('Brok loses 1 nugget')
  })

  test('gives away neither what was seen nor what was drawn or swapped (HS4, HS10)', () => {
    const [seen] = told('info-I goal 4,-4', 'stop')
    expect(seen?.lines.join(' ')).toContain('Nils')
    expect(seen?.lines.join(' ')).not.toMatch(/exit|daylight/i)
    const [swapped] = told('swap-II y1', 'stop')
    expect(swapped?.lines.join(' ')).not.toMatch(/dark hole|dead end|goblin|rat/i)
  })

  test('has a word about the walk only where somebody walked', () => {
    const [stayed] = told('swap-II y1', 'stop')
    const [walked] = told('swap-II y1', 'step 0,1.n', 'stop')
    expect(stayed?.quote).toBe('Gates still shut: 4. One has to start somewhere.')
    expect(walked?.quote).toBe('Gates still shut: 4. I would like to know.')
  })
})
