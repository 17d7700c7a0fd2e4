import type { JSX } from 'preact'
import '../styles/log.css'

/** Which drawing stands for which lines of the log. */
const SIGNS: Readonly<Record<string, string>> = {
  gold: './cave/signs/nugget.svg',
  cards: './cave/signs/cards.svg',
  'card-lost': './cave/signs/cards.svg',
  path: './cave/signs/turn.svg',
  'clan-yellow': './cave/signs/yellow.svg',
  'clan-blue': './cave/signs/blue.svg',
}

/** The drawing in front of a line of the log. */
export function LogDrawing({ icon }: { readonly icon: string }): JSX.Element {
  const action = /^action-(.+)$/.exec(icon)?.[1]
  const address = action ? `./cave/cards/${action}.webp` : (SIGNS[icon] ?? './cave/parts/lantern.svg')
  return <img class="log-sign" src={address} alt="" draggable={false} />
}
