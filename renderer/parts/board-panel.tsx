import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { apply, type GameEvent, type GameRecord, present } from '../../engine/red-november/index.ts'
import type { Settings } from '../../preload/contract.ts'
import type { Board } from '../board/board.ts'
import type { Target } from '../board/targets.ts'
import { boardWords } from '../hud/board-words.ts'
import { litTargets } from '../hud/pointing.ts'
import { say } from '../i18n/game/say.ts'

interface Props {
  readonly record: GameRecord
  readonly label: string
  readonly speed: Settings['animationSpeed']
  readonly still: boolean
  readonly onClick: (target: Target) => void
  /** There is no WebGL here, or the drawings could not be loaded. */
  readonly onFail: (error: unknown) => void
}

const SPEEDS: Readonly<Record<Settings['animationSpeed'], number>> = { calm: 0.6, normal: 1, fast: 2.5, instant: 4 }

/** The living board: it plays what the last command did, and jumps where the game was loaded or taken back. */
export function BoardPanel({ record, label, speed, still, onClick, onFail }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const [board, setBoard] = useState<Board | null>(null)
  const shown = useRef<GameRecord | null>(null)
  const click = useRef(onClick)
  click.current = onClick

  useEffect(() => {
    const { current: parent } = place
    if (!parent) return
    return open(parent, still, (target) => click.current(target), setBoard, onFail)
  }, [])

  useEffect(() => {
    if (!board) return
    board.director.speed = SPEEDS[speed]
    board.reducedMotion = still
    follow(board, shown.current, record, speed === 'instant')
    shown.current = record
  }, [board, record, speed, still])

  return <div ref={place} class="boat-board" role="img" aria-label={label} />
}

/** Makes the board when it is wanted for the first time; gives back how to take it away again. */
function open(
  parent: HTMLElement,
  reducedMotion: boolean,
  onClick: (target: Target) => void,
  onReady: (board: Board) => void,
  onFail: (error: unknown) => void,
): () => void {
  let closed = false
  let close = (): void => undefined
  import('../board/board.ts')
    .then(({ Board }) =>
      Board.create({
        parent,
        reducedMotion,
        words: boardWords(say),
        onPoint: (target, gesture) => gesture === 'click' && onClick(target),
      }),
    )
    .then((board) => {
      const fit = new ResizeObserver(() => board.resize(parent.clientWidth, parent.clientHeight, 0))
      close = () => {
        fit.disconnect()
        void board.destroy()
      }
      if (closed) return close()
      fit.observe(parent)
      onReady(board)
    })
    .catch((error) => !closed && onFail(error))
  return () => {
    closed = true
    close()
  }
}

function follow(board: Board, before: GameRecord | null, now: GameRecord, atOnce: boolean): void {
  const state = present(now)
  const events = atOnce ? null : eventsBetween(before, now)
  board.light([])
  if (!events) {
    board.director.skipAll()
    board.show(state)
    board.light(litTargets(state))
    return
  }
  void board.present(events, state).then(() => board.light(litTargets(state)))
}

/** What the last command did, if the game went on by exactly one. */
export function eventsBetween(before: GameRecord | null, now: GameRecord): readonly GameEvent[] | null {
  const command = now.commands.at(-1)
  if (!before || !command || now.states.at(-2) !== present(before)) return null
  const result = apply(present(before), command)
  return result.ok ? result.events : null
}
