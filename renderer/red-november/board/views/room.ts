import { type BitmapText, Container, Graphics, GraphicsPath, Rectangle, type Sprite } from 'pixi.js'
import type { Condition, RoomId } from '../../../../engine/red-november/index.ts'
import { mixColor } from '../../../stage/geometry.ts'
import { shrinkTo, textOf } from '../../../stage/type.ts'
import { glide } from '../../../stage/views.ts'
import type { Finale } from '../effects/finale.ts'
import { fireLight } from '../effects/flicker.ts'
import { AMBER, BONE } from '../kit/colors.ts'
import type { TextureId } from '../kit/textures.ts'
import type { View, Workshop } from '../kit/view.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import { activeFigure, type Picture } from '../picture/picture.ts'

const CHIPS: Readonly<Record<Condition, TextureId | null>> = {
  dry: null,
  burning: 'track/chip-fire',
  low: 'track/chip-low',
  high: 'track/chip-high',
}

/** What the walls look like: in lamp light, without, by fire, under water. */
const UNLIT = 0x8497a4
const LIT = 0xffffff
const BY_FIRE = 0xffb98a
const DROWNED = 0x8fd0d0

const NAME_AT = 29
const NAME_ENDS = 10
const NAME_SIZE = 18
/** A name that would become smaller than this part of its size gives way to another: 18 pixels are left of it at 1080p. */
const LEGIBLE = 0.93
const LINE = 26
const NEXT_LINE = 19

const inTwo = (name: string): string => name.replace(' ', '\n')

/** The name as it fits on a plaque: whole, short, or in two lines, as long as one can still read it. */
function nameFor(whole: string, short: string, width: number): BitmapText {
  const name = textOf(whole, 'label', NAME_SIZE, BONE, 0)
  const fits = (text: string): boolean => {
    name.text = text
    if (text.includes('\n')) name.style.lineHeight = NEXT_LINE
    return name.width * LEGIBLE <= width
  }
  ;[whole, short, inTwo(whole), inTwo(short)].some(fits)
  shrinkTo(name, width)
  return name
}

/** A room: its painted walls, its plaque, and what the light makes of it. */
export class RoomView implements View {
  readonly room: RoomId
  readonly #walls: Sprite
  readonly #chip: Sprite
  readonly #name: BitmapText
  readonly #workshop: Workshop
  readonly #finale: Finale
  readonly #frame = new Graphics({ visible: false })
  #condition: Condition = 'dry'
  #fire = 0
  #water = 0
  /** Where its plaque hangs. */
  readonly plaque: Rectangle
  /** How bright its lamp burns; the lamp tells. */
  light = 1

  constructor(workshop: Workshop, room: RoomId, finale: Finale) {
    this.#finale = finale
    const { art, layers, words } = workshop
    this.room = room
    this.#workshop = workshop
    this.#walls = layers.get('rooms').addChild(art.sprite(`stage/room-${room}`))
    const { label, labelWidth } = ROOM_PLACES[room]
    this.#name = nameFor(words.rooms[room], words.shortRooms[room], labelWidth - NAME_AT - NAME_ENDS)
    const width = NAME_AT + this.#name.width + NAME_ENDS
    const height = this.#name.text.includes('\n') ? LINE + NEXT_LINE : LINE
    const plaque = new Container()
    plaque.position.set(label.x - width / 2, label.y)
    this.plaque = new Rectangle(plaque.x - 1, plaque.y - 14, width + 2, height + 2)
    const ground = new Graphics()
      .roundRect(0, -13, width, height, 13)
      .fill(0x0a1822)
      .stroke({ color: 0x05090e, width: 2 })
      .roundRect(1.5, -11.5, width - 3, height - 3, 11.5)
      .stroke({ color: 0x6d8f96, width: 1, alpha: 0.7 })
    const number = textOf(String(room), 'display', 18, 0x1a1208)
    number.position.set(12, 0.5)
    this.#name.position.set(NAME_AT, (height - LINE) / 2 - 0.5)
    // Beside the plaque there are hatches in the small rooms: the sign hangs below it.
    const small = labelWidth < 118
    this.#chip = art.sprite('track/chip-fire', small ? width - 14 : width + 8, small ? height + 1 : 0)
    this.#chip.visible = false
    this.#chip.position.x += plaque.x
    this.#chip.position.y += plaque.y
    plaque.addChild(ground, art.sprite('track/number', 12, 0), number, this.#name)
    layers.get('labels').addChild(plaque)
    layers.get('signs').addChild(this.#chip)
    const outline = new GraphicsPath(ROOM_PLACES[room].outline)
    this.#frame.path(outline).stroke({ color: AMBER, width: 13, alpha: 0.22 })
    this.#frame.path(outline).stroke({ color: AMBER, width: 8, alpha: 0.3 })
    this.#frame.path(outline).stroke({ color: 0xffd27a, width: 3.5 })
    layers.get('here').addChild(this.#frame)
  }

  sync(picture: Picture, snap: boolean): void {
    const condition = picture.rooms[this.room]
    const chip = CHIPS[condition]
    this.#chip.visible = chip !== null
    if (chip) this.#chip.texture = this.#workshop.art.texture(chip)
    this.#condition = condition
    this.#frame.visible = activeFigure(picture)?.place === this.room
    if (snap) {
      this.#fire = condition === 'burning' ? 1 : 0
      this.#water = condition === 'high' ? 1 : 0
    }
  }

  update(elapsed: number, time: number): void {
    this.#fire = glide(this.#fire, this.#condition === 'burning' ? 1 : 0, elapsed, 3)
    this.#water = glide(this.#water, this.#condition === 'high' ? 1 : 0, elapsed, 2)
    // At the end nobody needs to be told.
    this.#chip.alpha = this.#finale.ending ? 0 : 1
    const lamp = mixColor(UNLIT, LIT, this.light)
    const fire = mixColor(lamp, BY_FIRE, this.#fire * fireLight(time, this.room))
    const drowned = mixColor(fire, DROWNED, this.#water * 0.8)
    const { color, part } = this.#finale.look.paint(this.room)
    this.#walls.tint = mixColor(drowned, color, part)
  }

  destroy(): void {}
}
