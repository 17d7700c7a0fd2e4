import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WEB_HEADERS } from '../main/csp.ts'
import { fileFor } from '../main/files.ts'
import { PAGE } from './paths.ts'

export interface Served {
  readonly address: string
  readonly server: Server
}

const LOCAL = /^(localhost|127\.0\.0\.1)(:\d+)?$/
const METHODS = ['GET', 'HEAD']

/** Serves the built page to this machine only. Port 0 takes any free one. */
export async function serve(port: number): Promise<Served> {
  const server = createServer((request, response) => {
    // Any page in the player's browser can send anything here: whatever it is, the server lives on.
    answer(request, response).catch(() => refuse(response, 500))
  })
  await new Promise<void>((ready, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', ready)
  })
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, server }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Another site's name that was pointed at this machine gets nothing.
  if (!LOCAL.test(request.headers.host ?? '')) return refuse(response, 404)
  if (!METHODS.includes(request.method ?? '')) return refuse(response, 405, { Allow: METHODS.join(', ') })
  const pathname = pathOf(request.url ?? '')
  if (pathname === null) return refuse(response, 400)
  const found = fileFor(PAGE, pathname)
  const body = found && (await readFile(found.file).catch(() => null))
  if (!found || !body) return refuse(response, 404)
  const about = { 'Content-Type': found.type, 'Content-Length': body.length }
  response.writeHead(200, { ...WEB_HEADERS, ...about }).end(request.method === 'HEAD' ? undefined : body)
}

function refuse(response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  if (!response.headersSent) response.writeHead(status, { ...WEB_HEADERS, ...headers })
  response.end()
}

/** The path of a request, or null: `//` and whole addresses name a host, and only a path is asked for here. */
function pathOf(url: string): string | null {
  if (!/^\/(?!\/)/.test(url)) return null
  try {
    return new URL(url, 'http://localhost').pathname
  } catch {
    return null
  }
}
