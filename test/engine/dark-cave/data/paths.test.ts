import { describe, expect, it } from 'vitest'
import {
  bit,
  type Face,
  type Faces,
  GOAL_FACES,
  GOAL_IDS,
  GROUPS,
  groupOf,
  hasEdge,
  opposite,
  PATH_FACES,
  PATH_IDS,
  PATHS,
  type PathId,
  SIDE_INDICES,
  START_FACE,
} from '../../../../engine/dark-cave/index.ts'

const pathsOf = (group: string): readonly PathId[] => PATH_IDS.filter((id) => groupOf(id) === group)
const cards: readonly (readonly [string, Faces])[] = [
  ...PATH_IDS.map((id) => [id, PATH_FACES[id]] as const),
  ...GOAL_IDS.map((id) => [id, GOAL_FACES[id]] as const),
]

/** Spaces reached inside a card and in how many steps, without the tunnel. */
function distances(face: Face, from: string): ReadonlyMap<string, number> {
  const found = new Map([[from, 1]])
  const tunnel = face.special?.kind === 'tunnel' ? face.special.at : null
  for (const [space, steps] of found) {
    for (const next of face.inside[space] ?? []) if (next !== tunnel && !found.has(next)) found.set(next, steps + 1)
  }
  return found
}

const count = (kind: string, faces: readonly Face[]): number =>
  faces.filter(({ special }) => special?.kind === kind).length

describe('path cards, start and goals', () => {
  it('there are 19 path cards of group I, 17 of II and 14 of III (B4, B12-B14)', () => {
    expect(GROUPS.map((group) => pathsOf(group).length)).toEqual([19, 17, 14])
  })

  it('every open edge is touched by exactly one space, a wall by none (B2)', () => {
    for (const [, faces] of cards) {
      for (const face of faces) {
        for (const side of SIDE_INDICES) expect(face.touching[side] !== null).toBe(hasEdge(face.open, side))
        for (const name of face.touching) if (name) expect(face.spaces).toContain(name)
      }
    }
  })

  it('crossing a way, from any edge to any other, takes as many steps as its group (B7)', () => {
    for (const id of PATH_IDS) {
      const [face] = PATH_FACES[id]
      const steps = GROUPS.indexOf(groupOf(id)) + 1
      for (const entry of SIDE_INDICES) {
        const from = face.touching[entry]
        if (!from) continue
        const reached = distances(face, from)
        for (const exit of SIDE_INDICES) {
          const to = face.touching[exit]
          if (exit !== entry && to && reached.has(to)) expect([id, reached.get(to)]).toEqual([id, steps])
        }
      }
    }
  })

  it('a dead end has one open edge, and its end lies as deep as its group (B8)', () => {
    const deadEnds = PATH_IDS.filter((id) => PATHS[id][0].startsWith('dead end'))
    expect(deadEnds).toEqual(['I-13', 'II-10', 'II-15', 'II-17', 'III-08', 'III-14'])
    for (const id of deadEnds) {
      const [face] = PATH_FACES[id]
      const touching = face.touching.filter((name) => name !== null)
      expect(touching).toHaveLength(1)
      const deepest = Math.max(...distances(face, touching[0] as string).values())
      expect([id, deepest]).toEqual([id, GROUPS.indexOf(groupOf(id)) + 1])
    }
  })

  it('a bridge and the path below are not joined; two bends are joined by the tunnel alone (B9)', () => {
    for (const id of PATH_IDS) {
      const [face] = PATH_FACES[id]
      const kind = face.special?.kind
      if (kind !== 'bridge' && kind !== 'tunnel') continue
      expect(groupOf(id)).not.toBe('II')
      const ways = new Set(face.touching.map((name) => [...distances(face, name as string).keys()].sort().join()))
      expect(ways.size).toBe(2)
      if (kind === 'tunnel') expect(face.inside.t).toEqual(['p', 'q'])
      if (kind === 'tunnel') expect(face.touching).not.toContain('t')
    }
  })

  it('a card turned by 180 degrees exchanges its edges and keeps its spaces (B10)', () => {
    for (const [, [upright, turned]] of cards) {
      for (const side of SIDE_INDICES) expect(turned.touching[side]).toBe(upright.touching[opposite(side)])
      expect(turned.inside).toBe(upright.inside)
      expect(turned.special).toBe(upright.special)
    }
    expect(PATH_FACES['I-09'][1].open).toBe(bit(2) | bit(3))
  })

  it('the specials add up, and no card carries two (B11)', () => {
    const paths = PATH_IDS.map((id) => PATH_FACES[id][0])
    const goals = GOAL_IDS.map((id) => GOAL_FACES[id][0])
    const totals = (kind: string) => [count(kind, paths), count(kind, goals)]
    expect(totals('dark hole')).toEqual([9, 1])
    expect(totals('ladder')).toEqual([4, 1])
    expect(START_FACE.special).toEqual({ kind: 'ladder', at: 'c' })
    expect(totals('bridge')).toEqual([4, 0])
    expect(totals('tunnel')).toEqual([5, 0])
    expect(totals('gold vein')).toEqual([2, 1])
    expect(totals('exit')).toEqual([0, 1])
  })

  it('the start is a crossing of one space; a goal can be entered from every side, one way round or the other (B15)', () => {
    expect([START_FACE.open, START_FACE.spaces]).toEqual([15, ['c']])
    for (const goal of GOAL_IDS) {
      const [upright, turned] = GOAL_FACES[goal]
      expect(upright.open | turned.open).toBe(15)
      expect(upright.special?.at).toBe('c')
      expect(upright.touching).not.toContain('c')
    }
  })

  it('spaces and pairs read like the table of the rules (B12-B14)', () => {
    expect(PATHS['III-12']).toEqual([
      'double bend N-E, S-W',
      'n(N) e(E) p(-) s(S) w(W) q(-) t(-)',
      'n-p e-p s-q w-q p-t t-q',
      'tunnel@t',
    ])
    expect(PATH_FACES['III-12'][0].inside).toEqual({
      n: ['p'],
      e: ['p'],
      p: ['n', 'e', 't'],
      s: ['q'],
      w: ['q'],
      q: ['s', 'w', 't'],
      t: ['p', 'q'],
    })
  })
})
