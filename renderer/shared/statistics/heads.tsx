import type { JSX } from 'preact'
import { Icon, type IconName } from '../../ui/icon.tsx'

export interface Head {
  readonly icon: IconName
  readonly name: string
  readonly value: string
}

interface Props {
  readonly heads: readonly Head[]
  /** How each game went, in the order in which they ended. */
  readonly went: readonly ('good' | 'bad')[]
}

/** So many lamps fill the widest plate once. */
const LAMPS = 48

/** The great numbers, above a row of signal lamps: one a game, lit where it went well. */
export const Heads = ({ heads, went }: Props): JSX.Element => (
  <section class="panel">
    <dl class="heads">
      {heads.map(({ icon, name, value }) => (
        <div key={name}>
          <Icon name={icon} />
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <div class="lamps" aria-hidden="true">
      {went.slice(-LAMPS).map((kind, at) => (
        <i key={at} class={kind} />
      ))}
    </div>
  </section>
)
