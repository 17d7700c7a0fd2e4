/** What stands under a photo. */
export interface Caption {
  readonly name: string
  readonly when: string
  readonly seed: string
}

/** Of a picture of this width; the strip grows with it. */
const USUAL_WIDTH = 1600
const STRIP = 56
const MARGIN = 24
const INK = '#08121c'
const BRASS = '#c9953f'
const BONE = '#f3e8d0'

/** The photo with a strip below it that says of what it is. */
export function framed(photo: OffscreenCanvas, { name, when, seed }: Caption): OffscreenCanvas {
  const { width } = photo
  const unit = width / USUAL_WIDTH
  const strip = Math.round(STRIP * unit)
  const whole = new OffscreenCanvas(width, photo.height + strip)
  const pen = whole.getContext('2d')
  if (!pen) return photo
  pen.drawImage(photo, 0, 0)
  pen.fillStyle = INK
  pen.fillRect(0, photo.height, width, strip)
  pen.fillStyle = BRASS
  pen.fillRect(0, photo.height, width, Math.max(1, 3 * unit))
  pen.textBaseline = 'middle'
  const middle = photo.height + strip / 2
  const write = (text: string, font: string, color: string, align: CanvasTextAlign, at: number, room: number): void => {
    pen.font = font
    pen.fillStyle = color
    pen.textAlign = align
    pen.fillText(text, at, middle, room)
  }
  const third = width / 3 - 2 * MARGIN * unit
  write(name, `${28 * unit}px "Russo One"`, BRASS, 'left', MARGIN * unit, third)
  write(when, `${24 * unit}px "PT Sans"`, BONE, 'center', width / 2, third)
  write(seed, `${24 * unit}px "PT Sans"`, BONE, 'right', width - MARGIN * unit, third)
  return whole
}
