import { createSocket } from 'node:dgram'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { appArguments, expect, newGame, playOne, program, ready, test } from '../support/game.ts'
import { OutsideGame } from '../support/outside.ts'

interface NetLog {
  readonly constants: { readonly logEventTypes: Readonly<Record<string, number>> }
  readonly events: readonly { readonly type: number; readonly params?: Readonly<Record<string, unknown>> }[]
}

/** What Chromium's network log calls the ways out of a machine. */
const WAYS_OUT = [
  'TCP_CONNECT_ATTEMPT',
  'UDP_CONNECT',
  'UDP_BYTES_SENT',
  'HOST_RESOLVER_MANAGER_REQUEST',
  'HOST_RESOLVER_SYSTEM_TASK',
]

test('the game makes no network request at all, from start to end', async ({ home }) => {
  const file = join(home, 'net.json')
  const game = await OutsideGame.start(program(), [...(await appArguments(home)), `--log-net-log=${file}`])
  const page = await game.page()
  await ready(page)
  for (const name of ['Settings', 'Saves']) {
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

/** Ears on this machine, for both ways in which something can arrive. */
async function listen(): Promise<{ port: number; heard: string[]; close: () => void }> {
  const heard: string[] = []
  const tcp = createServer((socket) => {
    heard.push('a connection')
    socket.destroy()
  })
  await new Promise<void>((ready) => tcp.listen(0, '127.0.0.1', ready))
  const { port } = tcp.address() as AddressInfo
  const udp = createSocket('udp4', () => heard.push('a packet'))
  await new Promise<void>((ready) => udp.bind(port, '127.0.0.1', ready))
  const close = (): void => {
    tcp.close()
    udp.close()
  }
  return { port, heard, close }
}

test('a script in the page finds no way out, by request, by socket or by a call to another browser', async ({
  game,
}) => {
  const { port, heard, close } = await listen()
  // The ears hear: otherwise silence would mean nothing.
  createSocket('udp4').send('test', port, '127.0.0.1')
  await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
  await expect.poll(() => [...heard].sort()).toEqual(['a connection', 'a packet'])
  heard.length = 0

  const gathered = await game.page.evaluate(async (at) => {
    const hosts = [`127.0.0.1:${at}`, `localhost:${at}`]
    const call = async (host: string): Promise<string> => {
      const relay = { username: 'a', credential: 'b' }
      const connection = new RTCPeerConnection({
        iceServers: [
          { urls: `stun:${host}` },
          { urls: `turn:${host}?transport=udp`, ...relay },
          { urls: `turn:${host}?transport=tcp`, ...relay },
          { urls: `turns:${host}?transport=tcp`, ...relay },
        ],
      })
      connection.createDataChannel('out')
      const over = new Promise<void>((done) => {
        connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && done()
      })
      await connection.setLocalDescription(await connection.createOffer())
      await over
      const said = connection.localDescription?.sdp ?? ''
      connection.close()
      return said
    }
    const ask = async (host: string): Promise<void> => {
      navigator.sendBeacon(`http://${host}/`, 'x')
      await fetch(`http://${host}/`, { mode: 'no-cors' }).catch(() => undefined)
      await new Promise((done) => {
        const socket = new WebSocket(`ws://${host}/`)
        socket.onerror = done
        socket.onopen = done
      })
      for (const rel of ['prefetch', 'preconnect', 'dns-prefetch', 'modulepreload'])
        document.head.append(Object.assign(document.createElement('link'), { rel, href: `http://${host}/` }))
      await new WebTransport(`https://${host}/`).ready.catch(() => undefined)
    }
    await Promise.all(hosts.map((host) => ask(host).catch(() => undefined)))
    return Promise.all(hosts.map((host) => call(host).catch(String)))
  }, port)
  for (const said of gathered) expect(said).not.toMatch(/^a=candidate/m)
  expect(heard).toEqual([])
  close()
})
