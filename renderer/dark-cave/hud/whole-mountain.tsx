import type { JSX } from 'preact'
import { keysFor, shortcutsFor } from '../../core/keys/bound.ts'
import { keyCaps } from '../../core/keys/key-names.ts'
import { Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { wide } from './helm.ts'

/** The whole mountain with its four gates, or the net from near. */
export function WholeMountain(): JSX.Element {
  const [key] = keysFor('wholeBoard')
  return (
    <button
      type="button"
      class="whole-mountain"
      data-do="whole"
      aria-pressed={wide.value}
      aria-keyshortcuts={shortcutsFor('wholeBoard')}
      onClick={widen}
    >
      <Sign name="mountain" />
      <span>{t('hud.whole')}</span>
      {key && <kbd>{keyCaps(key).join(' ')}</kbd>}
    </button>
  )
}

export function widen(): void {
  wide.value = !wide.value
}
