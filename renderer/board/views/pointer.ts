import { Container, Graphics, Polygon, Rectangle } from 'pixi.js'
import { COLORS, HATCHES, ROOM_IDS, TOKEN_IDS } from '../../../engine/red-november/index.ts'
import { AMBER, AMBER_LIGHT } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { flatten } from '../layout/geometry.ts'
import { HATCH_SPOTS, LOCK_IDS, LOCK_SPOTS } from '../layout/hatches.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import { cellOf, hangAt } from '../layout/track.ts'
import type { Picture } from '../picture/picture.ts'
import { figureOf } from '../picture/picture.ts'
import { type Gesture, keyOf, type Target } from '../targets.ts'

/** Targets are never smaller than this, in board units at 1280 px: 32 px there. */
const LEAST = 40

/** What can be pointed at: hover, click and keyboard go the same way. */
export class PointerView implements View {
  readonly #layer: Container
  readonly #areas = new Map<string, { readonly area: Container; readonly ring: Graphics; readonly target: Target }>()
  readonly #report: (target: Target, gesture: Gesture) => void
  #lit = new Set<string>()
  #focus: string | null = null

  constructor({ layers }: Workshop, report: (target: Target, gesture: Gesture) => void) {
    this.#layer = layers.get('lit')
    this.#report = report
    for (const room of ROOM_IDS) {
      const outline = flatten(ROOM_PLACES[room].outline).flatMap(({ x, y }) => [x, y])
      this.#add({ kind: 'room', room }, new Polygon(outline), (ring, width) => ring.poly(outline).stroke(stroke(width)))
    }
    for (const hatch of HATCHES) this.#circle({ kind: 'hatch', hatch }, HATCH_SPOTS[hatch])
    for (const lock of LOCK_IDS) this.#circle({ kind: 'lock', lock }, LOCK_SPOTS[lock])
    for (const minute of Array.from({ length: 61 }, (_, at) => at)) {
      const { x, y, width, height } = cellOf(minute)
      const box = new Rectangle(x - width / 2, y - height / 2, width, height)
      this.#add({ kind: 'minute', minute }, box, (ring, line) =>
        ring.roundRect(box.x + 2, box.y + 2, box.width - 4, box.height - 4, 6).stroke(stroke(line)),
      )
    }
    for (const gnome of COLORS) this.#box({ kind: 'gnome', gnome }, 0, 0, 56, 92)
    for (const token of TOKEN_IDS) this.#box({ kind: 'token', token }, 0, 0, 150, LEAST)
  }

  #circle(target: Target, { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }): void {
    const size = Math.max(LEAST, radius * 2 + 8)
    this.#add(target, new Rectangle(x - size / 2, y - size / 2, size, size), (ring, width) =>
      ring.circle(x, y, radius + 6).stroke(stroke(width)),
    )
  }

  #box(target: Target, x: number, y: number, width: number, height: number): void {
    const box = new Rectangle(x - width / 2, y - height / 2, width, height)
    this.#add(target, box, (ring, line) => ring.roundRect(box.x, box.y, width, height, 14).stroke(stroke(line)))
  }

  #add(target: Target, hitArea: Polygon | Rectangle, draw: (ring: Graphics, width: number) => void): void {
    const area = new Container({ hitArea, eventMode: 'static' })
    const ring = new Graphics({ visible: false, eventMode: 'none' })
    draw(ring, 10)
    draw(ring, 3.5)
    area.addChild(ring)
    area.on('pointerover', () => this.#report(target, 'hover'))
    area.on('pointerout', () => this.#report(target, 'leave'))
    area.on('pointertap', () => this.#report(target, 'click'))
    this.#areas.set(keyOf(target), { area, ring, target })
    this.#layer.addChild(area)
  }

  /** What may be clicked now glows. */
  light(targets: readonly Target[]): void {
    this.#lit = new Set(targets.map(keyOf))
    this.#show()
  }

  get lit(): readonly Target[] {
    return [...this.#areas].filter(([key]) => this.#lit.has(key)).map(([, { target }]) => target)
  }

  focus(target: Target | null): void {
    this.#focus = target && keyOf(target)
    this.#show()
  }

  #show(): void {
    for (const [key, { area, ring }] of this.#areas) {
      const lit = this.#lit.has(key)
      ring.visible = lit || this.#focus === key
      ring.tint = this.#focus === key ? 0xffffff : AMBER_LIGHT
      area.cursor = lit ? 'pointer' : 'default'
    }
  }

  sync(picture: Picture): void {
    for (const { area, target } of this.#areas.values()) {
      if (target.kind === 'gnome') area.visible = figureOf(picture, target.gnome)?.status === 'alive'
      if (target.kind === 'token') {
        const minute = picture.tokens[target.token]
        area.visible = minute !== undefined
        if (minute !== undefined) area.position.copyFrom(hangAt(minute, cellOf(minute).side === 'top' ? 24 : 84))
      }
    }
  }

  /** Gnomes move, and their targets with them. */
  follow(gnome: string, x: number, y: number): void {
    this.#areas.get(`gnome ${gnome}`)?.area.position.set(x, y)
  }

  update(_elapsed: number, time: number): void {
    const breath = 0.7 + 0.3 * Math.sin(time * 3.9)
    for (const [key, { ring }] of this.#areas) if (ring.visible) ring.alpha = this.#focus === key ? 1 : breath
  }

  destroy(): void {
    for (const { area } of this.#areas.values()) area.removeAllListeners()
  }
}

/** A wide soft line under a narrow bright one. */
const stroke = (width: number) => ({ color: width > 5 ? AMBER : 0xffffff, width, alpha: width > 5 ? 0.35 : 1 })
