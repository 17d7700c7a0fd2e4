import { type BitmapText, Container, Graphics, GraphicsPath, Rectangle, type Sprite } from 'pixi.js'
import type { Condition, RoomId } from '../../../../engine/red-november/index.ts'
import { mixColor } from '../../../stage/geometry.ts'
import { shrinkTo, textOf } from '../../../stage/type.ts'
import { glide } from '../../../stage/views.ts'
import type { Finale } from '../effects/finale.ts'
import { fireLight } from '../effects/flicker.ts'
import { BONE } from '../kit/colors.ts'
import type { TextureId } from '../kit/textures.ts'
import type { View, Workshop } from '../kit/view.ts'
import { type Lettering, letteringAt, NAME_AT, NAME_ENDS, NAME_SIZE, roomFor, writingOf } from '../layout/plaques.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import type { Picture } from '../picture/picture.ts'

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

/** A room is lit before something happens to it. */
const WARNING = 560

/** A plaque with its number alone. */
const NUMBER_WIDTH = 26
const LINE = 26
/** The sign of fire or water is about as high as its plaque. */
const SIGN = 0.9
const SIGN_BEYOND = 6
const NEXT_LINE = 19

/** A room: its painted walls, its plaque, and what the light makes of it. */
export class RoomView implements View {
  readonly room: RoomId
  readonly #walls: Sprite
  readonly #chip: Sprite
  readonly #name: BitmapText
  readonly #workshop: Workshop
  readonly #finale: Finale
  readonly #warning: Graphics
  #condition: Condition = 'dry'
  #fire = 0
  #water = 0
  readonly #plate = new Container()
  readonly #ground = new Graphics()
  #lettering: Lettering = letteringAt(1)
  /** Where its plaque hangs. */
  readonly plaque = new Rectangle()
  /** How bright its lamp burns; the lamp tells. */
  light = 1

  constructor(workshop: Workshop, room: RoomId, finale: Finale) {
    this.#finale = finale
    const { art, layers } = workshop
    this.room = room
    this.#workshop = workshop
    this.#walls = layers.get('rooms').addChild(art.sprite(`stage/room-${room}`))
    this.#name = textOf('', 'label', NAME_SIZE, BONE, 0)
    const number = textOf(String(room), 'display', 18, 0x1a1208)
    number.position.set(12, 0.5)
    this.#chip = art.sprite('track/chip-fire')
    this.#chip.visible = false
    this.#plate.addChild(this.#ground, art.sprite('track/number', 12, 0), number, this.#name)
    layers.get('labels').addChild(this.#plate)
    layers.get('signs').addChild(this.#chip)
    this.#letter()
    const outline = new GraphicsPath(ROOM_PLACES[room].outline)
    this.#warning = new Graphics({ visible: false })
      .path(outline)
      .fill({ color: 0xffffff, alpha: 0.16 })
      .stroke({ color: 0xffffff, width: 7 })
    layers.get('here').addChild(this.#warning)
  }

  /** So many CSS pixels are one unit now. */
  fit(scale: number): void {
    const lettering = letteringAt(scale)
    const { size, least, isNamed } = this.#lettering
    if (lettering.size === size && lettering.least === least && lettering.isNamed === isNamed) return
    this.#lettering = lettering
    this.#letter()
  }

  /** In a close-up nobody asks where: names would lie over the faces. */
  hush(isHushed: boolean): void {
    this.#plate.visible = !isHushed
    this.#chip.renderable = !isHushed
  }

  /** Writes the plaque, as large as it has to be. */
  #letter(): void {
    const { words } = this.#workshop
    const { label, labelWidth } = ROOM_PLACES[this.room]
    const { text, size: k } = writingOf(words.rooms[this.room], this.#lettering, labelWidth, (some) =>
      this.#write(some),
    )
    const isNamed = text !== null
    this.#write(text ?? '')
    shrinkTo(this.#name, roomFor(labelWidth, k))
    this.#name.visible = isNamed
    const width = isNamed ? NAME_AT + this.#name.width + NAME_ENDS : NUMBER_WIDTH
    const height = isNamed && this.#name.text.includes('\n') ? LINE + NEXT_LINE : LINE
    this.#plate.position.set(label.x - (width * k) / 2, label.y + 13 * (k - 1))
    this.#plate.scale.set(k)
    this.plaque.x = this.#plate.x - k
    this.plaque.y = this.#plate.y - 14 * k
    this.plaque.width = (width + 2) * k
    this.plaque.height = (height + 2) * k
    this.#ground
      .clear()
      .roundRect(0, -13, width, height, 13)
      .fill(0x0a1822)
      .stroke({ color: 0x05090e, width: 2 })
      .roundRect(1.5, -11.5, width - 3, height - 3, 11.5)
      .stroke({ color: 0x6d8f96, width: 1, alpha: 0.7 })
    this.#name.position.set(NAME_AT, (height - LINE) / 2 - 0.5)
    // On the end of the plaque: below it would hang over somebody's hat, beside some there are hatches.
    // Plaques that have grown touch their neighbours.
    const beyond = k > 1 ? 0 : SIGN_BEYOND
    this.#chip.position.set(this.#plate.x + width * k + beyond, this.#plate.y + ((height - LINE) / 2) * k)
    this.#chip.scale.set(SIGN)
  }

  /** Gives back how wide it is. */
  #write(text: string): number {
    this.#name.scale.set(1)
    this.#name.text = text
    if (text.includes('\n')) this.#name.style.lineHeight = NEXT_LINE
    return this.#name.width
  }

  /** One slow light over the whole room: here, and now. */
  async warn(color: number): Promise<void> {
    this.#warning.tint = color
    this.#warning.visible = true
    await this.#workshop.motion.run(WARNING, (t) => {
      this.#warning.alpha = Math.sin(Math.min(1, t * 1.4) * (Math.PI / 2)) * (1 - Math.max(0, t - 0.8) * 5)
    })
    this.#warning.visible = false
  }

  sync(picture: Picture, snap: boolean): void {
    const condition = picture.rooms[this.room]
    const chip = CHIPS[condition]
    this.#chip.visible = chip !== null
    if (chip) this.#chip.texture = this.#workshop.art.texture(chip)
    this.#condition = condition
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
