import type { JSX } from 'preact'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { SAVE_ENDING, type SaveFile } from '../../../preload/contract.ts'
import { goBack } from '../../core/navigation.ts'
import { note } from '../../core/notices.ts'
import { problemText, wentWell } from '../../table/running.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { t, ui } from '../current.ts'
import { Nothing } from '../nothing.tsx'
import { PasteCode } from '../replay/paste-code.tsx'
import { readAny } from './opening.ts'
import { SaveCard } from './save-card.tsx'
import './saves.css'

/** All saves, the damaged ones too, and what can be done with them. They are listed by their first lines alone. */
export function Saves(): JSX.Element {
  const [saves, setSaves] = useState<readonly SaveFile[] | null>(null)
  const refresh = useCallback(async () => {
    const found = await ui().running.library.list()
    setSaves(wentWell(found) ? found.value : [])
  }, [])
  useEffect(() => void refresh(), [refresh])
  return (
    <main class="page wall">
      <PageHead title={t('saves.heading')} onBack={goBack} hint={t('front.saves.intro')}>
        <PasteCode />
        <ImportButton onDone={refresh} />
      </PageHead>
      {saves?.length === 0 && <Nothing text={t('front.saves.empty')} />}
      <ul class="saves">
        {saves?.map((save, at) => (
          <SaveCard key={save.id} file={save} first={at === 0} onChange={refresh} />
        ))}
      </ul>
    </main>
  )
}

function ImportButton({ onDone }: { readonly onDone: () => Promise<void> }): JSX.Element {
  const picker = useRef<HTMLInputElement>(null)
  const take = async (): Promise<void> => {
    const file = picker.current?.files?.[0]
    if (!file) return
    const taken = await ui().running.library.takeIn(file, readAny)
    if (picker.current) picker.current.value = ''
    if (!taken.ok) return note('bad', () => problemText(taken.problem))
    const { info, damage } = taken.value.save
    note('good', () => t('notice.imported', { title: info.title }))
    if (damage) note('bad', () => t('notice.damage', { count: damage.lostLines }))
    await onDone()
  }
  return (
    <>
      <input ref={picker} type="file" accept={`.${SAVE_ENDING}`} hidden onChange={() => void take()} />
      <button type="button" onClick={() => picker.current?.click()}>
        {t('saves.import')}
      </button>
    </>
  )
}
