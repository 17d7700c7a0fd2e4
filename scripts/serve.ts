import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SECURITY_HEADERS } from '../main/csp.ts'
import { fileFor } from '../main/files.ts'
import { PAGE } from './paths.ts'

export interface Served {
  readonly address: string
  readonly server: Server
}

const LOCAL = /^(localhost|127\.0\.0\.1)(:\d+)?$/

/** Serves the built page to this machine only. Port 0 takes any free one. */
export async function serve(port: number): Promise<Served> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    // Another site's name that was pointed at this machine gets nothing.
    const found = LOCAL.test(request.headers.host ?? '') ? fileFor(PAGE, pathname) : null
    const body = found && (await readFile(found.file).catch(() => null))
    if (!found || !body) return void response.writeHead(404, SECURITY_HEADERS).end()
    response.writeHead(200, { ...SECURITY_HEADERS, 'Content-Type': found.type }).end(body)
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, server }
}
