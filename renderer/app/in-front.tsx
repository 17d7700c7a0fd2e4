import type { ComponentChildren, JSX } from 'preact'
import { currentUi, frontUi } from '../shared/current.ts'
import { useFetched } from '../ui/fetched.ts'

interface Props {
  readonly children: ComponentChildren
  readonly meanwhile?: JSX.Element
}

/** What is about the game in front: drawn once that is there. */
export const InFront = ({ children, meanwhile = <main aria-busy="true" /> }: Props): ComponentChildren =>
  currentUi.value ? children : <Fetching meanwhile={meanwhile} />

function Fetching({ meanwhile }: { readonly meanwhile: JSX.Element }): JSX.Element {
  useFetched(frontUi)
  return meanwhile
}
