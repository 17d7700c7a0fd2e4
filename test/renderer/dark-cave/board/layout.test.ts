import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  createGame,
  face,
  fromScenario,
  GOAL_FACES,
  GOAL_IDS,
  PATH_FACES,
  PATH_IDS,
  type ScenarioInput,
  viewFor,
} from '../../../../engine/dark-cave/index.ts'
import { bearingOf, isInSight } from '../../../../renderer/dark-cave/board/effects/bearing.ts'
import { crowdsIn, planksIn } from '../../../../renderer/dark-cave/board/effects/crowds.ts'
import { depthOfCreature, depthOfGnome } from '../../../../renderer/dark-cave/board/effects/depth.ts'
import { areaOf, homeOf } from '../../../../renderer/dark-cave/board/effects/ground.ts'
import { facesIn, OVER_FLOOR, placesOfNumbers } from '../../../../renderer/dark-cave/board/effects/numbers.ts'
import { placeOfCreature, placeOfGnome } from '../../../../renderer/dark-cave/board/effects/places.ts'
import { DRAWINGS, TEXTURE_IDS } from '../../../../renderer/dark-cave/board/kit/textures.ts'
import { footOf, roomOn, wayBetween } from '../../../../renderer/dark-cave/board/layout/feet.ts'
import { boxAround, boxOfCell, cornerOf, middleOfBoundary } from '../../../../renderer/dark-cave/board/layout/grid.ts'
import { type DrawingId, spotsOf } from '../../../../renderer/dark-cave/board/layout/spots.ts'
import { standOn } from '../../../../renderer/dark-cave/board/layout/standing.ts'
import { type Picture, pictureOf } from '../../../../renderer/dark-cave/board/picture/picture.ts'
import { shared } from '../../../../renderer/stage/geometry.ts'

const ATLAS = 'assets/public/atlas'

describe('the atlases of the cave', () => {
  it.each([1, 2])('hold every texture that the board asks for, at %ix', (resolution) => {
    const drawn = new Set(
      DRAWINGS.sheets.flatMap((name) => {
        const sheet = JSON.parse(readFileSync(`${ATLAS}/${name}@${resolution}x.json`, 'utf8')) as { frames: object }
        return Object.keys(sheet.frames)
      }),
    )
    expect(TEXTURE_IDS.filter((id) => !drawn.has(id))).toEqual([])
    for (const name of DRAWINGS.tiles) expect(existsSync(`${ATLAS}/${name}@${resolution}x.webp`)).toBe(true)
  })
})

describe('in a crowd', () => {
  it('a rat is before everybody, whoever’s turn it is and whoever looks: it is low and hides no face', () => {
    const everybody = [
      depthOfGnome(100, true, true),
      depthOfGnome(100, false, true),
      depthOfGnome(100, false, false),
      depthOfCreature(100, 'lindworm'),
      depthOfCreature(100, 'goblin'),
    ]
    expect(depthOfCreature(100, 'rat')).toBeGreaterThan(Math.max(...everybody))
  })
})

describe('where numbers of steps stand', () => {
  const stands = (input: Partial<ScenarioInput>) => {
    const picture = pictureOf(
      viewFor(
        fromScenario({
          ...{ game: 'dark-cave', seed: 'numbers', cards: { '1,0': 'III-01', '2,0': 'II-01' } },
          players: [
            { gnome: 'y1', at: '1,0.c', hand: ['I-03'] },
            { gnome: 'b1', at: '1,0.w' },
          ],
          ...input,
        }),
        0,
      ),
    )
    const spaces = ['1,0.n', '1,0.s', '1,0.e', '2,0.w', '2,0.n'] as const
    return { picture, places: [...placesOfNumbers(picture, spaces).values()] }
  }
  const around = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    ...{ x: x - 20, y: y - 20, width: 40, height: 40 },
  })

  it('is never on a face, under the arrow or on another number', () => {
    const { picture, places } = stands({})
    for (const [at, place] of places.entries()) {
      for (const face of facesIn(picture)) expect(shared(around(place), face), `${at}`).toBe(0)
      for (const other of places.slice(at + 1)) expect(shared(around(place), around(other)), `${at}`).toBe(0)
    }
  })

  it('stands nearer to its own space than to any other that is lit, however crowded it is', () => {
    const { picture } = stands({
      players: [
        { gnome: 'y1', hand: ['I-03'], at: '1,0.s' },
        { gnome: 'b1', at: '1,0.s' },
      ],
      cards: { '1,0': 'II-01', '2,0': 'III-01' },
    })
    const spaces = ['1,0.n', '1,0.e', '1,0.w', '2,0.w', '2,0.c', '2,0.n'] as const
    const places = placesOfNumbers(picture, spaces)
    for (const space of spaces) {
      const { x, y } = places.get(space) ?? { x: 0, y: 0 }
      const far = (other: (typeof spaces)[number]): number => {
        const foot = footOf(picture, other)
        return Math.hypot(x - foot.x, y - (foot.y - OVER_FLOOR))
      }
      for (const other of spaces) expect(far(other), `${space} and ${other}`).toBeGreaterThanOrEqual(far(space))
    }
  })

  it('is on the floor of its space where nobody is in the way', () => {
    const { picture, places } = stands({ players: [{ gnome: 'y1', hand: ['I-03'] }, { gnome: 'b1' }] })
    expect(places.at(-1)?.x).toBe(footOf(picture, '2,0.n').x)
  })
})

