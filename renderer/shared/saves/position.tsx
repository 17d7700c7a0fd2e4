import type { JSX } from 'preact'
import { present } from '../../../engine/shared/record.ts'
import type { Found } from './opening.ts'

/** The last position of a save, in small. */
export function Position({ of: { its, save } }: { readonly of: Found }): JSX.Element {
  const { Miniature } = its
  return <Miniature state={present(save.record)} />
}
