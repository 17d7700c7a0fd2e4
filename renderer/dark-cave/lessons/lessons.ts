import type { Command, DarkCave, PlayerView } from '../../../engine/dark-cave/index.ts'
import type { Lesson, Lessons } from '../../shared/lesson.ts'
import { commandText } from '../words/command-words.ts'
import { type Key, t } from '../words/index.ts'
import { namesOf } from '../words/phrases.ts'
import type { LessonId } from '../words/tutorial/words.ts'
import { COURSE } from './course.ts'
import { wayEnd } from './next-touch.ts'

/** The card each lesson is most about. */
const PICTURES: Readonly<Record<LessonId, string>> = {
  paths: 'cards/I-09.webp',
  walking: 'cards/III-05.webp',
  crossings: 'cards/I-15.webp',
  creatures: 'cards/lindworm.webp',
  secrets: 'clan/yellow-back.svg',
  leaving: 'cards/goal-exit.webp',
}

/** Where the cave's drawings lie, seen from the page. */
export const PICTURES_AT = './cave'

/** How the cave is taught. */
export const lessons: Lessons<DarkCave> = {
  list: COURSE.map(
    ({ id, scenario, beats }): Lesson<DarkCave> => ({
      id,
      start: { scenario },
      beats,
      picture: `${PICTURES_AT}/${PICTURES[id]}`,
    }),
  ),
  teacher: `${PICTURES_AT}/parts/foreman-teach.svg`,
  proud: `${PICTURES_AT}/parts/foreman-cheer.svg`,
  text: (lesson, say) => t(`tutorial.lessons.${lesson}.${say}` as Key),
  order: (command, view, _, ahead) => commandText(wholeWay(command, view, ahead), view, { t, names: namesOf({}, t) }),
}

/** Several steps of one beat are one click: its end is what the foreman asks for. */
function wholeWay(command: Command, view: PlayerView, ahead: readonly string[]): Command {
  const to = command.type === 'step' ? wayEnd(view, ahead) : null
  return to === null ? command : { type: 'step', to }
}
