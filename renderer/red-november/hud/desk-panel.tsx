import type { ComponentChildren, JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { useDeskFocus } from '../../ui/focus.ts'
import { confirm } from './desk-controls.ts'
import { PerilList } from './peril-list.tsx'
import type { Peril } from './perils.ts'
import { Steady } from './steady.tsx'

/** The button that does it, with what it costs or promises above. */
interface Deal {
  readonly promise: string
  readonly tone: 'sure' | 'fair' | 'poor' | 'plain' | 'nothing'
  /** What it brings if it succeeds. */
  readonly result?: readonly string[]
  readonly verb: string
  readonly cost: string
  readonly disabled?: boolean
  /** It may be done, but nothing speaks for it: the button does not shine. */
  readonly idle?: boolean
}

interface Props {
  readonly view: PlayerView
  readonly kind: 'fix' | 'walk' | 'open' | 'item' | 'draw' | 'attack' | 'wait'
  /** The focus moves here whenever this changes. */
  readonly about: unknown
  readonly picture: JSX.Element
  readonly title: string
  readonly sum?: string
  /** How else it may be headed while one chooses here. */
  readonly titles?: readonly string[]
  readonly sums?: readonly string[]
  /** What of several it is about. */
  readonly which?: JSX.Element | false
  /** What it could cost beyond time. */
  readonly perils?: readonly Peril[]
  readonly deal: Deal
  /** What tests and styles may know. */
  readonly data: Readonly<Record<`data-${string}`, string | number>>
  /** What it brings on the way, below all else. */
  readonly ahead?: JSX.Element | false
  readonly children?: ComponentChildren
}

/** Something picked: what it is on the left, the button that does it on the right, and what it would mean below both. */
export function DeskPanel(props: Props): JSX.Element {
  const { view, kind, about, picture, title, sum, which, perils = [], deal, data, ahead, children } = props
  const desk = useDeskFocus(about)
  const { promise, tone, result = [], verb, cost, disabled = false, idle = false } = deal
  const kills = perils.some((peril) => peril.kind === 'dies')
  return (
    <section ref={desk} class={`desk-panel ${kind}`} aria-label={title} {...data}>
      <PerilList perils={perils} view={view} />
      <div class="plan">
        <header>
          {picture}
          <Steady now={title} others={props.titles ?? []} draw={(text) => <h2>{text}</h2>} />
          {sum && <Steady now={sum} others={props.sums ?? []} draw={(text) => <p class="sum">{text}</p>} />}
          {which}
        </header>
        {children}
      </div>
      {ahead}
      <div class="deal">
        <output class={`promise ${tone}`}>{promise}</output>
        {result.map((line) => (
          <p key={line} class="result">
            {line}
          </p>
        ))}
        <button
          type="button"
          class={kills ? 'go danger' : idle ? 'go' : 'primary go'}
          disabled={disabled}
          onClick={() => void confirm()}
        >
          {verb}
          <small>{cost}</small>
        </button>
      </div>
    </section>
  )
}
