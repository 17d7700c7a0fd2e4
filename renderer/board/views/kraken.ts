import { Container, type Sprite } from 'pixi.js'
import { along, type Spine, Tentacle } from '../effects/tentacle.ts'
import { glide, type View, type Workshop } from '../kit/view.ts'
import { clamp } from '../layout/geometry.ts'
import { figureOf, type Picture, rearmost } from '../picture/picture.ts'

interface Arm {
  readonly tentacle: Tentacle
  readonly spine: Spine
  readonly away: readonly [number, number]
  readonly phase: number
}

interface Lie {
  readonly spine: Spine
  readonly away: readonly [number, number]
  /** Suckers on the other side. */
  readonly flip: boolean
  readonly thick: number
}

/** Where each arm lies when the beast is upon the boat, and which way it hides. */
const FRONT: readonly Lie[] = [
  {
    spine: [
      [1010, 800],
      [1000, 720],
      [950, 684],
      [884, 690],
      [842, 716],
      [812, 706],
      [816, 682],
      [838, 684],
    ],
    away: [60, 170],
    flip: false,
    thick: 60,
  },
  {
    spine: [
      [1120, 810],
      [1112, 724],
      [1122, 668],
      [1160, 644],
      [1198, 654],
      [1204, 678],
      [1184, 684],
    ],
    away: [40, 150],
    flip: true,
    thick: 54,
  },
  {
    spine: [
      [1520, 810],
      [1538, 720],
      [1526, 640],
      [1484, 588],
      [1440, 586],
      [1420, 614],
      [1436, 640],
      [1460, 632],
    ],
    away: [170, 130],
    flip: false,
    thick: 84,
  },
]
const BACK: readonly Lie[] = [
  {
    spine: [
      [1590, 740],
      [1556, 620],
      [1538, 500],
      [1543, 380],
      [1530, 300],
      [1482, 250],
      [1424, 240],
      [1390, 258],
    ],
    away: [150, 120],
    flip: false,
    thick: 70,
  },
  {
    spine: [
      [740, 800],
      [770, 730],
      [742, 690],
      [700, 700],
    ],
    away: [0, 190],
    flip: true,
    thick: 34,
  },
  {
    spine: [
      [250, 800],
      [238, 730],
      [200, 690],
      [150, 684],
      [120, 702],
    ],
    away: [-40, 190],
    flip: false,
    thick: 46,
  },
]
const HEAD = { x: 1318, y: 690 }
const HEAD_AWAY = 96
/** V9: its token is laid fifteen minutes ahead. */
const FAR = 15

/** The beast: nothing of it is seen until its token lies; then it comes nearer every minute. */
export class KrakenView implements View {
  readonly #workshop: Workshop
  readonly #arms: readonly Arm[]
  readonly #head = new Container()
  readonly #pupil: Sprite
  readonly #lid: Sprite
  readonly #glow: Sprite
  readonly #layers: readonly Container[]
  #near = 0
  #goal = 0
  #gaze = 800
  #struck = 0

  constructor(workshop: Workshop) {
    const { art, layers } = workshop
    this.#workshop = workshop
    this.#layers = [layers.get('krakenBack'), layers.get('krakenFront')]
    this.#glow = art.sprite('fx/glow')
    this.#glow.tint = 0xff8a4a
    this.#glow.blendMode = 'add'
    this.#glow.scale.set(1.5)
    this.#pupil = art.sprite('stage/kraken-pupil')
    this.#lid = art.sprite('stage/kraken-lid')
    this.#head.addChild(
      art.sprite('stage/kraken-head'),
      this.#glow,
      art.sprite('stage/kraken-eye'),
      this.#pupil,
      this.#lid,
      art.sprite('stage/kraken-brow'),
    )
    layers.get('krakenFront').addChild(this.#head)
    const arm =
      (name: 'rope-tentacle' | 'rope-tentacle-far', layer: Container) =>
      ({ spine, away, flip, thick }: Lie, at: number): Arm => {
        const tentacle = new Tentacle(art.texture(name), thick, flip ? -1 : 1)
        layer.addChild(tentacle.mesh)
        return { tentacle, spine, away, phase: at * 1.9 + (flip ? 1 : 0) }
      }
    this.#arms = [
      ...BACK.map(arm('rope-tentacle-far', layers.get('krakenBack'))),
      ...FRONT.map(arm('rope-tentacle', layers.get('krakenFront'))),
    ]
  }

  sync(picture: Picture, snap: boolean): void {
    const token = picture.tokens.kraken
    this.#goal = token === undefined ? 0 : 0.5 + 0.5 * clamp(1 - (rearmost(picture) - token) / FAR)
    if (picture.outcome?.cause === 'kraken') this.#goal = 1.25
    const active = picture.active ? figureOf(picture, picture.active) : undefined
    this.#gaze = active?.place === 'sea' ? 640 : active ? 240 + active.place * 120 : 800
    if (snap) this.#near = this.#goal
  }

  /** A10: hit, it shrinks back. */
  wince(): Promise<void> {
    return this.#workshop.motion.run(700, (t) => {
      this.#struck = Math.sin(t * Math.PI)
    })
  }

  update(elapsed: number, time: number): void {
    this.#near = glide(this.#near, this.#goal, elapsed, 1.3)
    const visible = this.#near > 0.02
    for (const layer of this.#layers) layer.visible = visible
    if (!visible) return
    const hidden = 1 - this.#near
    this.#head.position.set(HEAD.x, HEAD.y + HEAD_AWAY * hidden + Math.sin(time * 0.7) * 4 + this.#struck * 30)
    this.#pupil.position.set(clamp((this.#gaze - HEAD.x) / 60, -14, 12) + 2, Math.sin(time * 0.9) * 2)
    const blink = time % 7.3
    this.#lid.visible = blink < 0.16 || this.#struck > 0.3
    this.#glow.alpha = 0.3 + 0.08 * Math.sin(time * 1.1)
    for (const { tentacle, spine, away, phase } of this.#arms) {
      const retreat = hidden + this.#struck * 0.25
      tentacle.lay((part) => {
        const { x, y } = along(spine, part)
        const wag = part ** 1.2 * 13
        return {
          x: x + away[0] * retreat + Math.sin(time * 1.15 + phase + part * 4.2) * wag,
          y: y + away[1] * retreat + Math.cos(time * 0.95 + phase + part * 3.6) * wag * 0.7,
        }
      })
    }
  }

  destroy(): void {
    for (const { tentacle } of this.#arms) tentacle.destroy()
  }
}
