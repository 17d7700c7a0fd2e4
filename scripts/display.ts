import { buildIfNeeded } from './build.ts'
import { findElectron } from './electron.ts'
import { openScreen } from './screen.ts'
import { hasDisplay, prepareForTests } from './system.ts'

/** Electron with all it asks of the system, and the app, built: the program, which whoever starts windows finds in the environment. */
export async function prepareWindows(): Promise<string> {
  const electron = await findElectron()
  if (!electron) throw new Error('Electron could not be found or fetched.')
  await prepareForTests(electron.program)
  await buildIfNeeded()
  process.env.RED_NOVEMBER_ELECTRON = electron.program
  return electron.program
}

/** A display of one's own where the machine has none; gives back what closes it. What opens it must be installed by then. */
export async function openDisplay(size?: string): Promise<() => void> {
  if (hasDisplay()) return () => undefined
  const screen = await openScreen(size)
  process.env.DISPLAY = screen.display
  return screen.close
}

/** What a script needs that opens windows, in the one order in which it can be had on a bare machine. */
export async function withDisplay(work: (program: string) => Promise<void>, size?: string): Promise<void> {
  const program = await prepareWindows()
  const close = await openDisplay(size)
  try {
    await work(program)
  } finally {
    close()
  }
}
