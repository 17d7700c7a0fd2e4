import type { Command, PlayerView, RedNovember } from '../../../engine/red-november/index.ts'
import type { Lessons } from '../../shared/lesson.ts'
import { LESSONS, type LessonId } from '../lessons/lessons.ts'
import { names } from '../run/names.ts'
import { commandWords } from '../words/command-words.ts'
import { t } from '../words/index.ts'

/** The card that a lesson is most about. */
const PICTURES: Readonly<Record<LessonId, string>> = {
  hatches: 'event-leak',
  fire: 'item-extinguisher',
  minutes: 'item-toolbox',
  time: 'event-undersea-current',
  grog: 'item-grog',
  tokens: 'event-missile-countdown',
  items: 'item-crowbar',
  sea: 'event-kraken',
  leaving: 'item-aqualung',
  options: 'item-lucky-charm',
}

/** What has to be done, in the words of the button that does it. */
function order(command: Command, view: PlayerView, isOpen: boolean): string {
  const { key, values } = commandWords(command, view, { t, names: names.value })
  return t(key, isOpen ? { ...values, minutes: '…' } : values)
}

/** How this game is taught: by the bosun. */
export const TEACHING: Lessons<RedNovember> = {
  list: LESSONS.map(({ id, scenario, beats }) => ({
    id,
    start: { scenario },
    beats,
    picture: `./cards/${PICTURES[id]}.svg`,
  })),
  teacher: './ends/orange-idle.webp',
  proud: './ends/orange-cheer.webp',
  // The words of a lesson belong to its beats; the test of the lessons makes sure that none is missing.
  text: (lesson, say) => t(`tutorial.lessons.${lesson}.${say}` as 'tutorial.lessons.hatches.title'),
  order,
}
