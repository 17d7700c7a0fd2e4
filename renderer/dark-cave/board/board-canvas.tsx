import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { isStill, settings } from '../../core/settings.ts'
import { BoardCanvas } from '../../shared/board/board-canvas.tsx'
import type { CaveBoard } from './board.ts'
import type { OnPoint } from './kit/targets.ts'
import '../styles/on-the-way.css'

interface Props {
  readonly label: string
  readonly onPoint?: OnPoint
  /** The board is there; with null it is about to go. */
  readonly onBoard: (board: CaveBoard | null) => void
  /** There is no WebGL here, or the drawings could not be loaded. */
  readonly onFail: (error: unknown) => void
}

/** The living cave in a box of the page. */
export function CaveCanvas({ label, onPoint, onBoard, onFail }: Props): JSX.Element {
  const point = useRef(onPoint)
  point.current = onPoint

  const create = async (parent: HTMLElement): Promise<CaveBoard> => {
    const { CaveBoard } = await import('./board.ts')
    return CaveBoard.create({
      parent,
      reducedMotion: isStill(settings.value),
      onPoint: (...pointed) => point.current?.(...pointed),
      quality: settings.value.quality,
    })
  }
  return <BoardCanvas label={label} create={create} onBoard={onBoard} onFail={onFail} />
}
