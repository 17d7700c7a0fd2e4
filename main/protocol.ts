import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { protocol, type Session } from 'electron'
import { GAME_HOST, SCHEME } from '../preload/contract.ts'
import { SECURITY_HEADERS } from './csp.ts'
import { fileFor } from './files.ts'

const PAGE = join(import.meta.dirname, '../renderer')

/** Must happen before the app is ready. */
export function announceScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ])
}

/** Serves the built page under app://game/, with the policy on every answer. */
export function servePage(session: Session): void {
  session.protocol.handle(SCHEME, async (request) => {
    const { host, pathname } = new URL(request.url)
    const found = request.method === 'GET' && host === GAME_HOST ? fileFor(PAGE, pathname) : null
    if (!found) return new Response(null, { status: 404, headers: SECURITY_HEADERS })
    try {
      const body = await readFile(found.file)
      return new Response(body, { headers: { ...SECURITY_HEADERS, 'Content-Type': found.type } })
    } catch {
      return new Response(null, { status: 404, headers: SECURITY_HEADERS })
    }
  })
}

/** Is this an address of the game's own page? */
export function isOurs(url: string): boolean {
  try {
    const { protocol: scheme, host } = new URL(url)
    return scheme === `${SCHEME}:` && host === GAME_HOST
  } catch {
    return false
  }
}