describe('where figures stand', () => {
  it('is known for every space of every card, both ways round (B12-B15)', () => {
    for (const turned of [false, true]) {
      const suffix = turned ? '-turned' : ''
      for (const id of PATH_IDS) {
        const drawn = [...spotsOf(`${id}${suffix}` as DrawingId).feet.keys()].sort()
        expect(drawn, id).toEqual([...face(PATH_FACES[id], turned).spaces].sort())
      }
      for (const id of GOAL_IDS) {
        const drawn = [...spotsOf(`goal-${id}${suffix}` as DrawingId).feet.keys()].sort()
        expect(drawn, id).toEqual([...face(GOAL_FACES[id], turned).spaces].sort())
      }
    }
  })

  it('keeps eight on one space apart, each in its own place', () => {
    for (const room of [32, 50, 88]) {
      const stands = Array.from({ length: 8 }, (_, at) => standOn({ x: 0, y: 0 }, room, at, 8))
      for (const [at, one] of stands.entries()) {
        expect(Math.abs(one.x)).toBeLessThanOrEqual(room + 22)
        for (const other of stands.slice(at + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(9)
        }
      }
    }
  })

  it('shows a head of everybody in a crowd: nobody stands right behind another, and nobody is small', () => {
    for (const room of [44, 88]) {
      for (let count = 2; count <= 8; count++) {
        const stands = Array.from({ length: count }, (_, at) => standOn({ x: 0, y: 0 }, room, at, count))
        for (const [at, one] of stands.entries()) {
          expect(one.scale).toBeGreaterThanOrEqual(0.7)
          for (const other of stands.slice(at + 1)) {
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(20)
          }
        }
      }
    }
  })

  it('is beside each other for five on a level way: nobody stands behind', () => {
    const stands = Array.from({ length: 5 }, (_, at) => standOn({ x: 0, y: 0 }, 88, at, 5))
    const across = stands.map(({ x }) => x).toSorted((a, b) => a - b)
    for (const [at, x] of across.slice(1).entries()) expect(x - (across[at] ?? x)).toBeGreaterThan(40)
    expect(Math.max(...stands.map(({ y }) => Math.abs(y)))).toBeLessThan(10)
  })

  it('shows everybody on a space with creatures: no head is behind another, and nobody is far from the floor', () => {
    const gnomes = ['y1', 'b1', 'y2', 'b2', 'y3', 'b3', 'y4', 'b4'] as const
    for (const [card, space] of [
      ['I-12', '1,0.c'],
      ['III-07', '1,0.c'],
      ['II-11', '1,0.s'],
    ] as const) {
      for (const count of [1, 3, 8]) {
        const picture: Picture = {
          ...pictureOf(viewFor(createGame({ seed: 'a crowd', players: 8 }), null)),
          cards: [{ cell: '1,0', card, turned: false }],
          figures: gnomes.map((gnome, at) => ({ gnome, at: at < count ? space : null, lying: false })),
          creatures: { rat: space, lindworm: count === 8 ? space : null, goblin: null },
        }
        const places = [
          ...gnomes.slice(0, count).map((gnome) => placeOfGnome(picture, gnome, space)),
          placeOfCreature(picture, 'rat', space),
          ...(count === 8 ? [placeOfCreature(picture, 'lindworm', space)] : []),
        ]
        const floor = footOf(picture, space)
        for (const [at, one] of places.entries()) {
          expect(Math.abs(one.x - floor.x), `${card} ${count}`).toBeLessThan(150)
          for (const other of places.slice(at + 1))
            expect(
              Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)),
              `${card} ${count} ${at}`,
            ).toBeGreaterThan(18)
        }
      }
    }
  })

  it('is to both sides of a shaft for those above each other in it', () => {
    const picture: Picture = {
      ...pictureOf(viewFor(createGame({ seed: 'a shaft', players: 2 }), null)),
      cards: [{ cell: '0,1', card: 'III-04', turned: false }],
      figures: [
        { gnome: 'y1', at: '0,1.n', lying: false },
        { gnome: 'b1', at: '0,1.c', lying: false },
      ],
    }
    const [above, below] = [placeOfGnome(picture, 'y1', '0,1.n'), placeOfGnome(picture, 'b1', '0,1.c')]
    expect(Math.abs(above.x - below.x)).toBeGreaterThan(60)
    expect(planksIn(picture)).toHaveLength(2)
  })

  it('is in the middle for one alone', () => {
    expect(standOn({ x: 7, y: 9 }, 88, 0, 1)).toMatchObject({ x: 7, y: 9 })
  })
})

