import type { JSX } from 'preact'
import { t } from '../../i18n/index.ts'
import type { Radio } from '../../sound/radio.ts'
import '../../styles/captions.css'

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
