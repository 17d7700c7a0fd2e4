import type { JSX } from 'preact'
import './medals.css'

/** A medal of some game: what is struck on it, what it is called, what it is given for. */
export interface MedalFace {
  readonly id: string
  readonly picture: JSX.Element
  readonly name: string
  readonly text: string
}

interface Props {
  readonly face: MedalFace
  /** What stands below its name besides what it is for. */
  readonly note: string | null
  readonly state: 'fresh' | 'earned' | 'locked'
}

/** A medal with its name and what it is given for. */
export const Medal = ({ face, note, state }: Props): JSX.Element => (
  <li class={`medal ${state}`} data-feat={face.id} title={face.text}>
    <span class="disc" aria-hidden="true">
      {face.picture}
    </span>
    <span class="about">
      <b>{face.name}</b>
      <span>{face.text}</span>
      {note && <em>{note}</em>}
    </span>
  </li>
)
