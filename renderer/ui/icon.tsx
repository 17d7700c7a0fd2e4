import type { JSX } from 'preact'

/** The small symbols in assets/public/icons, by file name. */
export type IconName =
  | 'advice'
  | 'back'
  | 'bot'
  | 'clock'
  | 'credits'
  | 'derangedGnomes'
  | 'dice'
  | 'fairStart'
  | 'greaterChallenge'
  | 'grog'
  | 'heroicSacrifice'
  | 'lesson'
  | 'load'
  | 'locked'
  | 'loyalBots'
  | 'luck'
  | 'openingDisasters'
  | 'periscope'
  | 'person'
  | 'photo'
  | 'play'
  | 'plus'
  | 'quit'
  | 'remove'
  | 'rename'
  | 'reset'
  | 'rule'
  | 'secretHands'
  | 'settings'
  | 'skull'
  | 'slowerDeath'
  | 'statistics'
  | 'watch'
  | 'wheel'

/** A symbol in the colour of the text around it; it says nothing that words do not say. */
export const Icon = ({ name }: { readonly name: IconName }): JSX.Element => (
  <i class="icon" aria-hidden="true" style={{ maskImage: `url(./icons/${name}.svg)` }} />
)
