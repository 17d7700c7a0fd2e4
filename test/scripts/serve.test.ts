import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Served, serve } from '../../scripts/serve.ts'

async function open(): Promise<Served> {
  const served = await serve(0)
  onTestFinished(() => {
    served.server.closeAllConnections()
    served.server.close()
  })
  return served
}

/** The first line of the answer to a request written by hand: no library would send such ones. */
async function ask({ address }: Served, request: string, host = 'localhost'): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(`${request} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  await once(socket, 'close')
  return answer.split('\r\n')[0] ?? ''
}

describe('the web server', () => {
  test.each(['GET //', 'GET ///', 'GET //[', 'GET http://', 'GET http://localhost/', 'GET *', 'HEAD //x:99999/'])(
    'answers %s with 400 and lives on',
    async (request) => {
      const served = await open()
      expect(await ask(served, request)).toBe('HTTP/1.1 400 Bad Request')
      expect(await ask(served, 'GET /nothing.html')).toBe('HTTP/1.1 404 Not Found')
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PROPFIND'])('has no %s', async (method) => {
    const served = await open()
    expect(await ask(served, `${method} /`)).toBe('HTTP/1.1 405 Method Not Allowed')
    expect(await ask(served, 'HEAD /nothing.html')).toBe('HTTP/1.1 404 Not Found')
  })

  test.each(['GET /%', 'GET /%00', 'GET /..%2f..%2fpackage.json', 'GET /\\', 'GET /?'.padEnd(9000, '%')])(
    'lives through %s',
    async (request) => {
      const served = await open()
      expect(await ask(served, request)).toMatch(/^HTTP\/1.1 (200|400|404) /)
      expect(await ask(served, 'GET /nothing.html')).toBe('HTTP/1.1 404 Not Found')
    },
  )

  test('lets no site that opened the page keep a hold on it', async () => {
    const { headers } = await fetch((await open()).address)
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  })

  test('gives nothing to a name that was pointed at this machine', async () => {
    expect(await ask(await open(), 'GET /', 'example.com')).toBe('HTTP/1.1 404 Not Found')
  })
})
