import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { MAX_TITLE_LETTERS } from '../../../engine/shared/save.ts'
import { AUTOSAVE, type SaveFile } from '../../../preload/contract.ts'
import { note } from '../../core/notices.ts'
import { language } from '../../core/settings.ts'
import { isQuick } from '../../table/library.ts'
import { problemText, wentWell } from '../../table/running.ts'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { useEscape } from '../../ui/layer.ts'
import { t, ui } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { type Content, useContent } from './content.ts'
import { headOf } from './head.ts'
import { load, watchSave } from './opening.ts'
import { Position } from './position.tsx'

interface Props {
  readonly file: SaveFile
  /** The newest one has the focus when the list opens. */
  readonly first: boolean
  readonly onChange: () => Promise<void>
}

/** One save of the list. */
export function SaveCard({ file, first, onChange }: Props): JSX.Element {
  const { id, hasOld } = file
  const [renaming, setRenaming] = useState(false)
  const main = useFirstFocus<HTMLButtonElement>()
  const card = useRef<HTMLLIElement>(null)
  const head = headOf(file)
  const content = useContent(file, card)
  const problem = head.ok ? content && !content.ok && content.problem : head.problem
  const title = head.ok ? head.value.title : id
  const summary = content?.ok ? content.value.summary : null
  const deed = (icon: IconName, word: string, press: () => unknown): JSX.Element => (
    <button type="button" class="small deed" title={word} onClick={() => void press()}>
      <Icon name={icon} />
      <span class="unseen">{word}</span>
    </button>
  )
  return (
    <li ref={card} class={problem ? 'save torn' : 'save'} data-save={id} data-of={head.ok ? head.value.game : ''}>
      <div class="picture">
        {problem ? <Icon name="skull" /> : content?.ok && <Position of={content.value} />}
        {summary && <b class={`badge ${summary.badge.shape}`}>{summary.badge.text}</b>}
      </div>
      {renaming ? (
        <Rename
          its={content?.ok ? content.value.its : ui()}
          id={id}
          title={title}
          onCancel={() => setRenaming(false)}
          onDone={async () => {
            setRenaming(false)
            await onChange()
          }}
        />
      ) : (
        <h2>{title}</h2>
      )}
      <div class="about">
        <Chips id={id} content={content} />
        <p class="details">{details(file, content)}</p>
        {content?.ok && content.value.save.damage && (
          <p class="warning">{t('saves.mishap', { count: content.value.save.damage.lostLines })}</p>
        )}
        {problem && <p class="warning">{problemText(problem)}</p>}
      </div>
      <div class="deeds">
        {!problem && (
          <button ref={first ? main : null} type="button" class="primary" onClick={() => void load(id)}>
            {t('saves.load')}
          </button>
        )}
        {!problem && deed('watch', t('replay.code.open'), () => watchSave(id))}
        {hasOld && deed('clock', t('saves.older'), () => load(id, 'old'))}
        {!problem && deed('rename', t('saves.rename'), () => setRenaming(true))}
        {deed('load', t('saves.export'), () => giveOut(id, title))}
        {deed('remove', t('saves.remove'), () => remove(id, title, onChange))}
      </div>
    </li>
  )
}

/** What kind of save it is, who is at the table, and by what rules. */
function Chips({ id, content }: { readonly id: string; readonly content: Content | null }): JSX.Element {
  const summary = content?.ok ? content.value.summary : null
  const journal = content?.ok ? content.value.its.running.table.journal.id : AUTOSAVE
  const kind = id === journal ? t('saves.autosave') : isQuick(id) ? t('saves.quick') : ''
  return (
    <p class="chips">
      {kind && <span class="chip lit">{kind}</span>}
      {summary?.players.map((player) => (
        <img key={player.id} src={player.badge} alt={player.name} title={player.name} />
      ))}
      {summary?.options.map((option) => (
        <span key={option} class="chip">
          {option}
        </span>
      ))}
    </p>
  )
}

function details({ modified }: SaveFile, content: Content | null): string {
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  const when = date.format(new Date(modified))
  if (!content?.ok) return when
  const { company, standing } = content.value.summary
  return [company, standing, when].join(' · ')
}

async function giveOut(id: string, title: string): Promise<void> {
  const given = await ui().running.library.giveOut(id, title)
  if (!wentWell(given)) return
  const file = given.value
  if (file !== null) note('good', () => t('notice.exported', { file }))
}

async function remove(id: string, title: string, onChange: Props['onChange']): Promise<void> {
  if (wentWell(await ui().running.library.remove(id))) {
    const press = async (): Promise<void> => {
      if (wentWell(await ui().running.library.restore(id))) note('good', () => t('notice.restored', { title }))
      await onChange()
    }
    note('good', () => t('notice.removed', { title }), { label: () => t('notice.takeBack'), press: () => void press() })
  }
  await onChange()
}

function Rename({
  its,
  id,
  title,
  onDone,
  onCancel,
}: {
  /** Whose save it is. */
  readonly its: AnyGameUi
  readonly id: string
  readonly title: string
  readonly onCancel: () => void
  readonly onDone: () => Promise<void>
}): JSX.Element {
  const [name, setName] = useState(title)
  const field = useFirstFocus<HTMLInputElement>()
  useEscape(onCancel, 'popover')
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault()
    if (wentWell(await its.running.rename(id, name))) note('good', () => t('notice.renamed', { title: name }))
    await onDone()
  }
  return (
    <form class="row" onSubmit={(event) => void rename(event)}>
      <input
        ref={field}
        aria-label={t('table.saveAs')}
        value={name}
        maxLength={MAX_TITLE_LETTERS}
        required
        onInput={(event) => setName(event.currentTarget.value)}
      />
      <button type="submit" class="small">
        {t('table.saveIt')}
      </button>
    </form>
  )
}
