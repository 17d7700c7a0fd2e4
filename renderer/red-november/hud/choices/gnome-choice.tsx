import type { JSX } from 'preact'
import type { Color } from '../../../../engine/red-november/index.ts'
import { roam } from '../../../ui/roam.ts'
import type { Names } from '../../words/phrases.ts'

interface Props {
  readonly label: string
  readonly gnomes: readonly Color[]
  readonly chosen: Color
  readonly names: Names
  readonly onPick: (gnome: Color) => void
}

/** One of the gnomes in the room. */
export function GnomeChoice({ label, gnomes, chosen, names, onPick }: Props): JSX.Element {
  return (
    <fieldset
      class="segment gnome-choice"
      aria-label={label}
      data-arrows=""
      onKeyDown={(event) => roam(event, event.currentTarget)}
    >
      {gnomes.map((gnome) => (
        <button
          key={gnome}
          type="button"
          data-gnome={gnome}
          tabIndex={gnome === chosen ? 0 : -1}
          aria-pressed={gnome === chosen}
          onClick={() => onPick(gnome)}
        >
          <img class="gnome-choice-badge" src={`./badges/${gnome}.svg`} alt="" />
          {names(gnome)}
        </button>
      ))}
    </fieldset>
  )
}
