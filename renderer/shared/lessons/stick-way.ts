import type { Box, Point, Size } from '../../stage/geometry.ts'

/** A stick: where it is held, and where its tip touches the ring. */
export interface StickWay {
  readonly hand: Point
  readonly tip: Point
}

/** From how many sides it may come. */
const SIDES = 32
/** The hand that holds it, the stick and its tip have a body. */
const STICK_BODY = 10
const HAND_BODY = 28
/** The longest stick first; in a tight place a short one does. */
const LENGTHS = [1, 0.7, 0.45] as const

/**
 * The way of a stick of this length to a ring, from outside: over no words, inside the window, and of all such ways the one that comes
 * most from where the teacher stands. Null where words leave no way.
 */
export function stickWay(
  ring: Box,
  teacher: Point,
  words: readonly Box[],
  window: Size,
  length: number,
): StickWay | null {
  const middle = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 }
  const wished = Math.atan2(teacher.y - middle.y, teacher.x - middle.x)
  const sides = Array.from({ length: SIDES }, (_, at) => {
    const turn = Math.ceil(at / 2) * (at % 2 === 0 ? 1 : -1)
    return wished + (turn * 2 * Math.PI) / SIDES
  })
  for (const part of LENGTHS) {
    for (const side of sides) {
      const way = wayFrom(ring, middle, side, length * part)
      if (isInside(way.hand, window) && words.every((box) => !crosses(way, box))) return way
    }
  }
  return null
}

function wayFrom({ width, height }: Size, { x, y }: Point, side: number, length: number): StickWay {
  const [dx, dy] = [Math.cos(side), Math.sin(side)]
  const edge = Math.min(width / 2 / Math.max(Math.abs(dx), 1e-6), height / 2 / Math.max(Math.abs(dy), 1e-6))
  return {
    tip: { x: x + dx * edge, y: y + dy * edge },
    hand: { x: x + dx * (edge + length), y: y + dy * (edge + length) },
  }
}

const isInside = ({ x, y }: Point, { width, height }: Size): boolean =>
  x > HAND_BODY && y > HAND_BODY && x < width - HAND_BODY && y < height - HAND_BODY

const STEPS = 12

/** Does any of it lie on the box? Looked at in steps that are shorter than a word is high. */
function crosses({ hand, tip }: StickWay, box: Box): boolean {
  for (let step = 0; step <= STEPS; step++) {
    const part = step / STEPS
    const point = { x: hand.x + (tip.x - hand.x) * part, y: hand.y + (tip.y - hand.y) * part }
    if (isNear(point, box, step === 0 ? HAND_BODY : STICK_BODY)) return true
  }
  return false
}

const isNear = ({ x, y }: Point, box: Box, air: number): boolean =>
  x > box.x - air && x < box.x + box.width + air && y > box.y - air && y < box.y + box.height + air

/** Words that nobody sees. */
const FOR_EARS = '.for-ears, .unseen'

/** Every line of words that is seen on the page, but those of what is pointed at. */
export function wordsOn(page: Element, ring: Box): readonly Box[] {
  const boxes: Box[] = []
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent?.trim() || !parent?.checkVisibility({ checkVisibilityCSS: true })) continue
    if (parent.closest(FOR_EARS)) continue
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width > 1 && height > 1 && !isWithin({ x, y, width, height }, ring)) boxes.push({ x, y, width, height })
    }
  }
  return boxes
}

/** By its middle. */
export function isWithin(box: Box, ring: Box): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x > ring.x && x < ring.x + ring.width && y > ring.y && y < ring.y + ring.height
}
