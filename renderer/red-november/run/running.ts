import { redNovember } from '../../../engine/red-november/index.ts'
import { host } from '../../core/host.ts'
import { audience } from '../../core/navigation.ts'
import { botMindOf, CrewClient } from '../../table/bots/client.ts'
import { Library } from '../../table/library.ts'
import { RunningGame } from '../../table/running.ts'

/** Whoever thinks for the bots. */
export const mates = new CrewClient()

/** The boat on the table. */
export const running = new RunningGame(redNovember, new Library(host), botMindOf(mates, audience))
export const { table } = running
