import { Container, type Sprite } from 'pixi.js'
import type { CellId } from '../../../../engine/dark-cave/index.ts'
import { smooth } from '../../../stage/motion.ts'
import { drawnSpecial } from '../effects/specials.ts'
import type { View, Workshop } from '../kit/view.ts'
import { tilesOf } from '../layout/tiles.ts'
import type { Picture } from '../picture/picture.ts'

interface Hole {
  readonly cell: CellId
  readonly breath: Sprite
  readonly eyes: Sprite
  readonly scale: number
  readonly phase: number
}

interface Glint {
  readonly star: Sprite
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly phase: number
}

const BLINK_EVERY = 5.6
const BLINK = 0.16
const GLINT_EVERY = 5
const GLINT = 0.9
/** How bright daylight is in the first moment. */
const BLINDING = 2.3
const RAYS = [-0.06, 0.24, 0.56, 0.9] as const

/** What lives in the specials of the cave: holes breathe and blink, gold glints, daylight falls through the exit. */
export class SpecialsView implements View {
  readonly #workshop: Workshop
  readonly #tokens: Container
  readonly #shine: Container
  #holes: Hole[] = []
  #glints: Glint[] = []
  #rays: Sprite[] = []
  #glow: Sprite | null = null
  #net = ''
  /** Seconds that the eyes in a hole are still wide open: something comes. */
  readonly #wide = new Map<CellId, number>()
  #fan = 1

  constructor(workshop: Workshop) {
    this.#workshop = workshop
    this.#tokens = workshop.layers.get('tokens').addChild(new Container())
    this.#shine = workshop.layers.get('shine').addChild(new Container())
  }

  sync(picture: Picture, snap: boolean): void {
    if (snap) {
      this.#wide.clear()
      this.#fan = 1
    }
    const tiles = [...tilesOf(picture).values()].filter(({ face }) => face.special)
    const net = `${tiles.map(({ cell, drawing }) => `${cell} ${drawing}`).join()} ${picture.nuggets.join()}`
    if (net === this.#net) return
    this.#net = net
    for (const layer of [this.#tokens, this.#shine]) for (const child of layer.removeChildren()) child.destroy()
    this.#holes = []
    this.#glints = []
    this.#rays = []
    this.#glow = null
    for (const tile of tiles) {
      const drawn = drawnSpecial(tile)
      if (!drawn) continue
      const phase = Math.abs(drawn.x * 0.37 + drawn.y * 0.71) % 5
      if (drawn.kind === 'dark hole') this.#hole(tile.cell, drawn.x, drawn.y, drawn.scale, phase)
      if (drawn.kind === 'gold vein') {
        for (const [dx, dy] of [
          [-22, 4],
          [18, -16],
          [40, -8],
        ] as const) {
          this.#glint(drawn.x + dx * drawn.scale, drawn.y + dy * drawn.scale, drawn.scale, phase + dx * 0.03)
        }
        if (picture.nuggets.includes(tile.cell)) this.#nugget(drawn.x, drawn.y + 43 * drawn.scale, phase)
      }
      if (drawn.kind === 'exit') this.#daylight(drawn.x, drawn.y)
    }
  }

  #hole(cell: CellId, x: number, y: number, scale: number, phase: number): void {
    const { art } = this.#workshop
    const breath = this.#tokens.addChild(art.sprite('cave/fx/dark', x, y - 4 * scale))
    const eyes = this.#tokens.addChild(art.sprite('cave/stage/eyes', x, y))
    this.#holes.push({ cell, breath, eyes, scale, phase })
  }

  #glint(x: number, y: number, scale: number, phase: number): void {
    const star = this.#shine.addChild(this.#workshop.art.sprite('cave/fx/star', x, y))
    star.scale.set(0)
    this.#glints.push({ star, x, y, scale, phase })
  }

  #nugget(x: number, y: number, phase: number): void {
    this.#tokens.addChild(this.#workshop.art.sprite('cave/stage/nugget', x, y))
    this.#glint(x - 6, y - 6, 0.8, phase + 1.4)
  }

  /** From the exit towards the middle of the mountain. */
  #daylight(x: number, y: number): void {
    const { art } = this.#workshop
    this.#glow = this.#shine.addChild(art.sprite('cave/fx/day-glow', x, y))
    for (const angle of RAYS) {
      const ray = this.#shine.addChild(art.sprite('cave/fx/ray', x, y - 10))
      ray.rotation = x > 0 ? Math.PI - angle : angle
      if (y > 0) ray.rotation = x > 0 ? Math.PI + angle : -angle
      ray.scale.set(2)
      this.#rays.push(ray)
    }
  }

  /** C1: eyes widen before something comes out. */
  stare(cell: CellId, seconds: number): void {
    this.#wide.set(cell, seconds)
  }

  /** How much of its light comes through the exit: none while its gate is still closed. */
  set dawn(part: number) {
    this.#fan = part
  }

  /** The exit was found: daylight breaks in, blinds, and settles. */
  pour(): Promise<void> {
    return this.#workshop.motion.run(1700, (t) => {
      this.#fan = t < 0.4 ? BLINDING * smooth(t / 0.4) : BLINDING + (1 - BLINDING) * smooth((t - 0.4) / 0.6)
    })
  }

  update(elapsed: number, time: number): void {
    for (const { cell, breath, eyes, scale, phase } of this.#holes) {
      const left = (this.#wide.get(cell) ?? 0) - elapsed
      if (left > 0) this.#wide.set(cell, left)
      else this.#wide.delete(cell)
      const beat = (time + phase) % BLINK_EVERY
      const open = left > 0 ? 1.6 : beat < BLINK && time > 0 ? 0.1 : 1
      eyes.scale.set(scale * (left > 0 ? 1.5 : 1), scale * open)
      const breathe = 1 + 0.14 * Math.sin(time * 1.3 + phase)
      breath.scale.set(0.95 * scale * breathe, 0.72 * scale * breathe)
      breath.alpha = 0.8
    }
    for (const { star, phase, scale } of this.#glints) {
      const part = ((time + phase + 5) % GLINT_EVERY) / GLINT
      const size = time === 0 ? 0.35 : part < 1 ? Math.sin(part * Math.PI) * 0.85 : 0
      star.scale.set(size * scale)
      star.rotation = part
    }
    this.#glow?.scale.set(3.4 * (0.5 + 0.5 * this.#fan))
    if (this.#glow) this.#glow.alpha = 0.26 * this.#fan
    this.#rays.forEach((ray, at) => {
      ray.alpha = this.#fan * (0.26 - at * 0.035) * (1 + 0.18 * Math.sin(time * 0.7 + at * 1.9))
      ray.scale.set(2 * (0.35 + 0.65 * Math.min(1.3, this.#fan)), 1.7)
    })
  }

  destroy(): void {}
}
