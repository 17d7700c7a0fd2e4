import type { JSX } from 'preact'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { ui } from '../current.ts'
import type { Radio } from './radio.ts'
import './captions.css'

/** Sounds in words, for who cannot hear them; not read aloud, for who can. */
export function Captions({ radio }: { readonly radio: Radio<GameTypes> }): JSX.Element {
  return (
    <ul class="captions" aria-live="off">
      {radio.captions.value.map(({ id, key }) => (
        <li key={id}>{ui().caption(key)}</li>
      ))}
    </ul>
  )
}
