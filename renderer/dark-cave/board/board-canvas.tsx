import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isStill, settings } from '../../core/settings.ts'
import type { CaveBoard } from './board.ts'
import type { OnPoint } from './kit/targets.ts'

interface Props {
  readonly label: string
  readonly onPoint?: OnPoint
  /** The board is there; with null it is about to go. */
  readonly onBoard: (board: CaveBoard | null) => void
  /** There is no WebGL here, or the drawings could not be loaded. */
  readonly onFail: (error: unknown) => void
  /** CSS pixels that the page keeps for itself on each side of the picture. */
  readonly beside?: number
}

const SPEEDS = { calm: 0.6, normal: 1, fast: 2.5, instant: 4 } as const

/** The living cave in a box of the page: made when it is first wanted, as large as its box, and as the settings say. */
export function CaveCanvas({ label, onPoint, onBoard, onFail, beside = 0 }: Props): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const [board, setBoard] = useState<CaveBoard | null>(null)
  const point = useRef(onPoint)
  point.current = onPoint
  const { animationSpeed } = settings.value
  const still = isStill(settings.value)

  useEffect(() => {
    const { current: parent } = place
    if (!parent) return
    const ready = (made: CaveBoard): void => {
      setBoard(made)
      onBoard(made)
    }
    const close = open(parent, (...pointed) => point.current?.(...pointed), ready, onFail)
    return () => {
      onBoard(null)
      close()
    }
  }, [])

  useEffect(() => {
    if (!board) return
    board.director.speed = SPEEDS[animationSpeed]
    board.reducedMotion = still
  }, [board, animationSpeed, still])

  useEffect(() => {
    if (board) board.beside = beside
  }, [board, beside])

  return <div ref={place} class="board-canvas" role="img" aria-label={label} />
}

/** Makes the board; gives back how to take it away again. */
function open(
  parent: HTMLElement,
  onPoint: OnPoint,
  onReady: (board: CaveBoard) => void,
  onFail: (error: unknown) => void,
): () => void {
  let closed = false
  let close = (): void => undefined
  import('./board.ts')
    .then(({ CaveBoard }) =>
      CaveBoard.create({ parent, onPoint, reducedMotion: isStill(settings.value), quality: settings.value.quality }),
    )
    .then((board) => {
      const fit = new ResizeObserver(() => fitInto(board, parent))
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

/** As large as its box; behind another screen it has no size, and rests. */
function fitInto(board: CaveBoard, { clientWidth, clientHeight }: HTMLElement): void {
  if (clientWidth === 0 || clientHeight === 0) return board.app.ticker.stop()
  board.app.ticker.start()
  board.resize(clientWidth, clientHeight, 0)
}
