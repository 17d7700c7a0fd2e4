import { buildIfNeeded } from '../../../scripts/build.ts'
import { findElectron } from '../../../scripts/electron.ts'
import { prepareForTests } from '../../../scripts/system.ts'

/** Before the first test: the app is built and Electron is there. Each worker opens a display of its own (support/game.ts). */
export default async function setUp(): Promise<void> {
  const electron = await findElectron()
  if (!electron) throw new Error('Electron could not be found or fetched; the end-to-end tests need it.')
  await prepareForTests(electron.program)
  await buildIfNeeded()
  process.env.RED_NOVEMBER_ELECTRON = electron.program
}
