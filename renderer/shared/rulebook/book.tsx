import type { ComponentType, JSX } from 'preact'
import { lazily, NOTHING } from '../../ui/lazily.tsx'
import { ui } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { open } from './opened.ts'

/** By the game's id. */
const drawers = new Map<string, ComponentType>()

/** The drawer with the rules of a game. */
function drawerOf({ id, rules }: AnyGameUi): ComponentType {
  const known = drawers.get(id)
  if (known) return known
  const made = lazily(async () => {
    const [{ Drawer }, book] = await Promise.all([import('./drawer.tsx'), rules()])
    return () => <Drawer book={book} />
  }, NOTHING)
  drawers.set(id, made)
  return made
}

/** Drawn over every screen; drawer and rules are fetched when they are first wanted. */
export function Rulebook(): JSX.Element | null {
  if (open.value === null) return null
  const Drawer = drawerOf(ui())
  return <Drawer />
}
