import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Color } from '../../../engine/red-november/index.ts'
import { type Box, overlaps, type Point } from '../../stage/geometry.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Board } from '../board/board.ts'
import { keyOf, type OnPoint, type Target } from '../board/kit/targets.ts'
import { type OnPage, useOnPage } from './board-frame.ts'
import { keySpots } from './key-spots.ts'
import { Spotlight } from './spotlight.tsx'
import '../styles/show/decision.css'

/** An answer on the board: where it would happen, what follows, and the key that gives it. */
export interface Candidate {
  readonly target: Target
  /** Empty where it has none: arrows and the list pick it. */
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
  /** What is picked already, but not said yet. */
  readonly chosen?: Target | null
  /** What is written beside something stands for it. */
  readonly onPoint: OnPoint
}

/** So many gnomes can have their words beside them; of more, only the one that is looked at. */
const FEW = 2

/** A question on the board itself: only what may be chosen is lit, with what follows written there, and a skull on whoever dies. */
export function Decision({ board, candidates, pointed, chosen = null, onPoint }: Props): JSX.Element {
  const page = useOnPage(board)
  const root = useRef<HTMLDivElement>(null)
  const [letter, setLetter] = useState(0)
  useLayoutEffect(() => {
    if (root.current) setLetter(Number.parseFloat(getComputedStyle(root.current).fontSize))
  })
  if (!page || page.isMoving) return <div class="decision" ref={root} />
  const isCandidate = candidates.some(({ target }) => pointed && keyOf(target) === keyOf(pointed))
  const looked = isCandidate ? pointed : chosen
  const over = looked && keyOf(looked)
  const gnomes = candidates.filter(({ target }) => target.kind === 'gnome')
  const keys = keysOf(candidates, page, letter * KEY)
  return (
    <div class="decision" ref={root} aria-hidden="true">
      <Spotlight
        page={page}
        lit={candidates.map(({ target }) => target)}
        grave={candidates.filter(({ grave }) => grave).map(({ target }) => target)}
        picked={looked}
      />
      {candidates.map((candidate) => {
        const { target, key, grave, victims } = candidate
        const box = page.boxOf(target)
        const isOver = keyOf(target) === over
        return (
          box && (
            // biome-ignore lint/a11y: the board's own buttons say the same to keys and screen readers
            <div
              key={keyOf(target)}
              class={`candidate${grave ? ' grave' : ''}${isOver ? ' over' : ''}`}
              onClick={() => onPoint(target, 'click', box)}
              onPointerEnter={() => onPoint(target, 'hover', box)}
              onPointerLeave={() => onPoint(target, 'leave', box)}
            >
              <KeyAt spot={keys.get(candidate)}>{key}</KeyAt>
              {target.kind === 'gnome' ? (
                (isOver || gnomes.length <= FEW) && (
                  <Beside
                    candidate={candidate}
                    box={box}
                    frame={page.frame}
                    isLeft={isLeftmost(candidate, gnomes, page)}
                  />
                )
              ) : (
                <Consequence candidate={candidate} box={box} names={page.names} isOver={isOver} />
              )}
              {victims.map((gnome) => (
                <Skull key={gnome} box={page.boxOf({ kind: 'gnome', gnome })} isOnHat={target.kind === 'gnome'} />
              ))}
            </div>
          )
        )
      })}
    </div>
  )
}

/** Below the faces of whoever stands in the room, and below its name. */
const LOW = 0.86

/** The key and what follows are written in the room. At a hatch there is room for its key; the words come when it is looked at. */
function Consequence({
  candidate: { target, key, words, grave },
  box,
  names,
  isOver,
}: {
  readonly candidate: Candidate
  readonly box: Box
  readonly names: readonly Box[]
  readonly isOver: boolean
}): JSX.Element | null {
  const isHatch = target.kind === 'hatch' || target.kind === 'lock'
  if (target.kind === 'room' ? !words && !key : !words || !(isOver || grave)) return null
  if (isHatch) return <AtHatch words={words} grave={grave} box={box} names={names} />
  const isInside = target.kind === 'room' && !grave
  const place = {
    left: `${box.x + box.width / 2}px`,
    top: `${box.y + box.height * (isInside ? LOW : 1)}px`,
    maxWidth: isInside ? `${box.width - 8}px` : '24em',
    translate: isInside ? '-50% -50%' : '-50% 6px',
  }
  return (
    <p class={grave ? 'plaque grave' : isInside ? 'plaque inside' : 'plaque'} style={place}>
      {key && target.kind === 'room' && <b class="candidate-key">{key}</b>}
      {words}
    </p>
  )
}

