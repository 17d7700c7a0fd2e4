import type { JSX } from 'preact'
import '../styles/title.css'

/** Behind the title's menu: the entrance of the mine at night. */
export const TitlePicture = (): JSX.Element => (
  <img class="cave-title" src="./cave/scenes/lobby.webp" alt="" draggable={false} />
)
