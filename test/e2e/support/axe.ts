import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { SeenThrough } from './app.ts'

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>

/** Axe as its own part for Playwright would bring it. */
const SOURCE = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
)

const GRAVE = ['serious', 'critical']

/**
 * What would keep somebody out, by all of axe's rules or by some. The part for Playwright brings axe anew for every question and
 * tells in full what is in order, too: that took three times the work.
 */
export async function graveFaults(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(SOURCE, 'utf8'))
  const violations = await page.evaluate(async (wanted) => {
    const { axe, seenThrough } = window as unknown as SeenThrough & {
      readonly axe: { run(context: Document, options: object): Promise<Found> }
    }
    const runOnly = wanted ? { runOnly: { type: 'rule', values: wanted } } : {}
    // Contrast is there only where something can be seen.
    if (seenThrough) seenThrough.disabled = true
    try {
      return (await axe.run(document, { resultTypes: ['violations'], ...runOnly })).violations
    } finally {
      if (seenThrough) seenThrough.disabled = false
    }
  }, rules)
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id} ${target} ${any[0]?.message ?? ''}`))
}