/** Above a hatch, or below it where the name of a room hangs above. */
function AtHatch({
  words,
  grave,
  box,
  names,
}: Pick<Candidate, 'words' | 'grave'> & { readonly box: Box; readonly names: readonly Box[] }): JSX.Element {
  const plaque = useRef<HTMLParagraphElement>(null)
  const [isBelow, setIsBelow] = useState(false)
  useLayoutEffect(() => {
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = plaque.current ?? {}
    const x = box.x + (box.width - width) / 2
    const isFree = (y: number): boolean => names.every((name) => !overlaps(name, { x, y, width, height }))
    setIsBelow(!isFree(box.y - APART - height) && isFree(box.y + box.height + APART))
  })
  const place = {
    left: `${box.x + box.width / 2}px`,
    top: `${isBelow ? box.y + box.height + APART : box.y - APART}px`,
    translate: isBelow ? '-50%' : '-50% -100%',
  }
  return (
    <p ref={plaque} class={grave ? 'plaque grave at-hatch' : 'plaque at-hatch'} style={place}>
      {words}
    </p>
  )
}

/** From a hatch to its words. */
const APART = 4

/** What follows stands beside the gnome, on the side where no other one is meant. */
function Beside({
  candidate: { words, grave },
  box,
  frame,
  isLeft,
}: {
  readonly candidate: Candidate
  readonly box: Box
  readonly frame: Box
  readonly isLeft: boolean
}): JSX.Element | null {
  if (!words) return null
  const isOnLeft = isLeft
    ? box.x - frame.x > frame.width * TIGHT
    : box.x + box.width > frame.x + frame.width * (1 - TIGHT)
  const place = {
    left: `${isOnLeft ? box.x - 6 : box.x + box.width + 6}px`,
    top: `${box.y + box.height / 2}px`,
    maxWidth: '12em',
    translate: isOnLeft ? '-100% -50%' : '0 -50%',
  }
  return (
    <p class={grave ? 'plaque grave' : 'plaque'} style={place}>
      {words}
    </p>
  )
}

/** Nearer than this part of the picture to its edge there is no room for words. */
const TIGHT = 0.14

/** Is it the first of those that are asked about, from the left? One alone has its words on the right. */
function isLeftmost({ target }: Candidate, gnomes: readonly Candidate[], { boxOf }: OnPage): boolean {
  const x = boxOf(target)?.x ?? 0
  return gnomes.length > 1 && gnomes.every((other) => (boxOf(other.target)?.x ?? 0) >= x)
}

/** Beside whoever would die; over the hat where words stand beside. */
function Skull({ box, isOnHat }: { readonly box: Box | null; readonly isOnHat: boolean }): JSX.Element | null {
  if (!box) return null
  const { x, y, width, height } = box
  const place = isOnHat
    ? { left: `${x + width / 2}px`, top: `${y - 10}px` }
    : { left: `${x + width}px`, top: `${y + height * 0.3}px` }
  return (
    <span class="victim" style={place}>
      <Icon name="skull" />
    </span>
  )
}

/** As wide as a key is, in letters: decision.css. */
const KEY = 1.7

/** Where the keys stand that are in no room: there they stand before the words. */
function keysOf(candidates: readonly Candidate[], page: OnPage, size: number): ReadonlyMap<Candidate, Point> {
  const shown = candidates.flatMap((candidate) => {
    const box = candidate.key && candidate.target.kind !== 'room' ? page.boxOf(candidate.target) : null
    return box ? [{ candidate, box }] : []
  })
  const spots = keySpots(
    shown.map(({ box }) => box),
    size,
    page.names,
  )
  return new Map(shown.flatMap(({ candidate }, at) => (spots[at] ? [[candidate, spots[at]] as const] : [])))
}

const KeyAt = ({
  spot,
  children,
}: {
  readonly spot: Point | undefined
  readonly children: string
}): JSX.Element | null =>
  spot ? (
    <b class="candidate-key" style={{ left: `${spot.x}px`, top: `${spot.y}px` }}>
      {children}
    </b>
  ) : null
