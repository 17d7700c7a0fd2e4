import type { Page } from '@playwright/test'

interface Work {
  readonly median: number
  readonly p99: number
}

/**
 * Milliseconds of processor time that a script takes on the page's own thread. By the clock the driver's threads would count, too:
 * without a GPU they take the same processors. What asking costs is measured with nothing to do, and taken off.
 */
export async function workOf(page: Page, script: string, times: number): Promise<Work> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
  }
  const sorted = async (expression: string): Promise<readonly number[]> => {
    const samples: number[] = []
    for (let sample = 0; sample < times; sample++) {
      const before = await spent()
      await session.send('Runtime.evaluate', { expression })
      samples.push((await spent()) - before)
    }
    return samples.sort((a, b) => a - b)
  }
  const at = (samples: readonly number[], share: number): number => samples[Math.floor(times * share)] ?? 0
  const nothing = at(await sorted('void 0'), 0.5)
  const work = await sorted(script)
  await session.detach()
  return { median: at(work, 0.5) - nothing, p99: at(work, 0.99) - nothing }
}
