import type { ComponentChildren, JSX } from 'preact'
import { useDeskFocus } from '../../ui/focus.ts'
import { confirm } from './deeds.ts'

/** The button that does it, with what it costs or promises above. */
interface Deal {
  readonly promise: string
  readonly tone: 'sure' | 'fair' | 'poor' | 'plain'
  readonly verb: string
  readonly cost: string
  readonly disabled?: boolean
}

interface Props {
  readonly kind: 'fix' | 'walk' | 'open' | 'item'
  /** The focus moves here whenever this changes. */
  readonly about: unknown
  readonly picture: JSX.Element
  readonly title: string
  readonly sum?: string
  readonly deal: Deal
  /** What tests and styles may know. */
  readonly data: Readonly<Record<`data-${string}`, string | number>>
  readonly children: ComponentChildren
}

/** Something picked: what it would mean on the left, the button that does it on the right. */
export function DeskPanel({ kind, about, picture, title, sum, deal, data, children }: Props): JSX.Element {
  const desk = useDeskFocus(about)
  const { promise, tone, verb, cost, disabled = false } = deal
  return (
    <section ref={desk} class={`desk-panel ${kind}`} aria-label={title} {...data}>
      <div class="plan">
        <header>
          {picture}
          <h2>{title}</h2>
          {sum && <p class="sum">{sum}</p>}
        </header>
        {children}
      </div>
      <div class="deal">
        <output class={`promise ${tone}`}>{promise}</output>
        <button type="button" class="primary go" disabled={disabled} onClick={() => void confirm()}>
          {verb}
          <small>{cost}</small>
        </button>
      </div>
    </section>
  )
}
