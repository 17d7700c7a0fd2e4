import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { t } from '../../core/language.ts'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { useEscape } from '../../ui/layer.ts'
import { watch } from './afterwards.ts'
import { type CodeError, readCode } from './code.ts'

/** Opens a voyage that somebody sent as a code. */
export function PasteCode(): JSX.Element {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  // The focus goes on where it was.
  useLayoutEffect(() => {
    if (!open && wasOpen.current) opener.current?.focus()
    wasOpen.current = open
  }, [open])
  if (open) return <Form onClose={() => setOpen(false)} />
  return (
    <button ref={opener} type="button" onClick={() => setOpen(true)}>
      {t('replay.code.paste')}
    </button>
  )
}

function Form({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<CodeError | null>(null)
  const field = useFirstFocus<HTMLInputElement>()
  useEscape(onClose, 'popover')
  const read = async (event: Event): Promise<void> => {
    event.preventDefault()
    const found = await readCode(text)
    if (found.ok) watch({ info: found.info, record: found.record })
    else setProblem(found.error)
  }
  return (
    <form class="row paste-code" onSubmit={(event) => void read(event)}>
      <label for="voyage-code">{t('replay.code.label')}</label>
      <input
        ref={field}
        id="voyage-code"
        class="grow"
        value={text}
        placeholder={t('replay.code.hint')}
        autocomplete="off"
        spellcheck={false}
        required
        aria-describedby={problem ? 'voyage-code-problem' : undefined}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setProblem(null)
        }}
      />
      <button type="submit" class="primary">
        {t('replay.code.open')}
      </button>
      <button type="button" onClick={onClose}>
        {t('replay.code.cancel')}
      </button>
      {problem && (
        <p id="voyage-code-problem" class="warning" role="alert">
          {t(`replay.codeError.${problem}`)}
        </p>
      )}
    </form>
  )
}
