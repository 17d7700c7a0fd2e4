import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { nameIt, naming, pauseOpen, show } from '../../core/navigation.ts'
import { SaveAs } from '../../shared/saves/save-as.tsx'
import { useModal } from '../../ui/modal.ts'
import { sayable } from '../choices/world.ts'
import { running, table } from '../run/running.ts'
import { presenter } from '../show/presenter.ts'
import { t } from '../words/index.ts'
import { mayChoose, sayIt } from './deeds.ts'

/** The menu of the running game, which stands still behind it. Nothing can be lost, so nothing is asked. */
export function Pause(): JSX.Element | null {
  const open = pauseOpen.value || naming.value
  const modal = useModal(close, open)
  useEffect(() => {
    if (open) presenter.pause()
    else presenter.resume()
  }, [open])
  return (
    <dialog {...modal} class="pause panel" aria-label={t('hud.menu')}>
      {open && (naming.value ? <SaveAs look="menu" onDone={close} /> : <Items />)}
    </dialog>
  )
}

function close(): void {
  pauseOpen.value = false
  nameIt(false)
}

const leaveFor = (screen: Parameters<typeof show>[0]) => (): void => {
  close()
  show(screen)
}

function Items(): JSX.Element {
  const view = table.view.value
  const proposal = view && mayChoose() ? sayable(view).find(({ type }) => type === 'propose') : undefined
  const text = (): void => {
    close()
    running.useText(true)
  }
  const propose = (): void => {
    close()
    if (proposal) void sayIt(proposal)
  }
  return (
    <nav class="menu">
      <h2>{t('hud.paused')}</h2>
      <button type="button" class="primary" onClick={close}>
        {t('hud.resume')}
      </button>
      <button type="button" onClick={() => nameIt(true)}>
        {t('table.save')}
      </button>
      <button type="button" onClick={leaveFor('saves')}>
        {t('table.load')}
      </button>
      <button type="button" onClick={leaveFor('settings')}>
        {t('front.title.settings')}
      </button>
      <button type="button" onClick={text}>
        {t('menu.table')}
      </button>
      <button type="button" disabled={!proposal} onClick={propose}>
        {t('hud.propose')}
      </button>
      <button type="button" onClick={leaveFor('title')}>
        {t('hud.leave')}
      </button>
      {!table.rehearsing.value && <p class="caption">{t('hud.leaveHint')}</p>}
    </nav>
  )
}
