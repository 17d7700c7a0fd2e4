import { type Command, type Place, type PlayerView, pathsFrom } from '../../../engine/red-november/index.ts'
import type { Translate } from './index.ts'
import { placeKey } from './phrases.ts'

/** Other words by which an order can be called in the tube: every place to which the way begins with it. */
export function otherWords(command: Command, view: PlayerView, t: Translate): string {
  const goals = goalsBehind(command, view)
  return goals.length === 0 ? '' : [t('access.tube.walk'), ...goals.flatMap((goal) => namesOf(goal, t))].join(' ')
}

/** Where one gets to by the cheapest way that begins like this. */
function goalsBehind(command: Command, view: PlayerView): readonly Place[] {
  if (command.type !== 'open' && command.type !== 'enter') return []
  const isFirst = ([first]: readonly Command[]): boolean =>
    first?.type === command.type && (first.type !== 'open' || command.type !== 'open' || first.to === command.to)
  return [...pathsFrom(view)].filter(([, { commands }]) => isFirst(commands)).map(([goal]) => goal)
}

/** A place by its name, as one goes to it and into it. */
const namesOf = (place: Place, t: Translate): readonly string[] =>
  (['name', 'to', 'into'] as const).map((form) => t(`game.place.${placeKey(place)}.${form}`))
