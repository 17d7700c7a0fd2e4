import { Container, Graphics, Polygon, Rectangle } from 'pixi.js'
import {
  COLORS,
  type Color,
  HATCHES,
  ROOM_IDS,
  TOKEN_IDS,
  type TokenId,
  TRACK_IDS,
} from '../../../../engine/red-november/index.ts'
import { type Box, flatten, linesOutside, type Point } from '../../../stage/geometry.ts'
import { AMBER, AMBER_LIGHT, INK, REACH } from '../kit/colors.ts'
import { type Gesture, keyOf, type Target } from '../kit/targets.ts'
import type { View, Workshop } from '../kit/view.ts'
import { gaugeBox } from '../layout/gauges.ts'
import { HATCH_SPOTS, LOCK_IDS, LOCK_SPOTS } from '../layout/hatches.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import { cellOf } from '../layout/track.ts'
import { figureOf, type Picture } from '../picture/picture.ts'

/** Targets are never smaller than this many CSS pixels; hatches lie alone and are as large as a finger. */
const MIN_TARGET = 32
const FINGER = 44
const GNOME = { width: 56, height: 92 }
const MARKER = 40
/** From the hat down to the middle of a gnome. */
const OVER_HEAD = 42

interface Area {
  readonly target: Target
  readonly area: Container
  readonly ring: Graphics
  /** As it is drawn; fingers get more where that is small. */
  readonly box: Rectangle
  /** The line around it. */
  readonly draw: (ring: Graphics, width: number) => void
}

/** What moves around has a ring that goes with it. */
const MOVES: ReadonlySet<Target['kind']> = new Set<Target['kind']>(['gnome', 'token'])

/** What can be pointed at: hover, click and keyboard go the same way. */
export class PointerView implements View {
  readonly #layer: Container
  readonly #behind: Container
  readonly #areas = new Map<string, Area>()
  readonly #markers = new Map<Color, Container>()
  readonly #report: (target: Target, gesture: Gesture) => void
  /** A thin line around everything that may be clicked, all in one drawing. */
  readonly #reach = new Graphics({ eventMode: 'none' })
  #lit = new Set<string>()
  #focus: string | null = null
  #hover: string | null = null
  #picked: string | null = null
  #scale = 1

