import type { JSX } from 'preact'
import type { RoomId } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { type Names, placeKey } from '../words/phrases.ts'
import type { DieShow } from './overlay.ts'

interface Props {
  readonly show: DieShow
  readonly names: Names
}

const FACES = Array.from({ length: 10 }, (_, at) => at + 1)

/** What the die is rolled for, which faces would do, and what it shows, in words. */
export function DiePlate({ show, names }: Props): JSX.Element {
  const { face, target, verdict } = show
  return (
    <article class="die-plate" data-verdict={verdict ?? (face === null ? 'rolling' : 'shown')}>
      <strong class="die-plate-face" aria-hidden="true">
        {face ?? '?'}
      </strong>
      <div>
        <h2 class="die-plate-title">{resultOf(show, names) ?? questionOf(show, names)}</h2>
        {target !== null && (
          <ol class="die-plate-faces" aria-hidden="true">
            {FACES.map((number) => (
              <li key={number} class={`${number <= target ? 'good' : 'bad'}${number === face ? ' rolled' : ''}`}>
                {number}
              </li>
            ))}
          </ol>
        )}
      </div>
    </article>
  )
}

function questionOf({ purpose, gnome, target, intoxication }: DieShow, names: Names): string {
  switch (purpose) {
    case 'fix':
      return t('show.die.fix', { target: target ?? 0 })
    case 'duel-attacker':
    case 'duel-defender':
      return t('show.die.duel', { gnome: names(gnome), intoxication })
    case 'arrival':
      return t('show.die.arrival', { gnome: names(gnome) })
    default:
      return t('show.die.room')
  }
}

/** Null while the die rolls. */
function resultOf({ purpose, gnome, target, face, intoxication }: DieShow, names: Names): string | null {
  if (face === null) return null
  switch (purpose) {
    case 'fix':
      return t(face <= (target ?? 0) ? 'show.die.works' : 'show.die.fails', { face, target: target ?? 0 })
    case 'duel-attacker':
    case 'duel-defender':
      return t('show.die.duelled', { gnome: names(gnome), face, intoxication, result: face - intoxication })
    default:
      return t('show.die.is', { face, place: t(`game.place.${placeKey(face as RoomId)}.name`) })
  }
}
