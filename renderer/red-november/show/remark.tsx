import type { JSX } from 'preact'
import type { Board } from '../board/board.ts'
import { t } from '../words/index.ts'
import { useOnPage } from './board-frame.ts'
import type { Remark as Said } from './remarks.ts'
import '../styles/show/remark.css'

/** A bubble over the hat of whoever cannot keep quiet. It is decoration: nobody has to hear it. */
export function Remark({ said, board }: { readonly said: Said; readonly board: Board | null }): JSX.Element | null {
  const page = useOnPage(board)
  const box = page?.boxOf({ kind: 'gnome', gnome: said.gnome })
  if (!page || !box) return null
  const { frame } = page
  const x = box.x + box.width / 2
  const left = x > frame.x + frame.width / 2
  const place = {
    top: `${box.y + box.height * 0.24}px`,
    [left ? 'right' : 'left']: left ? `calc(100% - ${box.x}px)` : `${box.x + box.width}px`,
  }
  return (
    <p class={left ? 'remark left' : 'remark'} style={place} data-gnome={said.gnome} aria-hidden="true">
      {t(`remarks.${said.gnome}.${said.occasion}`)}
    </p>
  )
}