  /** `plaques` hang in front of the rings around their rooms. */
  constructor({ layers }: Workshop, plaques: readonly Rectangle[], report: (target: Target, gesture: Gesture) => void) {
    this.#layer = layers.get('lit')
    this.#report = report
    this.#behind = layers.get('here')
    this.#behind.addChild(this.#reach)
    ROOM_IDS.forEach((room, at) => {
      const outline = flatten(ROOM_PLACES[room].outline)
      const lines = linesOutside(outline, plaques[at] ?? Rectangle.EMPTY)
      this.#add({ kind: 'room', room }, new Polygon([...outline]), (ring, width) => {
        for (const line of lines) ring.poly([...line], false)
        ring.stroke(stroke(width))
      })
    })
    for (const hatch of HATCHES) this.#circle({ kind: 'hatch', hatch }, HATCH_SPOTS[hatch])
    for (const lock of LOCK_IDS) this.#circle({ kind: 'lock', lock }, LOCK_SPOTS[lock])
    for (const minute of Array.from({ length: 61 }, (_, at) => at)) {
      const { x, y, width, height } = cellOf(minute)
      this.#box(
        { kind: 'minute', minute },
        new Rectangle(x - width / 2 + 2, y - height / 2 + 2, width - 4, height - 4),
        6,
      )
    }
    for (const track of TRACK_IDS) {
      const { x, y, width, height } = gaugeBox(track)
      this.#box({ kind: 'track', track }, new Rectangle(x, y, width, height), 12)
    }
    for (const gnome of COLORS) {
      this.#box({ kind: 'gnome', gnome }, new Rectangle(-GNOME.width / 2, -GNOME.height / 2, GNOME.width, GNOME.height))
      this.#markers.set(gnome, this.#second({ kind: 'gnome', gnome }))
    }
    for (const token of TOKEN_IDS) this.#box({ kind: 'token', token }, new Rectangle(-75, -20, 150, 40))
  }

  #circle(target: Target, { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }): void {
    const size = radius * 2 + 8
    this.#add(target, new Rectangle(x - size / 2, y - size / 2, size, size), (ring, width) =>
      ring.circle(x, y, radius + 6).stroke(stroke(width)),
    )
  }

  #box(target: Target, box: Rectangle, round = 14): void {
    this.#add(target, box, (ring, line) =>
      ring.roundRect(box.x, box.y, box.width, box.height, round).stroke(stroke(line)),
    )
  }

  #add(target: Target, shape: Polygon | Rectangle, draw: (ring: Graphics, width: number) => void): void {
    const box = shape instanceof Polygon ? shape.getBounds() : shape.clone()
    const area = this.#listen(new Container({ hitArea: shape, eventMode: 'static' }), target)
    const ring = new Graphics({ visible: false, eventMode: 'none' })
    draw(ring, 10)
    draw(ring, 3.5)
    // The line around a room runs behind its hatches and under its plaque.
    ;(target.kind === 'room' ? this.#behind : area).addChild(ring)
    this.#areas.set(keyOf(target), { area, ring, target, box, draw })
  }

  /** T1: a gnome's marker on the track is the gnome, too. */
  #second(target: Target): Container {
    const hitArea = new Rectangle(-MARKER / 2, -MARKER / 2, MARKER, MARKER)
    return this.#listen(new Container({ hitArea, eventMode: 'static' }), target)
  }

  #listen(area: Container, target: Target): Container {
    const key = keyOf(target)
    area.on('pointerover', () => {
      this.#hover = key
      this.#show()
      this.#report(target, 'hover')
    })
    area.on('pointerout', () => {
      if (this.#hover === key) this.#hover = null
      this.#show()
      this.#report(target, 'leave')
    })
    area.on('pointertap', () => this.#report(target, 'click'))
    return this.#layer.addChild(area)
  }

  /** So many CSS pixels are one board unit now. */
  fit(scale: number): void {
    this.#scale = scale
    for (const { area, box, target } of this.#areas.values()) {
      if (area.hitArea instanceof Rectangle) area.hitArea.copyFrom(this.#grown(box, target))
    }
  }

  #grown({ x, y, width, height }: Rectangle, { kind }: Target): Rectangle {
    const least = (kind === 'hatch' || kind === 'lock' ? FINGER : MIN_TARGET) / this.#scale
    const [wide, high] = [Math.max(width, least), Math.max(height, least)]
    return new Rectangle(x - (wide - width) / 2, y - (high - height) / 2, wide, high)
  }

  /** Where a target is on the board, if it is there now. */
  boxOf(target: Target): Box | null {
    const found = this.#areas.get(keyOf(target))
    if (!found?.area.visible) return null
    const { x, y, width, height } = this.#grown(found.box, target)
    const tall = found.area.scale.y
    return { x: x + found.area.x, y: y * tall + found.area.y, width, height: height * tall }
  }

  /** What may be clicked now has a thin line; only what is pointed at or picked glows. */
  light(targets: readonly Target[]): void {
    this.#lit = new Set(targets.map(keyOf))
    this.#reach.clear()
    for (const key of this.#lit) {
      const found = this.#areas.get(key)
      if (!found || MOVES.has(found.target.kind)) continue
      found.draw(this.#reach, UNDER)
      found.draw(this.#reach, THIN)
    }
    this.#show()
  }

  /** What the player has chosen but not said yet. */
  pick(target: Target | null): void {
    this.#picked = target && keyOf(target)
    this.#show()
  }

  focus(target: Target | null): void {
    this.#focus = target && keyOf(target)
    this.#show()
  }

  #show(): void {
    for (const [key, { area, ring, target }] of this.#areas) {
      const lit = this.#lit.has(key)
      const hot = this.#picked === key || (lit && this.#hover === key)
      ring.visible = hot || this.#focus === key || (lit && MOVES.has(target.kind))
      ring.tint = this.#focus === key ? 0xffffff : hot ? AMBER_LIGHT : REACH
      area.cursor = lit ? 'pointer' : 'default'
    }
  }

  sync(picture: Picture): void {
    for (const { area, target } of this.#areas.values()) {
      if (target.kind === 'gnome') {
        area.visible = figureOf(picture, target.gnome)?.status === 'alive'
        const marker = this.#markers.get(target.gnome)
        if (marker) marker.visible = picture.stack.includes(target.gnome)
      }
      if (target.kind === 'token') area.visible = picture.tokens[target.token] !== undefined
    }
  }

  /** Gnomes move, and their targets with them. */
  followGnome(gnome: Color, { x, y, tall }: Point & { readonly tall: number }, marker: Point): void {
    const area = this.#areas.get(keyOf({ kind: 'gnome', gnome }))?.area
    area?.position.set(x, y + OVER_HEAD * tall)
    area?.scale.set(1, tall)
    this.#markers.get(gnome)?.position.set(marker.x, marker.y)
  }

  followToken(token: TokenId, { x, y }: { x: number; y: number }): void {
    this.#areas.get(keyOf({ kind: 'token', token }))?.area.position.set(x, y)
  }

  update(): void {}

  destroy(): void {
    for (const area of this.#layer.children) area.removeAllListeners()
  }
}

/** The widths of the thin line, and of the dark one under it. */
const THIN = 2.4
const UNDER = 5

/** A wide soft line under a narrow bright one; the thin ones are cool. */
const stroke = (width: number) => {
  if (width === THIN) return { color: REACH, width, alpha: 0.9 }
  if (width === UNDER) return { color: INK, width, alpha: 0.6 }
  return { color: width > 5 ? AMBER : 0xffffff, width, alpha: width > 5 ? 0.35 : 1 }
}
