import { buildIfNeeded } from '../../../scripts/build.ts'
import { findElectron } from '../../../scripts/electron.ts'
import { openScreen } from '../../../scripts/screen.ts'
import { hasDisplay, prepareForTests } from '../../../scripts/system.ts'

/** Before the first test: the app is built, Electron is there and has a screen to draw on. */
export default async function setUp(): Promise<() => void> {
  const electron = await findElectron()
  if (!electron) throw new Error('Electron could not be found or fetched; the end-to-end tests need it.')
  await prepareForTests(electron.program)
  await buildIfNeeded()
  process.env.RED_NOVEMBER_ELECTRON = electron.program
  if (hasDisplay()) return () => undefined
  const screen = await openScreen()
  process.env.DISPLAY = screen.display
  return () => screen.close()
}
