import type { JSX } from 'preact'
import { lazily, NOTHING } from '../../ui/lazily.tsx'
import { open } from './opened.ts'

const Drawer = lazily(async () => (await import('./drawer.tsx')).Drawer, NOTHING)

/** Drawn over every screen; the drawer itself is fetched when it is first wanted. */
export const Rulebook = (): JSX.Element | null => (open.value === null ? null : <Drawer />)
