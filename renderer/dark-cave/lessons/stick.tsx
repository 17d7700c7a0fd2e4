import type { JSX, RefObject } from 'preact'
import { Stick as AnyStick } from '../../shared/lessons/stick.tsx'
import type { Box } from '../../stage/geometry.ts'
import type { CaveBoard } from '../board/board.ts'
import type { Part, Touch } from './next-touch.ts'

const PARTS: Readonly<Record<Part, string>> = {
  hand: '.cave-hand',
  role: '.own-role',
  company: '.company',
  notes: '.cave-tools [data-do=notes]',
  gold: '.mine-gold',
  deck: '.deck',
}

/** Where the hand is in the foreman's picture, as parts of its width and height. */
const HAND = { x: 0.7, y: 0.55 }

interface Props {
  readonly touch: Touch
  readonly board: CaveBoard | null
  /** Whose hand holds the stick. */
  readonly holder: RefObject<HTMLElement | null>
}

/** The foreman's stick. */
export const Stick = ({ touch, board, holder }: Props): JSX.Element => (
  <AnyStick
    key={board ? 'with a board' : 'without'}
    find={() => boxOf(touch, board)}
    watch={board ? (moved) => board.watch(moved) : undefined}
    holder={() => holder.current}
    hand={HAND}
    others={() => [...(board ? onPage(board.around.busy) : []), ...cards()]}
  />
)

/** Cards of the hand, whose pictures are no words. */
const cards = (): readonly Box[] =>
  [...document.querySelectorAll('.cave-game .cave-hand .card')].map((card) => card.getBoundingClientRect())

/** From pixels of the canvas to those of the window. */
function onPage(boxes: readonly Box[]): readonly Box[] {
  const canvas = document.querySelector('.cave-game .board-canvas')?.getBoundingClientRect()
  return canvas ? boxes.map((box) => ({ ...box, x: box.x + canvas.x, y: box.y + canvas.y })) : []
}

/** In CSS pixels of the window; null while it is not there. */
function boxOf(touch: Touch, board: CaveBoard | null): Box | null {
  if (touch.kind === 'board') {
    const box = board?.boxOf(touch.target)
    return (box && onPage([box])[0]) ?? null
  }
  const found = document.querySelector(`.cave-game ${selectorOf(touch)}`)?.getBoundingClientRect()
  return found ? { x: found.x, y: found.y, width: found.width, height: found.height } : null
}

function selectorOf(touch: Exclude<Touch, { kind: 'board' }>): string {
  switch (touch.kind) {
    case 'part':
      return PARTS[touch.part]
    case 'card':
      return `.cave-hand li:nth-child(${touch.at + 1})`
    case 'mate':
      return `.company [data-gnome=${touch.gnome}]`
    case 'button':
      return `[data-do=${touch.button}]`
    case 'answer':
      return `[data-command=${touch.command}]`
  }
}
