import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { t } from '../core/language.ts'
import { offers } from '../shared/current.ts'
import { openRule } from '../shared/rulebook/opened.ts'
import { useFirstFocus } from '../ui/first-focus.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { usePopover } from '../ui/popover.ts'
import { choose } from './choosing.ts'

/** The rules, of one game or the other: nobody has to guess of which. */
export function RulesButton({ icon }: { readonly icon: IconName }): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  usePopover(place, close, isOpen)
  return (
    <div ref={place} class="which-rules">
      <button
        ref={button}
        type="button"
        class="quiet"
        data-go="rules"
        aria-expanded={isOpen}
        aria-haspopup="true"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
        {t('front.title.rules')}
      </button>
      {isOpen && (
        <Choices
          onPick={(id) => {
            close()
            void choose(id, () => openRule())
          }}
        />
      )}
    </div>
  )
}

function Choices({ onPick }: { readonly onPick: (id: string) => void }): JSX.Element {
  const first = useFirstFocus<HTMLButtonElement>()
  return (
    <fieldset class="panel" aria-label={t('front.title.whichRules')}>
      <p>{t('front.title.whichRules')}</p>
      {offers.value.map(({ id, name }, at) => (
        <button key={id} ref={at === 0 ? first : null} type="button" data-rules={id} onClick={() => onPick(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  )
}
