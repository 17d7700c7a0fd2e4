import { type BitmapText, Container, Graphics, GraphicsPath, type Sprite } from 'pixi.js'
import { FIRST_MINUTE, RESCUE } from '../../../../engine/red-november/index.ts'
import { lightness, mixColor } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { AMBER, INK, RESCUE_GREEN } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { BOARD_WIDTH, CRATE, cellOf, crateAt, PICTURE_HEIGHT, RAIL } from '../layout/track.ts'
import { activeFigure, type Picture, rearmost } from '../picture/picture.ts'

const SPACES = Array.from({ length: FIRST_MINUTE + 1 }, (_, at) => FIRST_MINUTE - at)
const CORNER = 14
/** On spaces lighter than this the number is dark. */
const DARK_NUMBERS = 0.27
/** Stars that nobody reaches yet are quieter than the next one. */
const LATER = 0xa2909a

/** B5, B6: the rail around the picture with its spaces and icons, and the way to the ghost lit up. */
export class TrackView implements View {
  readonly #workshop: Workshop
  readonly #cells = new Graphics()
  readonly #numbers = new Map<number, BitmapText>()
  readonly #events = new Map<number, Sprite>()
  readonly #items = new Map<number, Sprite>()
  readonly #met: Sprite
  readonly #goal: Container
  #drawn = ''
  #picture: Picture | null = null
  #preview: number | null = null
  /** The first star ahead of whoever's turn it is. */
  #next = -1

