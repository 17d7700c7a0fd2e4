import type { ComponentChildren, JSX } from 'preact'

/** Bars side by side under what they count. */
export function Chart({
  title,
  children,
}: {
  readonly title: string
  readonly children: ComponentChildren
}): JSX.Element {
  return (
    <section class="panel">
      <h2>{title}</h2>
      <ul class="bars">{children}</ul>
    </section>
  )
}

export interface BarProps {
  readonly name: string
  readonly text: string
  readonly part: number
  readonly kind?: 'good' | 'bad'
}

export const Bar = ({ name, text, part, kind = 'good' }: BarProps): JSX.Element => (
  <li>
    <span>{name}</span>
    <b>{text}</b>
    <i class={kind} style={{ '--part': part }} />
  </li>
)
