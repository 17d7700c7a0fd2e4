import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appArguments, expect, newGame, playOne, program, ready, test } from '../support/game.ts'
import { OutsideGame } from '../support/outside.ts'

interface NetLog {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> }
  readonly events: readonly { readonly type: number; readonly params?: Readonly<Record<string, unknown>> }[]
}

/** What Chromium's network log calls the ways out of a machine. */
const WAYS_OUT = ['TCP_CONNECT_ATTEMPT', 'UDP_CONNECT', 'HOST_RESOLVER_MANAGER_REQUEST', 'HOST_RESOLVER_SYSTEM_TASK']

test('the game makes no network request at all, from start to end', async ({ home }) => {
  const file = join(home, 'net.json')
  const game = await OutsideGame.start(program(), [...(await appArguments(home)), `--log-net-log=${file}`])
  const page = await game.page()
  await ready(page)
  for (const name of ['Settings', 'Load']) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
  }
  await newGame(page, 'silence')
  for (let move = 0; move < 5; move++) await playOne(page)
  await page.getByRole('button', { name: 'Quick save' }).click()
  await page.getByRole('button', { name: 'Title' }).click()
  // The page may be gone before the click is confirmed.
  await page
    .getByRole('button', { name: 'Quit' })
    .click()
    .catch(() => undefined)
  await game.ended()

  const { constants, events } = JSON.parse(readFileSync(file, 'utf8')) as NetLog
  const ways = WAYS_OUT.flatMap((name) => constants.logEventTypes[name] ?? [])
  expect(ways.length).toBeGreaterThan(2)
  expect(events.filter(({ type }) => ways.includes(type))).toEqual([])
  const addresses = events.flatMap(({ params }) => (typeof params?.url === 'string' ? [params.url] : []))
  expect(addresses.filter((url) => /^(https?|wss?|ftp):/.test(url))).toEqual([])
})
