import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { fail } from '../../core/failure.ts'
import { ui } from '../current.ts'
import type { RuleBook } from '../rule-book.ts'
import { open } from './opened.ts'

interface Fetched {
  /** Whose rules. */
  readonly id: string
  readonly book: RuleBook
  readonly Drawer: ComponentType<{ readonly book: RuleBook }>
}

/** Drawn over every screen; drawer and rules are fetched when they are first wanted. */
export function Rulebook(): JSX.Element | null {
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const wanted = open.value !== null
  const { id, rules } = ui()
  useEffect(() => {
    if (!wanted || fetched?.id === id) return
    Promise.all([import('./drawer.tsx'), rules()]).then(([{ Drawer }, book]) => setFetched({ id, book, Drawer }), fail)
  }, [wanted, id])
  return wanted && fetched?.id === id ? <fetched.Drawer book={fetched.book} /> : null
}
