import type { JSX } from 'preact'
import type { ItemId } from '../../../../engine/red-november/index.ts'
import { Items } from './items.tsx'

interface Props {
  readonly label: string
  readonly hand: readonly ItemId[]
}

/** Somebody's items to look at, in a line. */
export const HandRow = ({ label, hand }: Props): JSX.Element => (
  <figure class="hand-row">
    <figcaption>{label}</figcaption>
    <Items hand={hand} />
  </figure>
)