describe('the way from space to space', () => {
  const picture = pictureOf(
    viewFor(
      fromScenario({
        game: 'dark-cave',
        seed: 'ways',
        players: [
          { gnome: 'y1', hand: ['info'] },
          { gnome: 'b1', hand: ['info'] },
        ],
        cards: { '1,0': 'II-04', '2,0': 'I-08', '0,1': { card: 'I-14', turned: true } },
      }),
      null,
    ),
  )

  it('goes through the boundary along the floor', () => {
    const way = wayBetween(picture, '0,0.c', '1,0.w')
    expect(way?.[0]).toEqual(footOf(picture, '0,0.c'))
    expect(way?.at(-1)).toEqual(footOf(picture, '1,0.w'))
    expect(way?.every(({ y }) => y === 111)).toBe(true)
  })

  it('goes along the floor and then up the shaft inside a card', () => {
    const way = wayBetween(picture, '1,0.w', '1,0.n') ?? []
    expect(way).toHaveLength(3)
    expect(way[1]).toEqual({ x: footOf(picture, '1,0.n').x, y: footOf(picture, '1,0.w').y })
  })

  it('is a ladder where no path leads (M3)', () => {
    expect(wayBetween(picture, '0,0.c', '2,0.c')).toBeNull()
  })

  it('is narrow in a shaft and wide on a level', () => {
    expect(roomOn(picture, '1,0.n')).toBeLessThan(roomOn(picture, '2,0.c'))
  })
})

describe('the grid', () => {
  it('has the start at its origin, x to the east and y to the south (B1)', () => {
    expect(cornerOf('0,0')).toEqual({ x: 0, y: 0 })
    expect(cornerOf('-1,2')).toEqual({ x: -240, y: 320 })
    expect(middleOfBoundary('1,0.E').x).toBe(480)
    expect(middleOfBoundary('1,0.S').y).toBe(160)
  })

  it('frames all cells', () => {
    const { table } = viewFor(createGame({ seed: 'a', players: 5 }), null)
    const box = boxAround(table.goals.map(({ cell }) => cell))
    expect(box).toEqual({ x: -960, y: -640, width: 2160, height: 1440 })
  })
})

