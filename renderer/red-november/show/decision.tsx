import type { JSX } from 'preact'
import type { Color } from '../../../engine/red-november/index.ts'
import type { Box } from '../../stage/geometry.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Board } from '../board/board.ts'
import { keyOf, type Target } from '../board/kit/targets.ts'
import { useOnPage } from './board-frame.ts'
import { Spotlight } from './spotlight.tsx'
import '../styles/show/decision.css'

/** An answer on the board: where it would happen, what follows, and the key that gives it. */
export interface Candidate {
  readonly target: Target
  readonly key: string
  readonly words: string
  /** Somebody dies of it, or the boat is lost. */
  readonly grave: boolean
  readonly victims: readonly Color[]
}

interface Props {
  readonly board: Board
  readonly candidates: readonly Candidate[]
  /** What the pointer or the keyboard is on. */
  readonly pointed: Target | null
}

/** A question on the board itself: only what may be chosen is lit, with what follows written there, and a skull on whoever dies. */
export function Decision({ board, candidates, pointed }: Props): JSX.Element {
  const page = useOnPage(board)
  if (!page) return <div class="decision" />
  const over = pointed && keyOf(pointed)
  return (
    <div class="decision" aria-hidden="true">
      <Spotlight
        page={page}
        lit={candidates.map(({ target }) => target)}
        grave={candidates.filter(({ grave }) => grave).map(({ target }) => target)}
        picked={pointed}
      />
      {candidates.map((candidate) => {
        const { target, key, grave, victims } = candidate
        const box = page.boxOf(target)
        const isOver = keyOf(target) === over
        return (
          box && (
            <div key={keyOf(target)} class={`candidate${grave ? ' grave' : ''}${isOver ? ' over' : ''}`}>
              <b class="candidate-key" style={cornerOf(target, box)}>
                {key}
              </b>
              <Consequence candidate={candidate} box={box} isOver={isOver} />
              {victims.map((gnome) => (
                <Skull key={gnome} box={page.boxOf({ kind: 'gnome', gnome })} />
              ))}
            </div>
          )
        )
      })}
    </div>
  )
}

/** What follows is written in the room; a hatch is too small for words and has them only while it is looked at. */
function Consequence({
  candidate: { target, words, grave },
  box,
  isOver,
}: {
  readonly candidate: Candidate
  readonly box: Box
  readonly isOver: boolean
}): JSX.Element | null {
  if (!words || (target.kind !== 'room' && !isOver)) return null
  const isRoom = target.kind === 'room'
  const place = {
    left: `${box.x + box.width / 2}px`,
    top: `${box.y + box.height * (isRoom ? (grave ? 1 : 0.5) : 1)}px`,
    maxWidth: isRoom && !grave ? `${box.width - 12}px` : '14em',
    translate: isRoom && !grave ? '-50% -50%' : '-50% 6px',
  }
  return (
    <p class={grave ? 'plaque grave' : 'plaque'} style={place}>
      {words}
    </p>
  )
}

const Skull = ({ box }: { readonly box: Box | null }): JSX.Element | null =>
  box && (
    <span class="victim" style={{ left: `${box.x + box.width}px`, top: `${box.y + box.height * 0.3}px` }}>
      <Icon name="skull" />
    </span>
  )

/** A room's number hangs at its lower corner, where nobody's face is; a hatch's beside it. */
const cornerOf = ({ kind }: Target, { x, y, width, height }: Box): Readonly<Record<string, string>> =>
  kind === 'room'
    ? { left: `${x + 4}px`, top: `${y + height - 4}px` }
    : { left: `${x + width / 2}px`, top: `${y + height + 8}px` }
