import { Container, type Sprite } from 'pixi.js'
import { clamp, mix, type Point } from '../../../stage/geometry.ts'
import { Ribbons } from '../../../stage/ribbons.ts'
import { Unmoved } from '../../../stage/unmoved.ts'
import { glide } from '../../../stage/views.ts'
import type { Finale } from '../effects/finale.ts'
import { along, armAlong } from '../effects/tentacle.ts'
import type { View, Workshop } from '../kit/view.ts'
import { type Arm, BACK_ARMS, FRONT_ARMS } from '../layout/arms.ts'
import { LURKING as HEAD, RISEN } from '../layout/hunt.ts'
import { activeFigure, type Picture, rearmost } from '../picture/picture.ts'

const HEAD_AWAY = 96
/** So far it comes up to bite. */
const HEAD_UP = 74
/** How far below the picture it goes when it is dead, and how it hangs then. */
const SUNK = 520
const LIMP = 0.3
/** V9: its token is laid fifteen minutes ahead. */
const FAR = 15

/** The beast: nothing of it is seen until its token lies; then it comes nearer every minute. */
export class KrakenView implements View {
  readonly #workshop: Workshop
  readonly #finale: Finale
  readonly #groups: readonly { readonly ribbons: Ribbons; readonly arms: readonly Arm[] }[]
  readonly #head = new Container()
  readonly #pupil: Sprite
  readonly #lid: Sprite
  readonly #glow: Sprite
  readonly #layers: readonly Container[]
  #near = 0
  #goal = 0
  readonly #unmoved = new Unmoved()
  #gaze = 800
  #struck = 0
  /** A10: how far it has come up, how wildly it beats about, and how far it has sunk. */
  #risen = 0
  #wild = 0
  #sunk = 0
  #isSlain = false

  constructor(workshop: Workshop, finale: Finale) {
    this.#finale = finale
    const { art, layers } = workshop
    this.#workshop = workshop
    this.#layers = [layers.get('krakenBack'), layers.get('krakenFront')]
    this.#glow = art.sprite('fx/glow')
    this.#glow.tint = 0xff8a4a
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
    this.#groups = [
      { ribbons: new Ribbons(art.texture('rope-tentacle-far'), BACK_ARMS.length), arms: BACK_ARMS },
      { ribbons: new Ribbons(art.texture('rope-tentacle'), FRONT_ARMS.length), arms: FRONT_ARMS },
    ]
    this.#groups.forEach(({ ribbons }, at) => {
      this.#layers[at]?.addChild(ribbons.mesh)
    })
  }

  sync(picture: Picture, snap: boolean): void {
    const token = picture.tokens.kraken
    this.#goal = token === undefined ? 0 : 0.5 + 0.5 * clamp(1 - (rearmost(picture) - token) / FAR)
    if (picture.outcome?.cause === 'kraken') this.#goal = 1
    const active = activeFigure(picture)
    this.#gaze = active?.place === 'sea' ? 640 : active ? 240 + active.place * 120 : 800
    if (snap || token === undefined) this.#isSlain = false
    if (this.#isSlain) this.#goal = 0
    if (snap) this.#near = this.#goal
  }

  /** A10: it comes up to see who that is. */
  rise(): Promise<void> {
    return this.#workshop.motion.run(800, (t) => {
      this.#risen = t
    })
  }

  /** A10: hit, it beats about, `bleed` is called all the while, and it goes down past the boat. */
  async slay(bleed: () => void): Promise<void> {
    const { motion } = this.#workshop
    await motion.run(1100, (t) => {
      this.#struck = Math.sin(Math.min(1, t * 2) * Math.PI)
      this.#wild = Math.sin(t * Math.PI)
      bleed()
    })
    await motion.run(1600, (t) => {
      this.#sunk = t * t
      if (t < 0.6) bleed()
    })
    this.#isSlain = true
    this.#near = 0
    this.#goal = 0
    this.#risen = 0
    this.#sunk = 0
  }

  /** Where its eye is now. */
  get eye(): Point {
    return this.#head.position
  }

  update(elapsed: number, time: number): void {
    this.#near = glide(this.#near, this.#goal, elapsed, 1.3)
    const visible = this.#near > 0.02
    for (const layer of this.#layers) layer.visible = visible
    if (!visible) return
    const hidden = 1 - this.#near
    const { hug, boat } = this.#finale.look
    // It sinks with its prey, but its eye stays on you.
    const up = hug * (HEAD_UP + boat.y + boat.turn * (HEAD.x - 800))
    const home = HEAD.y + HEAD_AWAY * hidden - up + Math.sin(time * 0.7) * 4
    const shiver = Math.sin(time * 31) * this.#wild * 7
    this.#head.position.set(
      mix(HEAD.x, RISEN.x, this.#risen) + shiver,
      mix(home, RISEN.y, this.#risen) + this.#struck * 30 + this.#sunk * SUNK,
    )
    this.#head.scale.set(mix(HEAD.size, RISEN.size, this.#risen))
    this.#head.rotation = this.#sunk * LIMP - this.#struck * 0.08
    this.#pupil.scale.set(1 - 0.45 * Math.max(this.#wild, this.#struck), 1)
    this.#pupil.position.set(clamp((this.#gaze - HEAD.x) / 60, -14, 12) + 2, Math.sin(time * 0.9) * 2)
    const blink = time % 7.3
    this.#lid.visible = this.#sunk > 0.02 || (blink < 0.16 && this.#risen === 0)
    this.#glow.alpha = 0.3 + 0.35 * hug + 0.08 * Math.sin(time * 1.1)
    if (this.#unmoved.since(time, this.#near, this.#struck + this.#risen + this.#sunk, hug)) return
    for (const { ribbons, arms } of this.#groups) {
      arms.forEach((arm, at) => {
        const bend = (part: number): Point => this.#bend(arm, at, part, time)
        ribbons.shape(at, armAlong(bend, arm.thick * (1 + 0.75 * hug + 0.5 * this.#risen), arm.flip ? -1 : 1))
      })
      ribbons.upload()
    }
  }

  #bend({ spine, hold, grip, away, flip }: Arm, at: number, part: number, time: number): Point {
    const { hug } = this.#finale.look
    const phase = at * 1.9 + (flip ? 1 : 0)
    const retreat = 1 - this.#near - this.#risen * 0.5 + this.#sunk * 3
    // The nearer its minute, the closer it holds the bow.
    const loose = along(spine, part)
    const close = grip ? along(grip, part) : loose
    const held = clamp(this.#near * 2 - 1)
    const free = { x: mix(loose.x, close.x, held), y: mix(loose.y, close.y, held) }
    const tight = hug > 0 ? along(hold, part) : free
    const wag = part ** 1.2 * 13 * (1 - 0.6 * hug + 3 * this.#wild + 1.2 * this.#risen)
    const haste = time * (1 + this.#wild * 0.2)
    return {
      x: mix(free.x, tight.x, hug) + away[0] * retreat + Math.sin(haste * 1.15 + phase + part * 4.2) * wag,
      y: mix(free.y, tight.y, hug) + away[1] * retreat + Math.cos(haste * 0.95 + phase + part * 3.6) * wag * 0.7,
    }
  }

  destroy(): void {
    for (const { ribbons } of this.#groups) ribbons.destroy()
  }
}
