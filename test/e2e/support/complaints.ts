import type { ConsoleMessage } from '@playwright/test'
import type { Running } from './game.ts'

const GRAVE = ['error', 'warning']

/**
 * Everything that the game complains about from now on: errors and promises that nobody catches, the page's error
 * messages, and what the main process logs, which is also told what the calm page hides.
 */
export function complaintsOf({ app, page }: Running): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (line) => isComplaint(line) && complaints.push(line.text()))
  page.on('crash', () => complaints.push('the page is gone'))
  app.on('console', (line) => GRAVE.includes(line.type()) && complaints.push(`main: ${line.text()}`))
  return complaints
}

/** What a library says that it will not do any longer, it says at no level of its own. */
const isComplaint = (line: ConsoleMessage): boolean =>
  line.type() === 'error' || line.text().includes('Deprecation Warning')
