import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'

interface Tip {
  readonly lines: readonly string[]
  readonly place: Readonly<Record<string, string>>
}

/** In pixels: from what it is about. */
const GAP = 10

/** What something around the cave is, beside it as long as it is pointed at: whatever has a `data-tip`, a line for each of its lines. */
export function Tips(): JSX.Element | null {
  const [tip, show] = useState<Tip | null>(null)
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const about = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
      const text = about?.dataset.tip
      show(about && text ? { lines: text.split('\n'), place: beside(about.getBoundingClientRect()) } : null)
    }
    const hide = (): void => show(null)
    addEventListener('pointerover', look)
    for (const event of ['pointerdown', 'keydown', 'blur']) addEventListener(event, hide)
    return () => {
      removeEventListener('pointerover', look)
      for (const event of ['pointerdown', 'keydown', 'blur']) removeEventListener(event, hide)
    }
  }, [])
  return (
    tip && (
      <div class="cave-tooltip cave-tip" role="tooltip" style={tip.place}>
        {tip.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    )
  )
}

/** Towards the middle of the window: beside the columns, above the desk. */
function beside({ left, right, top, bottom }: DOMRect): Tip['place'] {
  if (bottom > innerHeight * 0.7) return { left: `${left}px`, top: 'auto', bottom: `${innerHeight - top + GAP}px` }
  const isLeft = left + right < innerWidth
  return { top: `${top}px`, ...(isLeft ? { left: `${right + GAP}px` } : { right: `${innerWidth - left + GAP}px` }) }
}
