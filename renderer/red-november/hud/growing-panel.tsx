import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** The part of the desk that grows where it has more to say. How far it reaches over the board is told to the styles. */
export function GrowingPanel({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const desk = panel.current
    const game = desk?.closest<HTMLElement>('.game')
    const boat = game?.querySelector('.boat')
    if (!desk || !game || !boat) return
    const measure = (): void => {
      // In a narrow window another part of the desk may be in its place.
      const reach = desk.offsetHeight && boat.getBoundingClientRect().bottom - desk.getBoundingClientRect().top
      game.style.setProperty('--desk-over', `${Math.max(0, Math.ceil(reach))}px`)
    }
    const sizes = new ResizeObserver(measure)
    for (const element of [desk, boat]) sizes.observe(element)
    return () => {
      sizes.disconnect()
      game.style.removeProperty('--desk-over')
    }
  }, [])
  return (
    <div ref={panel} class="tab-panel middle">
      {children}
    </div>
  )
}
