import type { JSX } from 'preact'
import { COLORS, type Command } from '../../../engine/red-november/index.ts'
import { isOpen } from '../../shared/lessons/course.ts'
import { now, wanted } from '../../shared/lessons/school.ts'
import { Stick } from '../../shared/lessons/stick.tsx'
import type { Box } from '../../stage/geometry.ts'
import type { Board } from '../board/board.ts'
import type { Target } from '../board/kit/targets.ts'
import { mayChoose } from '../hud/desk-controls.ts'
import { board, intent } from '../hud/helm.ts'
import { table } from '../run/running.ts'
import { nextTouch, type Touch } from './next-touch.ts'

/** Where the hand is in the bosun's picture, as parts of its width and height. */
const HAND = { x: 0.82, y: 0.8 }

/** In a lesson: the bosun's stick, at what is to be pressed, wherever on the screen that lies. */
export function Pointer(): JSX.Element | null {
  const touch = touchNow()
  const made = board.value
  return (
    touch && (
      <Stick
        key={made ? 'with a board' : 'without'}
        find={() => boxOf(touch, made)}
        watch={made ? (moved) => made.watch(moved) : undefined}
        holder={() => document.querySelector('.bosun > img')}
        hand={HAND}
        others={() => facesOn(made)}
      />
    )
  )
}

/** Nothing while he only talks. */
function touchNow(): Touch | null {
  const view = table.view.value
  const text = now.value?.wanted
  const command = wanted.value as Command | null
  if (!view || !text || !command || !mayChoose()) return null
  return nextTouch(view, intent.value, command, isOpen(text))
}

/** In CSS pixels of the window; null while it is not there. */
function boxOf(touch: Touch, made: Board | null): Box | null {
  if (touch.kind === 'board') {
    return (made && onPage(made, [touch.target])[0]) ?? null
  }
  const found = touch.selectors.map((selector) => document.querySelector(`.game ${selector}`)).find(Boolean)
  const box = found?.getBoundingClientRect()
  return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null
}

const facesOn = (made: Board | null): readonly Box[] =>
  made
    ? onPage(
        made,
        COLORS.map((gnome) => ({ kind: 'gnome', gnome })),
      )
    : []

function onPage(made: Board, targets: readonly Target[]): readonly Box[] {
  const canvas = document.querySelector('.boat .board-canvas')?.getBoundingClientRect()
  if (!canvas) return []
  const boxes = targets.flatMap((target) => made.boxOf(target) ?? [])
  return boxes.map((box) => ({ ...box, x: box.x + canvas.x, y: box.y + canvas.y }))
}
