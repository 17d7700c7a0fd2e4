import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { nameIt, naming, pauseOpen, show } from '../../core/navigation.ts'
import { SaveAs } from '../../shared/saves/save-as.tsx'
import { useModal } from '../../ui/modal.ts'
import { running, table } from '../run/running.ts'
import { presenter } from '../show/presenter.ts'
import { t } from '../words/index.ts'

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
  const text = (): void => {
    close()
    running.useText(true)
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
      <button type="button" onClick={leaveFor('title')}>
        {t('hud.leave')}
      </button>
      {!table.rehearsing.value && <p class="caption">{t('hud.leaveHint')}</p>}
    </nav>
  )
}