  constructor(workshop: Workshop) {
    const { art, layers, words } = workshop
    this.#workshop = workshop
    const layer = layers.get('track')
    const edge = `M${RAIL},${PICTURE_HEIGHT}V${RAIL + CORNER}Q${RAIL},${RAIL} ${RAIL + CORNER},${RAIL}H${BOARD_WIDTH - RAIL - CORNER}Q${BOARD_WIDTH - RAIL},${RAIL} ${BOARD_WIDTH - RAIL},${RAIL + CORNER}V${PICTURE_HEIGHT}`
    const rail = `${edge}H${BOARD_WIDTH}V0H0V${PICTURE_HEIGHT}Z`
    const ground = new Graphics().path(new GraphicsPath(rail)).fill(0x0e1f2c)
    const line = new Graphics()
      .path(new GraphicsPath(edge))
      .stroke({ color: INK, width: 8 })
      .path(new GraphicsPath(edge))
      .stroke({ color: 0xd1a552, width: 3.6 })
    layer.addChild(ground, this.#cells)
    for (const minute of SPACES) {
      const { x, y } = cellOf(minute)
      const event = layer.addChild(art.sprite('track/event', x, y))
      event.visible = false
      this.#events.set(minute, event)
      if (minute === RESCUE) continue
      const number = textOf(String(minute), 'display', 20, 0xffffff)
      number.position.set(x, y)
      this.#numbers.set(minute, layer.addChild(number))
    }
    layer.addChild(line)
    for (const minute of SPACES) {
      const { x, y } = crateAt(minute)
      const item = layer.addChild(art.sprite('track/item', x, y))
      item.scale.set(CRATE.scale)
      item.visible = false
      this.#items.set(minute, item)
    }
    const { x, y } = cellOf(RESCUE)
    layer.addChild(art.sprite('track/rescued', x, y))
    const plaque = new Graphics()
      .poly([1553, y, 1540, y - 9, 1540, y + 9])
      .fill(RESCUE_GREEN)
      .roundRect(1396, y - 18, 146, 36, 8)
      .fill(0x1f7a43)
      .stroke({ color: INK, width: 3 })
      .roundRect(1399, y - 15, 140, 30, 6)
      .stroke({ color: 0x9af0b4, width: 1.6 })
    const word = textOf(words.rescued, 'display', 21, 0xf3fff4)
    word.position.set(1469, y)
    if (word.width > 130) word.scale.set(130 / word.width)
    this.#goal = layer.addChild(new Container({ children: [plaque, word] }))
    this.#met = layers.get('pieces').addChild(art.sprite('track/event'))
    this.#met.visible = false
  }

  /** In a close-up the goal is not what it is about. */
  hush(isHushed: boolean): void {
    this.#goal.visible = !isHushed
  }

  /** What a hovered action would cost: the spaces down to there light up. */
  preview(ghost: number | null): void {
    this.#preview = ghost
    if (this.#picture) this.sync(this.#picture)
  }

  sync(picture: Picture): void {
    this.#picture = picture
    const active = activeFigure(picture)
    const start = active?.minute ?? null
    const ghost = this.#preview ?? picture.clock?.ghost ?? null
    const key = `${start} ${ghost} ${picture.clock?.active} ${rearmost(picture)} ${picture.icons.events} ${picture.icons.items}`
    if (key === this.#drawn) return
    this.#drawn = key
    this.#cells.clear()
    const last = rearmost(picture)
    this.#next = Math.max(-1, ...picture.icons.events.filter((minute) => minute < (start ?? last)))
    for (const minute of SPACES) this.#space(picture, minute, last, start, ghost)
    this.#frame(start, ghost)
  }

  #space(picture: Picture, minute: number, last: number, start: number | null, ghost: number | null): void {
    const { x, y, width, height } = cellOf(minute)
    const past = minute > last
    const lit = start !== null && ghost !== null && minute < start && minute >= ghost
    const here = minute === start && picture.clock !== null
    const plain = past ? 0x0c1924 : minute % 2 === 1 ? 0x173142 : 0x1b3849
    const fill = minute === RESCUE ? RESCUE_GREEN : lit ? 0xf0a32f : plain
    const own = here && picture.clock ? mixColor(this.#workshop.palette.gnomes[picture.clock.active], INK, 0.12) : fill
    this.#cells.roundRect(x - width / 2 + 1.2, y - height / 2 + 1.2, width - 2.4, height - 2.4, 6).fill(own)
    if (lit || here) {
      this.#cells
        .roundRect(x - width / 2 + 4, y - height / 2 + 3, width - 8, 6, 3)
        .fill({ color: 0xffffff, alpha: 0.28 })
    }
    const isEvent = picture.icons.events.includes(minute)
    const event = this.#events.get(minute)
    if (event) {
      event.visible = isEvent
      const kind = past ? 'track/event-past' : lit ? 'track/event-lit' : 'track/event'
      event.texture = this.#workshop.art.texture(kind)
      event.tint = lit || past || minute === this.#next ? 0xffffff : LATER
    }
    const number = this.#numbers.get(minute)
    const dark = lit && !isEvent
    if (number) number.tint = past ? (isEvent ? 0xd8b5a6 : 0x8fa9b2) : dark ? 0x1d1204 : 0xfff6e2
    if (number && here && !isEvent && lightness(own) > DARK_NUMBERS) number.tint = 0x1d1204
    const item = this.#items.get(minute)
    if (item) {
      item.visible = picture.icons.items.includes(minute)
      item.tint = past ? 0x8a8f96 : 0xffffff
    }
  }

  /** A line around the lit spaces, on each side of the picture that they touch. */
  #frame(start: number | null, ghost: number | null): void {
    if (start === null || ghost === null || ghost >= start) return
    for (const side of ['left', 'top', 'right'] as const) {
      const cells = SPACES.filter((minute) => minute < start && minute >= ghost)
        .map(cellOf)
        .filter((cell) => cell.side === side)
      if (cells.length === 0) continue
      const left = Math.min(...cells.map((cell) => cell.x - cell.width / 2))
      const top = Math.min(...cells.map((cell) => cell.y - cell.height / 2))
      const right = Math.max(...cells.map((cell) => cell.x + cell.width / 2))
      const bottom = Math.max(...cells.map((cell) => cell.y + cell.height / 2))
      this.#cells
        .roundRect(left + 1, top + 1, right - left - 2, bottom - top - 2, 8)
        .stroke({ color: AMBER, width: 3, alpha: 1 })
    }
  }

  /** An icon that is met pops. */
  async pop(minute: number): Promise<void> {
    const icon = [this.#events.get(minute), this.#items.get(minute)].find((sprite) => sprite?.visible)
    if (!icon) return
    this.#met.texture = icon.texture
    this.#met.position.copyFrom(icon.position)
    this.#met.visible = true
    await this.#workshop.motion.run(420, (t) => this.#met.scale.set(1 + 0.55 * Math.sin(t * Math.PI)))
    this.#met.visible = false
  }

  update(): void {}

  destroy(): void {}
}
