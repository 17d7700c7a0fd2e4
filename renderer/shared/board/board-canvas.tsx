import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { PaletteId, Settings } from '../../../preload/contract.ts'
import { isStill, settings } from '../../core/settings.ts'
import { watchPixels } from '../../stage/pixels.ts'
import { ui } from '../current.ts'
import './board-canvas.css'

/** A game's board, as far as its box on the page is concerned. */
export interface LivingBoard {
  readonly director: { speed: number }
  readonly app: { readonly canvas: HTMLCanvasElement; readonly ticker: { start(): void; stop(): void } }
  reducedMotion: boolean
  resize(width: number, height: number, below: number): void
  destroy(): Promise<void> | void
  /** What everybody may see of it, at least so many pixels wide. */
  photograph(width: number): OffscreenCanvas
  /** Gives it the colours of a palette, where it has such. */
  paint?(palette: PaletteId): void
}

/** Every board on the page. */
const boards = new Set<LivingBoard>()

/** The board that is seen now; null where there is none, or it lies behind another screen. */
export const boardInSight = (): LivingBoard | null =>
  [...boards].find(({ app }) => app.canvas.checkVisibility({ visibilityProperty: true })) ?? null

interface Props<B extends LivingBoard> {
  readonly label: string
  /** Makes the board in its box. */
  readonly create: (parent: HTMLElement) => Promise<B>
  /** The board is there; with null it is about to go. */
  readonly onBoard: (board: B | null) => void
  /** There is no WebGL here, or the drawings could not be loaded. */
  readonly onFail: (error: unknown) => void
  /** How fast it moves, where that is not simply what the settings say. */
  readonly pace?: Settings['animationSpeed']
}

export const SPEEDS = { calm: 0.6, normal: 1, fast: 2.5, instant: 4 } as const

/** The living board in a box of the page: made when it is first wanted, as large as its box, and as the settings say. */
export function BoardCanvas<B extends LivingBoard>({ label, create, onBoard, onFail, pace }: Props<B>): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const close = useRef((): void => undefined)
  const [board, setBoard] = useState<B | null>(null)
  const { animationSpeed, palette } = settings.value
  const speed = pace ?? animationSpeed
  const still = isStill(settings.value)

  useEffect(() => {
    const { current: parent } = place
    if (!parent) return
    const ready = (made: B): void => {
      setBoard(() => made)
      onBoard(made)
    }
    close.current = open(parent, create, ready, onFail)
  }, [])
  // It goes with the drawing that takes it away, not after it: there may be the next one by then.
  useLayoutEffect(
    () => () => {
      onBoard(null)
      close.current()
    },
    [],
  )

  useEffect(() => {
    if (!board) return
    board.director.speed = SPEEDS[speed]
    board.reducedMotion = still
  }, [board, speed, still])

  useEffect(() => void board?.paint?.(palette), [board, palette])

  return (
    <div ref={place} class="board-canvas" data-of={ui().id} role="img" aria-busy={board === null} aria-label={label} />
  )
}

/** Makes the board; gives back how to take it away again. */
function open<B extends LivingBoard>(
  parent: HTMLElement,
  create: Props<B>['create'],
  onReady: (board: B) => void,
  onFail: (error: unknown) => void,
): () => void {
  let closed = false
  let close = (): void => undefined
  create(parent)
    .then((board) => {
      const fit = new ResizeObserver(() => fitInto(board, parent))
      const stay = watchPixels(() => fitInto(board, parent))
      close = () => {
        fit.disconnect()
        stay()
        boards.delete(board)
        void board.destroy()
      }
      if (closed) return close()
      fit.observe(parent)
      boards.add(board)
      onReady(board)
    })
    .catch((error) => !closed && onFail(error))
  return () => {
    closed = true
    close()
  }
}

/** As large as its box; behind another screen it has no size, and rests. */
function fitInto(board: LivingBoard, { clientWidth, clientHeight }: HTMLElement): void {
  if (clientWidth === 0 || clientHeight === 0) return board.app.ticker.stop()
  board.app.ticker.start()
  board.resize(clientWidth, clientHeight, 0)
}
