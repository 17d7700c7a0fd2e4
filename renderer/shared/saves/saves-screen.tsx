import type { JSX } from 'preact'
import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import { SAVE_ENDING, type SaveFile } from '../../../preload/contract.ts'
import { host } from '../../core/host.ts'
import { t } from '../../core/language.ts'
import { goBack, show } from '../../core/navigation.ts'
import { note } from '../../core/notices.ts'
import { running } from '../../red-november/run/running.ts'
import { type Summary, summarise } from '../../red-november/run/summary.ts'
import { problemText, wentWell } from '../../table/running.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { PasteCode } from '../replay/paste-code.tsx'
import { SaveCard } from './save-card.tsx'
import './saves.css'

async function read({ head, ...file }: SaveFile): Promise<Summary> {
  if (!head.ok) return summarise({ ...file, content: head })
  const whole = await host.readSave(file.id, 'current')
  return summarise({ ...file, content: whole.ok ? { ok: true, text: whole.value } : whole })
}

/** All saves, the damaged ones too, and what can be done with them. */
export function Saves(): JSX.Element {
  const [saves, setSaves] = useState<readonly Summary[] | null>(null)
  const refresh = useCallback(async () => {
    const found = await running.library.list()
    setSaves(wentWell(found) ? await Promise.all(found.value.map(read)) : [])
  }, [])
  useEffect(() => void refresh(), [refresh])
  return (
    <main class="page">
      <PageHead title={t('saves.heading')} onBack={goBack} hint={t('front.saves.intro')}>
        <PasteCode />
        <ImportButton onDone={refresh} />
      </PageHead>
      {saves?.length === 0 && (
        <section class="panel nothing">
          <p>{t('front.saves.empty')}</p>
          <button type="button" class="primary" onClick={() => show('new')}>
            {t('front.title.newGame')}
          </button>
        </section>
      )}
      <ul class="saves">
        {saves?.map((save, at) => (
          <SaveCard key={save.id} save={save} first={at === 0} onChange={refresh} />
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
    const taken = await running.library.takeIn(file, (text) => running.understand(text))
    if (picker.current) picker.current.value = ''
    if (!taken.ok) return note('bad', () => problemText(taken.problem))
    const { info, damage } = taken.value
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
