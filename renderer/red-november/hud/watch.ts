import { COLORS, redNovember } from '../../../engine/red-november/index.ts'
import { startRecord } from '../../../engine/shared/record.ts'
import { onBreak, show, showGame } from '../../core/navigation.ts'
import { endLesson } from '../../shared/lessons/school.ts'
import { anySeed } from '../../shared/lobby/seeds.ts'
import { running, table } from '../run/running.ts'

/** Enough for every corner of the boat, few enough to keep in mind. */
const CREW = COLORS.slice(0, 4)

/** A voyage for show: Captains play a whole game, which is not kept unless somebody joins them. */
export async function watchVoyage(seed = anySeed()): Promise<void> {
  endLesson()
  onBreak.value = false
  running.awaitPicture()
  const extra = { seats: CREW.map(() => 'captain'), advice: true }
  const info = { title: seed, created: new Date().toISOString(), extra }
  await table.rehearse({ info, record: startRecord(redNovember, { setup: { seed, gnomes: CREW } }) })
  showGame()
}

/** Back to the title; nothing is left of it. */
export async function leaveVoyage(): Promise<void> {
  show('title')
  await table.leave()
}