describe('where the camera looks', () => {
  const start = pictureOf(viewFor(createGame({ seed: 'camera', players: 5 }), null))
  const dug = (cards: ScenarioInput['cards']) =>
    pictureOf(viewFor(fromScenario({ players: [{ gnome: 'y1', hand: ['I-03'] }, { gnome: 'b1' }], cards }), null))

  it('is near to the start and the cells around it before anything is laid', () => {
    const { x, y, width, height } = homeOf(start)
    expect(width).toBeLessThan(areaOf(start).width / 2)
    expect(height).toBeLessThan(areaOf(start).height / 2)
    const around = boxAround(['0,-1', '0,1', '-1,0', '1,0'])
    expect(x).toBeLessThan(around.x)
    expect(y).toBeLessThan(around.y)
    expect(x + width).toBeGreaterThan(around.x + around.width)
    expect(y + height).toBeGreaterThan(around.y + around.height)
  })

  it('eases outward as the net grows', () => {
    const short = homeOf(dug({ '1,0': 'I-08' }))
    const long = homeOf(dug({ '1,0': 'I-08', '2,0': 'I-12', '-1,0': 'III-07', '0,1': 'I-11' }))
    expect(short.width).toBeGreaterThanOrEqual(homeOf(start).width)
    expect(long.width).toBeGreaterThan(short.width)
  })

  it('leaves room over the highest card for hats and the arrow', () => {
    const above: Picture = {
      ...dug({ '0,-1': { card: 'II-15', turned: true } }),
      figures: [{ gnome: 'y1', at: '0,-1.d', lying: false }],
    }
    const { y } = homeOf(above)
    for (const face of facesIn(above)) expect(y).toBeLessThan(face.y)
  })

  it('takes a gate in once the net has come near to it', () => {
    const far = homeOf(dug({ '1,0': 'I-08' }))
    const near = homeOf(dug({ '1,0': 'I-08', '2,0': { card: 'I-12', turned: true }, '2,1': 'I-15', '2,2': 'I-01' }))
    expect(far.y + far.height).toBeLessThan(4 * 160)
    expect(near.y + near.height).toBeGreaterThan(5 * 160)
  })

  it('is told where each gate lies that is out of sight, at the edge towards it', () => {
    const seen = homeOf(start)
    for (const cell of ['4,-4', '4,4', '-4,4', '-4,-4'] as const) {
      const { at, towards } = bearingOf(cell, seen)
      expect(isInSight(cell, seen)).toBe(false)
      expect(Math.sign(Math.cos(towards))).toBe(Math.sign(cornerOf(cell).x))
      expect(Math.sign(Math.sin(towards))).toBe(Math.sign(cornerOf(cell).y))
      expect(at.x > seen.x && at.x < seen.x + seen.width).toBe(true)
      expect(at.y > seen.y && at.y < seen.y + seen.height).toBe(true)
      expect(isInSight(cell, areaOf(start))).toBe(true)
    }
  })

  it('has no signpost of a gate on what has been dug', () => {
    const seen = { x: -300, y: -400, width: 1200, height: 800 }
    const shaft = ['3,-1', '3,0', '3,1', '3,2'] as const
    const dugThere = shaft.map(boxOfCell)
    for (const cell of ['3,-4', '3,4'] as const) {
      const plain = bearingOf(cell, seen).at
      const { at, towards } = bearingOf(cell, seen, dugThere)
      expect(at.y).toBe(plain.y)
      expect(dugThere.some((card) => shared(card, { x: at.x - 40, y: at.y - 30, width: 80, height: 60 }) > 0)).toBe(
        false,
      )
      expect(Math.sign(Math.sin(towards))).toBe(Math.sign(cornerOf(cell).y))
    }
  })

  it('has none where all of the edge is dug: it would only hide who stands there', () => {
    const seen = { x: -300, y: -200, width: 900, height: 400 }
    const free = bearingOf('4,4', seen, [boxOfCell('0,0')])
    expect(free.isInTheWay).toBe(false)
    const everywhere = [-1, 0, 1, 2].flatMap((x) => [-1, 0, 1].map((y) => boxOfCell(`${x},${y}`)))
    expect(bearingOf('4,4', seen, everywhere).isInTheWay).toBe(true)
  })

  it('has the signpost of a corner along either edge, off a tunnel that runs along one of them', () => {
    const seen = { x: -300, y: -260, width: 1000, height: 440 }
    const tunnel = [-1, 0, 1, 2].map((x) => boxOfCell(`${x},0`))
    const { at, isInTheWay } = bearingOf('4,4', seen, tunnel)
    expect(isInTheWay).toBe(false)
    expect(at.x).toBeGreaterThan(500)
  })

  it('counts from far away who stands together', () => {
    expect(crowdsIn(start).map(({ count }) => count)).toEqual([5])
    expect(crowdsIn(dug({}))).toEqual([])
  })
})
