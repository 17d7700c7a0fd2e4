import type { ComponentChildren, JSX } from 'preact'
import { t } from '../core/language.ts'
import { Icon } from './icon.tsx'
import { useEscape } from './layer.ts'

interface Props {
  readonly title: string
  readonly onBack: () => void
  /** A quiet sentence beside the title. */
  readonly hint?: string
  /** What else stands at the right side. */
  readonly children?: ComponentChildren
}

/** The top of a screen: the way back, also by Escape, and what this is. */
export function PageHead({ title, onBack, hint, children }: Props): JSX.Element {
  useEscape(onBack)
  return (
    <header class="page-head">
      <button type="button" onClick={onBack}>
        <Icon name="back" />
        {t('front.back')}
      </button>
      <h1>{title}</h1>
      <p class="grow caption">{hint}</p>
      {children}
    </header>
  )
}
