import type { JSX } from 'preact'
import { show } from '../core/navigation.ts'
import { t } from './current.ts'

/** There is nothing to be shown yet: somebody sleeps there, and the way out is a game. */
export const Nothing = ({ text }: { readonly text: string }): JSX.Element => (
  <section class="panel nothing">
    <img src="./saves/asleep.webp" alt="" draggable={false} />
    <div>
      <p>{text}</p>
      <button type="button" class="primary" onClick={() => show('new')}>
        {t('front.title.newGame')}
      </button>
    </div>
  </section>
)

/** The same in a corner of a screen, where there is nothing to press. */
export const NothingHere = ({ text }: { readonly text: string }): JSX.Element => (
  <div class="nothing-here">
    <img src="./saves/asleep.webp" alt="" draggable={false} />
    <p>{text}</p>
  </div>
)
