import { type BitmapText, Container, Graphics } from 'pixi.js'
import { textOf } from '../../../stage/type.ts'

const DARK = 0x2a1602
const SIZE = 28
/** The number stands over the boot. */
const NUMBER_Y = -7
const BOOT_Y = 12.5

/** So many steps: a number over a boot, as the desk has it. Prices, webs and crowds are counted in other shapes. */
export class StepCount extends Container {
  readonly #number: BitmapText = textOf('', 'display', SIZE, DARK)

  constructor() {
    super()
    this.#number.y = NUMBER_Y
    this.addChild(this.#number, boot())
  }

  set steps(steps: number) {
    this.#number.text = String(steps)
  }
}

/** Stout, with a heel: it is small. */
const boot = (): Graphics =>
  new Graphics({ y: BOOT_Y })
    .moveTo(-8, -7)
    .lineTo(2, -7)
    .lineTo(2, -2)
    .quadraticCurveTo(10, -2, 10.5, 3)
    .lineTo(10.5, 5)
    .lineTo(-8.5, 5)
    .closePath()
    .rect(-8.5, 5, 7, 2.5)
    .fill(DARK)
