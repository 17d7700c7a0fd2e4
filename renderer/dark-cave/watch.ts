import { darkCave } from '../../engine/dark-cave/index.ts'
import { startRecord } from '../../engine/shared/record.ts'
import { onBreak, showGame } from '../core/navigation.ts'
import { attending } from '../shared/lessons/school.ts'
import { anySeed } from '../shared/lobby/seeds.ts'
import { running, table } from './run/running.ts'

/** Enough for both clans, and for somebody who is not what the hat says. */
const COMPANY = 5

/** An expedition for show: diggers play a whole game, which is not kept unless somebody joins them. */
export async function watchExpedition(seed = anySeed()): Promise<void> {
  attending.value = null
  onBreak.value = false
  running.awaitPicture()
  const extra = { seats: Array.from({ length: COMPANY }, () => 'digger') }
  const info = { title: seed, created: new Date().toISOString(), extra }
  await table.rehearse({ info, record: startRecord(darkCave, { setup: { seed, players: COMPANY } }) })
  showGame()
}
