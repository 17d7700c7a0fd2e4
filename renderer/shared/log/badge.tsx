import type { JSX } from 'preact'
import type { PlayerMark } from '../game-ui.ts'

/** A player's badge: colour is never alone. */
export const Badge = ({ mark: { badge, sign } }: { readonly mark: PlayerMark }): JSX.Element => (
  <img class="badge" src={badge} alt={sign} draggable={false} />
)

interface Props {
  /** Whose; null: nobody's. */
  readonly of: string | null
  readonly company: readonly PlayerMark[]
}

/** The same for somebody at the table. */
export function BadgeOf({ of, company }: Props): JSX.Element | null {
  const mark = company.find(({ id }) => id === of)
  return mark ? <Badge mark={mark} /> : null
}
