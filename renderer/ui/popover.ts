import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import { did, isEscape, useLayer } from './layer.ts'

/** Something small over the page, closed by Escape and by a click beside it. Keys pressed in it are no orders to what is beneath. */
export function usePopover(place: RefObject<HTMLElement | null>, close: () => void, open = true): void {
  const isInside = ({ target }: Event): boolean => target instanceof Node && (place.current?.contains(target) ?? false)
  useLayer({ level: 'popover', owns: isInside, hear: (event) => isEscape(event) && did(close) }, open)
  useEffect(() => {
    if (!open) return
    const look = (event: Event): void => {
      if (!isInside(event)) close()
    }
    addEventListener('pointerdown', look, true)
    return () => removeEventListener('pointerdown', look, true)
  }, [open, close])
}
