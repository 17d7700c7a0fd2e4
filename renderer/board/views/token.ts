import { Container, Graphics } from 'pixi.js'
import type { TokenId } from '../../../engine/red-november/index.ts'
import { INK } from '../kit/colors.ts'
import { textOf } from '../kit/type.ts'
import { glide, type View, type Workshop } from '../kit/view.ts'
import { cellOf, hangAt, INWARD } from '../layout/track.ts'
import { markersAt, type Picture } from '../picture/picture.ts'
import { outBack } from '../play/motion.ts'

const HEIGHT = 40
const MEDAL = 0.33

/** V9: a destruction token on its space: a red plaque that names the end. */
export class TokenView implements View {
  readonly token: TokenId
  readonly #workshop: Workshop
  readonly #root = new Container({ visible: false })
  readonly #plaque = new Graphics()
  readonly #inner = new Container()
  readonly #width: number
  #goal = { x: 0, y: 0 }

  constructor(workshop: Workshop, token: TokenId) {
    const { art, layers, words } = workshop
    this.token = token
    this.#workshop = workshop
    const name = textOf(words.tokens[token], 'display', 20, 0xfff6e2, 0)
    this.#width = name.width + 66
    name.position.set(-this.#width / 2 + 52, 0)
    const medal = art.sprite(`track/token-${token}`, -this.#width / 2 + 25, 0)
    medal.scale.set(MEDAL)
    this.#inner.addChild(medal, name)
    this.#root.addChild(this.#plaque, this.#inner)
    layers.get('pieces').addChild(this.#root)
  }

  sync(picture: Picture, snap: boolean): void {
    const minute = picture.tokens[this.token]
    this.#root.visible = minute !== undefined
    if (minute === undefined) return
    this.#root.scale.set(1)
    this.#root.alpha = 1
    const { side } = cellOf(minute)
    // Markers hang nearer to the rail: make room for them.
    const pile = Math.max(...[-1, 0, 1].map((by) => markersAt(picture, minute + by).length))
    const aside = pile === 0 ? 0 : pile > 3 ? 90 : 60
    const depth = aside + (side === 'top' ? 24 : this.#width / 2 + 12)
    this.#goal = hangAt(minute, depth)
    this.#draw(side, aside === 0 ? 0 : aside - 2)
    if (snap) this.#root.position.set(this.#goal.x, this.#goal.y)
  }

  #draw(side: 'left' | 'top' | 'right', stem: number): void {
    const half = this.#width / 2
    const { x, y } = INWARD[side]
    const edge = side === 'top' ? HEIGHT / 2 : half
    const at = (reach: number, aside: number): [number, number] => [-x * reach + y * aside, -y * reach + x * aside]
    this.#plaque.clear()
    if (stem > 0) {
      const line = [...at(edge, 0), ...at(edge + stem, 0)] as [number, number, number, number]
      this.#plaque.moveTo(line[0], line[1]).lineTo(line[2], line[3]).stroke({ color: INK, width: 7 })
      this.#plaque.moveTo(line[0], line[1]).lineTo(line[2], line[3]).stroke({ color: 0xd8402f, width: 3 })
    }
    this.#plaque
      .poly([...at(edge + stem + 12, 0), ...at(edge + stem, 10), ...at(edge + stem, -10)])
      .fill(0xa8281b)
      .stroke({ color: INK, width: 3 })
      .roundRect(-half, -HEIGHT / 2, half * 2, HEIGHT, 9)
      .fill(0xa8281b)
      .stroke({ color: INK, width: 3 })
      .roundRect(-half + 3, -HEIGHT / 2 + 3, half * 2 - 6, HEIGHT - 6, 6)
      .stroke({ color: 0xff9a80, width: 1.6 })
  }

  /** It falls on its space. */
  place(next: Picture): Promise<void> {
    this.sync(next, true)
    return this.#workshop.motion.run(480, (t) => this.#root.scale.set(2.2 - 1.2 * t), outBack)
  }

  remove(): Promise<void> {
    return this.#workshop.motion.run(420, (t) => {
      this.#root.scale.set(1 + t * 0.4)
      this.#root.alpha = 1 - t
    })
  }

  /** E1: it strikes. */
  strike(): Promise<void> {
    return this.#workshop.motion.run(900, (t) => this.#root.scale.set(1 + 0.5 * Math.sin(t * Math.PI)))
  }

  get at(): { readonly x: number; readonly y: number } {
    return this.#root.position
  }

  update(elapsed: number): void {
    this.#root.x = glide(this.#root.x, this.#goal.x, elapsed)
    this.#root.y = glide(this.#root.y, this.#goal.y, elapsed)
  }

  destroy(): void {}
}
