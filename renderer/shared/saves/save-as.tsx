import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { MAX_TITLE_LETTERS } from '../../../engine/shared/save.ts'
import { nameIt } from '../../core/navigation.ts'
import { note } from '../../core/notices.ts'
import { wentWell } from '../../table/running.ts'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { t, ui } from '../current.ts'

interface Props {
  /** The class of the form. */
  readonly look: string
  readonly onDone: () => void
}

/** Gives the running game a title and keeps it under that. */
export function SaveAs({ look, onDone }: Props): JSX.Element {
  const { running } = ui()
  const { table } = running
  const [name, setName] = useState(table.game.value?.info.title ?? '')
  const field = useFirstFocus<HTMLInputElement>()
  const save = async (event: Event): Promise<void> => {
    event.preventDefault()
    const game = table.game.value
    if (game && wentWell(await running.library.save(running.game, name, game)))
      note('good', () => t('notice.saved', { title: name }))
    onDone()
  }
  return (
    <form class={look} onSubmit={(event) => void save(event)}>
      <label for="save-title">{t('table.saveAs')}</label>
      <input
        ref={field}
        id="save-title"
        value={name}
        maxLength={MAX_TITLE_LETTERS}
        required
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="primary">
        {t('table.saveIt')}
      </button>
      <button type="button" onClick={() => nameIt(false)}>
        {t('table.cancel')}
      </button>
    </form>
  )
}
