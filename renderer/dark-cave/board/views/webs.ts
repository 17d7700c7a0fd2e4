import { type BitmapText, Container, type Sprite } from 'pixi.js'
import type { BoundaryId } from '../../../../engine/dark-cave/index.ts'
import { outBack } from '../../../stage/motion.ts'
import { textOf } from '../../../stage/type.ts'
import type { View, Workshop } from '../kit/view.ts'
import { middleOfBoundary } from '../layout/grid.ts'
import type { Picture } from '../picture/picture.ts'

interface Hung {
  readonly root: Container
  readonly threads: Sprite
  readonly number: BitmapText
}

const NUMBER_SIZE = 27

/** Webs on boundaries: their mark, and how many starts of a turn they last. */
export class WebsView implements View {
  readonly #workshop: Workshop
  readonly #webs = new Map<BoundaryId, Hung>()

  constructor(workshop: Workshop) {
    this.#workshop = workshop
  }

  sync({ webs }: Picture): void {
    for (const [at, { root }] of this.#webs) {
      if (webs.some((web) => web.at === at)) continue
      root.destroy({ children: true })
      this.#webs.delete(at)
    }
    for (const { at, shows, mark } of webs) {
      const web = this.#webs.get(at) ?? this.#hang(at)
      web.threads.texture = this.#workshop.art.texture(`cave/stage/web-${mark}-${shows}`)
      web.number.text = String(shows)
      web.number.y = mark === 'triangle' ? 5 : 1
      web.root.scale.set(1)
      web.root.alpha = 1
    }
  }

  #hang(at: BoundaryId): Hung {
    const { art, layers } = this.#workshop
    const root = layers.get('tokens').addChild(new Container())
    root.position.copyFrom(middleOfBoundary(at))
    const threads = root.addChild(art.sprite('cave/stage/web-circle-2'))
    const number = root.addChild(textOf('2', 'display', NUMBER_SIZE, 0xffffff))
    const web = { root, threads, number }
    this.#webs.set(at, web)
    return web
  }

  /** A6: spokes shoot out, rings run round. */
  async spin(at: BoundaryId, next: Picture): Promise<void> {
    this.sync(next)
    const web = this.#webs.get(at)
    if (!web) return
    web.number.visible = false
    await this.#workshop.motion.run(520, (t) => web.root.scale.set(Math.max(0.02, t)), outBack)
    web.number.visible = true
    await this.#workshop.motion.wait(120)
  }

  /** It loses its spider: the threads shiver and some of them snap. */
  async weaken(at: BoundaryId): Promise<void> {
    const web = this.#webs.get(at)
    if (!web) return
    await this.#workshop.motion.run(380, (t) => {
      web.root.rotation = 0.12 * Math.sin(t * Math.PI * 4) * (1 - t)
      web.root.alpha = 1 - 0.4 * Math.sin(t * Math.PI)
    })
  }

  async remove(at: BoundaryId): Promise<void> {
    const web = this.#webs.get(at)
    if (!web) return
    await this.#workshop.motion.run(360, (t) => {
      web.root.alpha = 1 - t
      web.root.scale.set(1, 1 + 0.5 * t)
      web.root.y = middleOfBoundary(at).y + 30 * t
    })
  }

  update(): void {}

  destroy(): void {}
}
