/** Where a key leads among so many: arrows to the neighbours, Home and End to the ends; -1 where it leads nowhere. */
export function placeAfter(key: string, at: number, count: number): number {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(count - 1, at + 1)
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(0, at - 1)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

/**
 * Leads the focus through a group that is one stop for Tab. The group says `data-arrows`, so that nobody else takes them
 * for it, and keeps all of its buttons but one out of the order of Tab.
 */
export function roam(event: KeyboardEvent, group: ParentNode | null, buttons = 'button:not(:disabled)'): void {
  const all = [...(group?.querySelectorAll<HTMLElement>(buttons) ?? [])]
  const at = all.indexOf(event.target as HTMLElement)
  const next = at < 0 ? undefined : all[placeAfter(event.key, at, all.length)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
