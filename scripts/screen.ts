import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Screen {
  /** What DISPLAY must say. */
  readonly display: string
  close(): void
}

/** A screen that nobody sees, with a free number that the X server picks itself. */
export async function openScreen(size = '1920x1200x24'): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const said = server.stdio[3]
  if (!said) throw new Error('Xvfb gave no way to tell its number.')
  const failed = once(server, 'exit').then(() => {
    throw new Error('Xvfb did not start.')
  })
  const [number] = (await Promise.race([once(said, 'data'), failed])) as [Buffer]
  failed.catch(() => undefined)
  // Also when we end in an error: nobody else would close it.
  process.once('exit', () => server.kill())
  return { display: `:${number.toString().trim()}`, close: () => server.kill() }
}
