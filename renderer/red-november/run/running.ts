import { computed } from '@preact/signals'
import { redNovember } from '../../../engine/red-november/index.ts'
import { host } from '../../core/host.ts'
import { audience } from '../../core/navigation.ts'
import { currentUi } from '../../shared/current.ts'
import { BotClient, botMindOf } from '../../table/bots/client.ts'
import { Library } from '../../table/library.ts'
import { RunningGame } from '../../table/running.ts'
import { openWorker } from '../bots/open-worker.ts'
import { agreementsOf, mannerOf } from './agreements.ts'

/** Whoever thinks for the bots. The sailor's rules of thumb take no time. */
export const mates = new BotClient(redNovember, openWorker, 'sailor')

/** The boat on the table. */
export const running = new RunningGame(redNovember, new Library(host), {
  botMind: botMindOf(redNovember, mates, () => audience(() => currentUi.value?.id === redNovember.id)),
  mannerOf,
})
export const { table } = running

/** What its crew has agreed on. */
export const agreements = computed(() => agreementsOf(table.game.value?.info.extra ?? {}))
