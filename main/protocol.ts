import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { protocol, type Session } from 'electron'
import { GAME_HOST, SCHEME } from '../preload/contract.ts'
import { SECURITY_HEADERS } from './csp.ts'
import { fileFor } from './files.ts'
import { log } from './log.ts'

const PAGE = join(import.meta.dirname, '../renderer')
const NOT_FOUND = { statusCode: 404, headers: SECURITY_HEADERS, data: Buffer.alloc(0) }

/** Must happen before the app is ready. */
export function announceScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ])
}

/** Files that were read in advance, by their path on the disk; each is handed over once. */
type Shelf = Map<string, Buffer>

/**
 * The page and what it asks for first, read while Chromium is still coming up: later each of them would be a turn or two of
 * main's loop, at the moment when it has most to do.
 */
export function readAhead(): Shelf {
  const shelf = new Map<string, Buffer>()
  try {
    const index = readFileSync(join(PAGE, 'index.html'))
    shelf.set(join(PAGE, 'index.html'), index)
    for (const [, path = ''] of index.toString().matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)) {
      shelf.set(join(PAGE, path), readFileSync(join(PAGE, path)))
    }
  } catch (error) {
    // Whoever asks for it will hear that it is not there.
    log.warn('reading ahead', error)
  }
  return shelf
}

/** Serves the built page under app://game/, with the policy on every answer. */
export function servePage(session: Session, shelf: Shelf): void {
  // The newer `handle` hands every file over as a stream, bit by bit through main's loop; this is done with one call.
  session.protocol.registerBufferProtocol(SCHEME, (request, answer) => {
    const { host, pathname } = new URL(request.url)
    const found = request.method === 'GET' && host === GAME_HOST ? fileFor(PAGE, pathname) : null
    if (!found) return answer(NOT_FOUND)
    const give = (data: Buffer): void =>
      answer({ data, mimeType: found.type, headers: { ...SECURITY_HEADERS, 'Content-Type': found.type } })
    const ahead = shelf.get(found.file)
    // A page that is loaded again gets what lies there now: were the files replaced meanwhile, the old ones would ask for others that are gone.
    shelf.delete(found.file)
    if (ahead) return give(ahead)
    readFile(found.file).then(give, () => answer(NOT_FOUND))
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
