import { darkCave } from '../../../engine/dark-cave/index.ts'
import { host } from '../../core/host.ts'
import { audience } from '../../core/navigation.ts'
import { currentUi } from '../../shared/current.ts'
import { BotClient, botMindOf } from '../../table/bots/client.ts'
import { Library } from '../../table/library.ts'
import { RunningGame } from '../../table/running.ts'
import { openWorker } from '../bots/open-worker.ts'
import { cover } from '../cover/cover.ts'

/** Whoever thinks for the bots. The digger's rules of thumb take no time. */
export const mates = new BotClient(darkCave, openWorker, 'digger')

/** The cave on the table; its journal lies beside the other game's. */
export const running = new RunningGame(darkCave, new Library(host), {
  botMind: botMindOf(darkCave, mates, () => audience(() => currentUi.value?.id === darkCave.id)),
  journal: cover.journal,
})
export const { table } = running
