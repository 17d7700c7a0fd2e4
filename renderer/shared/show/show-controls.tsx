import type { JSX } from 'preact'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { keysFor, orderOf } from '../../core/keys/bound.ts'
import { type KeyOrder, keyCaps } from '../../core/keys/key-names.ts'
import { isChord, isTyping } from '../../core/keys/typing.ts'
import { t } from '../../core/language.ts'
import type { ShowTypes } from '../../table/show/programme.ts'
import type { ShowPresenter } from '../../table/show/show-presenter.ts'
import { useLayer } from '../../ui/layer.ts'

type Driven = Pick<
  ShowPresenter<GameTypes, ShowTypes>,
  'next' | 'skip' | 'pause' | 'resume' | 'paused' | 'waits' | 'running'
>

/** Go on, pause, skip: by button, and by key as long as something is shown. */
export function ShowControls({ presenter }: { readonly presenter: Driven }): JSX.Element | null {
  const running = presenter.running.value
  const paused = presenter.paused.value
  useLayer({ level: 'desk', hear: (event) => act(event, presenter) }, running)
  if (!running) return null
  return (
    <div class="show-controls" role="toolbar" aria-label={t('show.controls.label')}>
      <button type="button" onClick={() => (paused ? presenter.resume() : presenter.pause())}>
        {t(paused ? 'show.controls.resume' : 'show.controls.pause')}
        <FirstKey order="pauseShow" />
      </button>
      <button type="button" class={presenter.waits.value ? 'primary' : ''} onClick={() => presenter.next()}>
        {t('show.controls.next')}
        <kbd>{t('show.controls.enter')}</kbd>
      </button>
      <button type="button" onClick={() => presenter.skip()}>
        {t('show.controls.skip')}
        <FirstKey order="skipShow" />
      </button>
    </div>
  )
}

const FirstKey = ({ order }: { readonly order: KeyOrder }): JSX.Element | null => {
  const [key] = keysFor(order)
  return key ? <kbd>{keyCaps(key).join(' ')}</kbd> : null
}

/** Keys belong to the show, unless they were meant for a button or a field. A held one counts once. */
function act(event: KeyboardEvent, presenter: Driven): boolean {
  if (isTyping(event) || isChord(event) || event.repeat) return false
  const at = event.target instanceof Element ? event.target : null
  switch (event.code) {
    case 'Enter':
    case 'NumpadEnter':
    case 'Space':
      if (at?.closest('button, a[href]')) return false
      presenter.next()
      return true
  }
  const order = orderOf(event, ['skipShow', 'pauseShow'])
  if (order === 'skipShow') presenter.skip()
  else if (order === 'pauseShow') presenter.paused.value ? presenter.resume() : presenter.pause()
  return order !== undefined
}
