import { effect } from '@preact/signals'
import { host } from '../core/host.ts'
import { screen } from '../core/navigation.ts'

/** Whoever only passes the title is not held up. */
const REST_MS = 1500

/**
 * Back at the title there is time. The browser keeps every picture it has decoded, up to half a gigabyte, in case it comes again;
 * boards, reports and books leave many, and the next game brings others.
 */
export function tidyAtTitle(): void {
  let isDue = false
  effect(() => {
    if (screen.value !== 'title') isDue = true
    if (screen.value !== 'title' || !isDue) return
    const rested = setTimeout(() => {
      isDue = false
      host.forget()
    }, REST_MS)
    return () => clearTimeout(rested)
  })
}
