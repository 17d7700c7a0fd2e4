import type { JSX } from 'preact'
import { t } from '../../red-november/words/index.ts'
import type { Radio } from './radio.ts'
import './captions.css'

/** Sounds in words, for who cannot hear them; not read aloud, for who can. */
export function Captions({ radio }: { readonly radio: Radio }): JSX.Element {
  return (
    <ul class="captions" aria-live="off">
      {radio.captions.value.map(({ id, key }) => (
        <li key={id}>{t(`caption.${key}`)}</li>
      ))}
    </ul>
  )
}
