import { Container, Graphics, type Sprite } from 'pixi.js'
import type { TokenId } from '../../../../engine/red-november/index.ts'
import { clamp, type Point } from '../../../stage/geometry.ts'
import { outBack } from '../../../stage/motion.ts'
import { shrinkTo, textOf } from '../../../stage/type.ts'
import { glide } from '../../../stage/views.ts'
import { INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { layTrack } from '../layout/lay.ts'
import { LOUD, TOKEN_SIZE } from '../layout/tokens.ts'
import { cellOf, hangAt } from '../layout/track.ts'
import { nextToken, type Picture } from '../picture/picture.ts'

const { height: HEIGHT } = TOKEN_SIZE
const MEDAL = 0.33
const ARROW = 12
/** Beside its name: the medal, and the plaque's ends. */
const MEDAL_AND_ENDS = 66
/** The next to strike is the largest, and the only one that is red all over. */
const CALM = 0.92
const NEXT = { ground: 0xc02a19, line: 0xff6a4a, rim: 0xffc2ac }
const LATER = { ground: 0x35171a, line: 0xa0483c, rim: 0xa0584c }

/** V9: a destruction token on its space: a red plaque that names the end. */
export class TokenView implements View {
  readonly token: TokenId
  readonly #workshop: Workshop
  readonly #root = new Container({ visible: false })
  readonly #plaque = new Graphics()
  /** Behind the plaques of all tokens: none may strike out another's name. */
  readonly #arrow = new Graphics()
  readonly #inner = new Container()
  readonly #glow: Sprite
  readonly #width: number
  /** It strikes before all others. */
  #isNext = false
  #goal: Point = { x: 0, y: 0 }
  #picture: Picture | null = null
  #preview: number | null = null

  constructor(workshop: Workshop, token: TokenId) {
    const { art, layers, words, palette } = workshop
    this.token = token
    this.#workshop = workshop
    const name = textOf(words.tokens[token], 'display', 20, 0xfff6e2, 0)
    shrinkTo(name, TOKEN_SIZE.width - MEDAL_AND_ENDS)
    this.#width = name.width + MEDAL_AND_ENDS
    name.position.set(-this.#width / 2 + 52, 0)
    const medal = art.sprite(`track/token-${token}`, -this.#width / 2 + 25, 0)
    medal.scale.set(MEDAL)
    this.#inner.addChild(medal, name)
    this.#glow = art.sprite('fx/glow')
    this.#glow.tint = palette.alarm
    this.#glow.setSize(this.#width + 90, 130)
    this.#root.addChild(this.#glow, this.#plaque, this.#inner)
    layers.get('pieces').addChild(this.#root)
    layers.get('pieces').addChildAt(this.#arrow, 0)
  }

  /** Where the ghost would land: the plaque makes room for it. */
  preview(ghost: number | null): void {
    this.#preview = ghost
    if (this.#picture) this.sync(this.#picture, false)
  }

  sync(picture: Picture, snap: boolean): void {
    this.#picture = picture
    const minute = picture.tokens[this.token]
    this.#root.visible = minute !== undefined
    this.#arrow.visible = this.#root.visible
    if (minute === undefined) return
    this.#isNext = nextToken(picture) === this.token
    this.#root.scale.set(this.#size)
    this.#root.alpha = 1
    this.#root.zIndex = this.#isNext ? 1 : 0
    this.#goal = layTrack(picture, this.#preview).tokens[this.token] ?? this.#goal
    this.#draw(minute)
    if (snap) this.#root.position.copyFrom(this.#goal)
    this.#arrow.position.copyFrom(this.#root)
  }

  get #size(): number {
    return this.#isNext ? LOUD : CALM
  }

  /** The plaque, and an arrow from its edge to the space it hangs from. */
  #draw(minute: number): void {
    const half = this.#width / 2
    const { ground, line, rim } = this.#isNext ? NEXT : LATER
    this.#glow.visible = this.#isNext
    const { side } = cellOf(minute)
    const end = hangAt(minute, -6)
    const tip = { x: end.x - this.#goal.x, y: end.y - this.#goal.y }
    const start =
      side === 'top'
        ? { x: clamp(tip.x, -half + 16, half - 16), y: -HEIGHT / 2 }
        : { x: side === 'left' ? -half : half, y: 0 }
    const length = Math.hypot(tip.x - start.x, tip.y - start.y)
    const along = { x: (tip.x - start.x) / length, y: (tip.y - start.y) / length }
    const neck = { x: tip.x - along.x * ARROW, y: tip.y - along.y * ARROW }
    this.#arrow.clear()
    if (length > ARROW) {
      this.#arrow.moveTo(start.x, start.y).lineTo(neck.x, neck.y).stroke({ color: INK, width: 7 })
      this.#arrow.moveTo(start.x, start.y).lineTo(neck.x, neck.y).stroke({ color: line, width: 3 })
    }
    this.#arrow
      .poly([
        ...[tip.x, tip.y],
        ...[neck.x - along.y * 10, neck.y + along.x * 10],
        ...[neck.x + along.y * 10, neck.y - along.x * 10],
      ])
      .fill(line)
      .stroke({ color: INK, width: 3 })
    this.#plaque
      .clear()
      .roundRect(-half, -HEIGHT / 2, half * 2, HEIGHT, 9)
      .fill(ground)
      .stroke({ color: INK, width: 3 })
      .roundRect(-half + 3, -HEIGHT / 2 + 3, half * 2 - 6, HEIGHT - 6, 6)
      .stroke({ color: rim, width: this.#isNext ? 2.4 : 1.6 })
  }

  /** It falls on its space. */
  place(next: Picture): Promise<void> {
    this.sync(next, true)
    return this.#workshop.motion.run(480, (t) => this.#root.scale.set(2.2 - (2.2 - this.#size) * t), outBack)
  }

  remove(): Promise<void> {
    return this.#workshop.motion.run(420, (t) => {
      this.#root.scale.set(this.#size + t * 0.4)
      this.#root.alpha = 1 - t
    })
  }

  /** E1: it strikes. */
  strike(): Promise<void> {
    return this.#workshop.motion.run(900, (t) => this.#root.scale.set(this.#size + 0.5 * Math.sin(t * Math.PI)))
  }

  get at(): { readonly x: number; readonly y: number } {
    return this.#root.position
  }

  update(elapsed: number, time: number): void {
    this.#glow.alpha = 0.6 + 0.16 * Math.sin(time * 2.6)
    this.#root.x = glide(this.#root.x, this.#goal.x, elapsed)
    this.#root.y = glide(this.#root.y, this.#goal.y, elapsed)
    this.#arrow.position.copyFrom(this.#root)
    this.#arrow.alpha = this.#root.alpha
  }

  destroy(): void {}
}
