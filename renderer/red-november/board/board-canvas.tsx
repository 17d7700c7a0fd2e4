import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import type { Settings } from '../../../preload/contract.ts'
import { isStill, settings } from '../../core/settings.ts'
import { BoardCanvas as Canvas } from '../../shared/board/board-canvas.tsx'
import { t } from '../words/index.ts'
import type { Board } from './board.ts'
import { boardWords } from './board-words.ts'
import type { OnPoint } from './kit/targets.ts'

interface Props {
  readonly label: string
  readonly onPoint?: OnPoint
  readonly onBoard: (board: Board | null) => void
  readonly onFail: (error: unknown) => void
  readonly pace?: Settings['animationSpeed']
}

/** The boat in its box. */
export function BoardCanvas({ onPoint, ...props }: Props): JSX.Element {
  const point = useRef(onPoint)
  point.current = onPoint
  const create = async (parent: HTMLElement): Promise<Board> => {
    const { quality, palette } = settings.value
    const { Board } = await import('./board.ts')
    return Board.create({
      parent,
      reducedMotion: isStill(settings.value),
      words: boardWords(t),
      onPoint: (...pointed) => point.current?.(...pointed),
      quality,
      palette,
    })
  }
  return <Canvas {...props} create={create} />
}
