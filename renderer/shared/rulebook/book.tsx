import type { FunctionComponent, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { open } from './opened.ts'

/** Drawn over every screen; the drawer itself is fetched when it is first wanted. */
export function Rulebook(): JSX.Element | null {
  const [drawer, setDrawer] = useState<{ readonly Drawer: FunctionComponent } | null>(null)
  const wanted = open.value !== null
  useEffect(() => {
    if (wanted && !drawer) void import('./drawer.tsx').then(({ Drawer }) => setDrawer({ Drawer }))
  }, [wanted])
  return wanted && drawer ? <drawer.Drawer /> : null
}
