import { Container, Graphics, type Sprite } from 'pixi.js'
import { clamp, type Point } from '../../../stage/geometry.ts'
import { AMBER, INK } from '../kit/colors.ts'
import type { TextureId } from '../kit/textures.ts'
import type { Workshop } from '../kit/view.ts'
import { StepCount } from './step-count.ts'
import { drawToll, isDear, type Toll } from './tolls.ts'

/** How something is marked: an empty cell, a card or a gate, a space with its number of steps, a hole or a web, a figure. */
export interface Look {
  readonly shape: 'slot' | 'frame' | 'disc' | 'ring' | 'foot'
  /** Pointed at, under the keyboard, or chosen. */
  readonly hot: boolean
  readonly steps?: number | undefined
  /** What a step there brings besides the number. */
  readonly toll?: Toll | undefined
  /** What says that something can be done here, whatever the colours are. */
  readonly sign: 'pointer' | 'plus' | null
}

/** Where a mark belongs, in units of the picture: a slot and a frame by their corner, the rest by their middle. */
export interface Place extends Point {
  readonly wide: number
  readonly high: number
  /** How far above its middle the pointer hangs. */
  readonly top: number
  /** The space that a number belongs to, where it had to step aside. */
  readonly foot?: Point | undefined
}

/** As they are drawn. */
const RING = 46
const PLUS = 36
/** In a small picture, marks are larger than what they mark. */
const READABLE = 0.6
const LARGEST = 1.5

const BODIES: Readonly<Record<Look['shape'], readonly [calm: TextureId, hot: TextureId]>> = {
  slot: ['cave/stage/slot-legal', 'cave/stage/slot-hot'],
  frame: ['cave/stage/frame-legal', 'cave/stage/frame-hot'],
  disc: ['cave/fx/disc', 'cave/fx/disc-hot'],
  ring: ['cave/fx/ring', 'cave/fx/ring-hot'],
  foot: ['cave/fx/foot', 'cave/fx/foot-hot'],
}

/** The sign that something may be picked: the brightest thing in the cave. */
export class Mark {
  readonly root: Container
  readonly #workshop: Workshop
  readonly #body: Sprite
  /** From a number that stepped aside to its space. */
  readonly #stem: Graphics
  readonly #toll: Container
  #number: StepCount | null = null
  #told = ''
  #sign: Sprite | null = null
  #place: Place
  #look: Look | null = null
  #scale = 1
  /** Discs that stand close together are smaller. */
  #room = Number.POSITIVE_INFINITY

  constructor(workshop: Workshop, place: Place) {
    this.#workshop = workshop
    this.#place = place
    this.root = workshop.layers.get('slots').addChild(new Container({ visible: false }))
    this.#stem = this.root.addChild(new Graphics())
    this.#body = this.root.addChild(workshop.art.sprite('cave/fx/ring'))
    this.#toll = this.root.addChild(new Container())
  }

  /** Null: nothing is to be picked here. */
  dress(look: Look | null, place: Place, room = Number.POSITIVE_INFINITY): void {
    this.#look = look
    this.#place = place
    this.#room = room
    this.root.visible = look !== null
    if (!look) return
    this.#draw(this.#body, BODIES[look.shape][look.hot ? 1 : 0])
    const layer = this.#workshop.layers.get(look.shape === 'disc' ? 'steps' : 'slots')
    if (this.root.parent !== layer) layer.addChild(this.root)
    // What costs something lies over what does not, and the way out over everything else.
    this.root.zIndex = (look.toll?.out ? 4 : 0) + (look.hot ? 2 : 0) + (look.toll && isDear(look.toll) ? 1 : 0)
    this.#tell(look)
    this.#count(look.steps)
    this.#hang(look.sign)
    this.#arrange()
  }

  /** What it costs and what waits there is drawn anew only where it changed. */
  #tell({ toll, hot }: Look): void {
    this.#body.visible = !toll?.out
    const told = toll ? JSON.stringify([toll, hot]) : ''
    if (told === this.#told) return
    this.#told = told
    for (const child of this.#toll.removeChildren()) child.destroy({ children: true })
    if (toll) drawToll(this.#toll, this.#workshop.art, toll, hot)
  }

  #count(steps: number | undefined): void {
    if (this.#number) this.#number.visible = steps !== undefined
    if (steps === undefined) return
    this.#number ??= this.root.addChild(new StepCount())
    this.#number.steps = steps
  }

  #hang(sign: Look['sign']): void {
    if (sign) this.#sign ??= this.root.addChild(this.#workshop.art.sprite('cave/fx/pointer'))
    if (!this.#sign) return
    this.#sign.visible = sign !== null
    if (sign) this.#draw(this.#sign, `cave/fx/${sign}`)
  }

  /** Each drawing has an origin of its own. */
  #draw(sprite: Sprite, id: TextureId): void {
    sprite.texture = this.#workshop.art.texture(id)
    sprite.anchor.copyFrom(sprite.texture.defaultAnchor ?? { x: 0, y: 0 })
  }

  /** So many CSS pixels are one unit of the picture now. */
  fit(scale: number): void {
    this.#scale = clamp(READABLE / scale, 1, LARGEST)
    this.#arrange()
  }

  #arrange(): void {
    const { x, y, wide, high, top, foot } = this.#place
    const look = this.#look
    if (!look) return
    this.#body.position.set(x, y)
    if (look.shape === 'slot' || look.shape === 'frame') this.#body.scale.set(1)
    else if (look.shape === 'disc') this.#body.scale.set(Math.min(this.#scale, this.#room))
    else this.#body.scale.set(wide / RING)
    const size = Math.min(this.#scale, this.#room)
    for (const part of [this.#number, this.#toll]) {
      part?.position.set(x, y)
      part?.scale.set(size)
    }
    this.#stem.clear()
    if (foot) {
      const line = this.#stem.moveTo(x, y).lineTo(foot.x, foot.y)
      line.stroke({ color: INK, width: 9, cap: 'round' }).moveTo(x, y).lineTo(foot.x, foot.y)
      line.stroke({ color: AMBER, width: 4, cap: 'round' }).circle(foot.x, foot.y, 6).fill(AMBER)
    }
    // A plus stands in its ring, and is as large as that lets it.
    this.#sign?.scale.set(look.sign === 'plus' ? wide / PLUS : this.#scale)
    const middle = look.shape === 'frame' ? { x: x + wide / 2, y: y + high / 2 } : { x, y }
    this.#sign?.position.set(middle.x, look.sign === 'plus' ? middle.y : middle.y - top)
  }

  /** Breathes; what is hot does not. A time of 0: stands still. */
  beat(time: number): void {
    const look = this.#look
    if (!look) return
    this.#body.alpha = look.hot || time === 0 ? 1 : 0.86 + 0.14 * Math.sin(time * 3.4)
    if (look.sign !== 'pointer' || !this.#sign) return
    const { y, high, top } = this.#place
    const middle = look.shape === 'frame' ? y + high / 2 : y
    this.#sign.y = middle - top - (time === 0 ? 0 : Math.abs(Math.sin(time * 3.1)) * 9)
  }

  destroy(): void {
    if (!this.root.destroyed) this.root.destroy({ children: true })
  }
}
