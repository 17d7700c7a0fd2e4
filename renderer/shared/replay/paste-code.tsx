import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useFirstFocus } from '../../ui/first-focus.ts'
import { useEscape } from '../../ui/layer.ts'
import { offers, putInFront, t, ui, uiOf } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { watch } from './afterwards.ts'
import { type CodeError, gameMarkOf, readCode } from './code.ts'

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
    const its = await gameOf(text)
    const found = await readCode({ game: its.running.game, mark: its.codeMark }, text)
    if (!found.ok) return setProblem(found.error)
    putInFront(its)
    watch({ info: found.info, record: found.record })
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

/** The game that a code is of; the one in front says what is wrong with any other text. */
async function gameOf(code: string): Promise<AnyGameUi> {
  const mark = gameMarkOf(code)
  for (const { id } of offers.value) {
    const its = await uiOf(id)
    if (its?.codeMark === mark) return its
  }
  return ui()
}
