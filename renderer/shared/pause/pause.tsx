import type { ComponentChildren, JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { nameIt, naming, pauseOpen, show } from '../../core/navigation.ts'
import { Icon } from '../../ui/icon.tsx'
import { useModal } from '../../ui/modal.ts'
import { t, ui } from '../current.ts'
import { SaveAs } from '../saves/save-as.tsx'
import './pause.css'

/** What the menu says in a game's own voice. */
export interface PauseWords {
  readonly menu: string
  readonly paused: string
  readonly resume: string
  readonly leave: string
  readonly leaveHint: string
}

interface Props {
  readonly presenter: { pause(): void; resume(): void }
  readonly words: PauseWords
  /** What only this game offers here. */
  readonly children?: ComponentChildren
}

/** The menu of the running game, which stands still behind it. Nothing can be lost, so nothing is asked. */
export function Pause({ presenter, words, children }: Props): JSX.Element | null {
  const open = pauseOpen.value || naming.value
  const modal = useModal(closePause, open)
  useEffect(() => {
    if (open) presenter.pause()
    else presenter.resume()
  }, [open])
  return (
    <dialog {...modal} class="pause panel" aria-label={words.menu}>
      {open && (naming.value ? <SaveAs look="menu" onDone={closePause} /> : <Items words={words}>{children}</Items>)}
    </dialog>
  )
}

export function closePause(): void {
  pauseOpen.value = false
  nameIt(false)
}

const leaveFor = (screen: Parameters<typeof show>[0]) => (): void => {
  closePause()
  show(screen)
}

function Items({ words, children }: Pick<Props, 'words' | 'children'>): JSX.Element {
  const { running } = ui()
  const text = (): void => {
    closePause()
    running.useText(true)
  }
  // The word about it must not lie behind the menu.
  const photo = async (): Promise<void> => {
    closePause()
    await (await import('../photo/photo.ts')).takePhoto()
  }
  return (
    <nav class="menu">
      <h2>{words.paused}</h2>
      <button type="button" class="primary" onClick={closePause}>
        <Icon name="play" />
        {words.resume}
      </button>
      <button type="button" onClick={() => nameIt(true)}>
        <Icon name="rename" />
        {t('table.save')}
      </button>
      <button type="button" onClick={leaveFor('saves')}>
        <Icon name="load" />
        {t('table.load')}
      </button>
      <button type="button" onClick={leaveFor('settings')}>
        <Icon name="settings" />
        {t('front.title.settings')}
      </button>
      <button type="button" onClick={() => void photo()}>
        <Icon name="photo" />
        {t('menu.photo')}
      </button>
      <button type="button" onClick={text}>
        <Icon name="credits" />
        {t('menu.table')}
      </button>
      {children}
      <button type="button" onClick={leaveFor('title')}>
        <Icon name="quit" />
        {words.leave}
      </button>
      {!running.table.rehearsing.value && <p class="caption">{words.leaveHint}</p>}
    </nav>
  )
}
