import { signal } from '@preact/signals'

/** The rules lie open, at a page (by its id) or at the beginning; null: closed. */
export const open = signal<{ readonly page: string | null } | null>(null)

/** Opens the rules, from wherever the player is, at the right place. */
export function openRule(page: string | null = null): void {
  open.value = { page }
}

/** The key that opens the rules closes them, too. */
export function turnRules(): void {
  if (open.value) closeRules()
  else openRule()
}

export function closeRules(): void {
  open.value = null
}
