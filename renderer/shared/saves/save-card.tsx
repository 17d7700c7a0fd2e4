import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { DEFAULT_OPTIONS, OPTION_IDS } from '../../../engine/red-november/index.ts'
import { MAX_TITLE_LETTERS } from '../../../engine/shared/save.ts'
import { AUTOSAVE, QUICK } from '../../../preload/contract.ts'
import { note } from '../../core/notices.ts'
import { language } from '../../core/settings.ts'
import { Miniature } from '../../red-november/pictures/miniature.tsx'
import { running } from '../../red-november/run/running.ts'
import type { Summary } from '../../red-november/run/summary.ts'
import { t } from '../../red-november/words/index.ts'
import { namesOf } from '../../red-november/words/phrases.ts'
import { problemText, wentWell } from '../../table/running.ts'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { Icon } from '../../ui/icon.tsx'
import { useEscape } from '../../ui/layer.ts'
import { watchSave } from '../replay/afterwards.ts'

interface Props {
  readonly save: Summary
  /** The newest one has the focus when the list opens. */
  readonly first: boolean
  readonly onChange: () => Promise<void>
}

/** One save of the list. */
export function SaveCard({ save, first, onChange }: Props): JSX.Element {
  const [renaming, setRenaming] = useState(false)
  const main = useFirstFocus<HTMLButtonElement>()
  const title = save.ok ? save.title : save.id
  return (
    <li class="panel save" data-save={save.id}>
      <div class="picture">{save.ok ? <Miniature state={save.state} /> : <Icon name="skull" />}</div>
      <div class="grow">
        {renaming ? (
          <Rename
            id={save.id}
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
        <p>{details(save)}</p>
        <Chips save={save} />
        {save.ok && save.damage && <p class="warning">{t('saves.mishap', { count: save.damage.lostLines })}</p>}
        {!save.ok && <p class="warning">{problemText(save.problem)}</p>}
      </div>
      <div class="deeds">
        {save.ok && (
          <button
            ref={first ? main : null}
            type="button"
            class="primary"
            onClick={() => void running.load(save.id, 'current')}
          >
            {t('saves.load')}
          </button>
        )}
        {save.ok && (
          <button type="button" class="small" onClick={() => void watchSave(save.id)}>
            {t('replay.code.open')}
          </button>
        )}
        {save.hasOld && (
          <button type="button" class="small" onClick={() => void running.load(save.id, 'old')}>
            {t('saves.older')}
          </button>
        )}
        {save.ok && (
          <button type="button" class="small" onClick={() => setRenaming(true)}>
            <Icon name="rename" />
            {t('saves.rename')}
          </button>
        )}
        <button type="button" class="small" onClick={() => void giveOut(save.id, title)}>
          {t('saves.export')}
        </button>
        <button type="button" class="small" onClick={() => void remove(save.id, title, onChange)}>
          <Icon name="remove" />
          {t('saves.remove')}
        </button>
      </div>
    </li>
  )
}

/** What kind of save it is, who is aboard, and by what rules. */
function Chips({ save }: Pick<Props, 'save'>): JSX.Element {
  const options = save.ok ? OPTION_IDS.filter((id) => save.state.options[id] !== DEFAULT_OPTIONS[id]) : []
  return (
    <p class="chips">
      {kind(save.id) && <span class="chip lit">{kind(save.id)}</span>}
      {save.ok &&
        save.state.gnomes.map(({ color }) => (
          <img
            key={color}
            src={`./badges/${color}.svg`}
            alt={namesOf(save.names, t)(color)}
            title={namesOf(save.names, t)(color)}
          />
        ))}
      {save.ok &&
        options.map((id) => (
          <span key={id} class="chip">
            {save.state.options[id] ? '' : '− '}
            {t(`game.option.${id}.name`)}
          </span>
        ))}
    </p>
  )
}

const kind = (id: string): string => (id === AUTOSAVE ? t('saves.autosave') : id === QUICK ? t('saves.quick') : '')

function details(save: Summary): string {
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' })
  const when = date.format(new Date(save.modified))
  if (!save.ok) return when
  const { outcome } = save.state
  const how = outcome ? t(outcome.saved ? 'saves.rescued' : 'saves.lost') : t('saves.minute', { minute: save.minute })
  return [t('saves.crew', { count: save.crew }), how, when].join(' · ')
}

async function giveOut(id: string, title: string): Promise<void> {
  const given = await running.library.giveOut(id, title)
  if (!wentWell(given)) return
  const file = given.value
  if (file !== null) note('good', () => t('notice.exported', { file }))
}

async function remove(id: string, title: string, onChange: Props['onChange']): Promise<void> {
  if (wentWell(await running.library.remove(id))) {
    const press = async (): Promise<void> => {
      if (wentWell(await running.library.restore(id))) note('good', () => t('notice.restored', { title }))
      await onChange()
    }
    note('good', () => t('notice.removed', { title }), { label: () => t('notice.takeBack'), press: () => void press() })
  }
  await onChange()
}

function Rename({
  id,
  title,
  onDone,
  onCancel,
}: {
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
    if (wentWell(await running.rename(id, name))) note('good', () => t('notice.renamed', { title: name }))
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
