import type { JSX } from 'preact'
import type { CardId, Clan, ClanCard, GnomeId, GoalId, Group } from '../../../engine/dark-cave/index.ts'
import { isPath, kindOf } from '../../../engine/dark-cave/index.ts'

/** The room that a drawing will need, before it is there: nothing moves when it comes. */
const room = (aspectRatio: string) => ({ aspectRatio: `auto ${aspectRatio}` })

/** A gnome's face in its ring. */
export const Portrait = ({ gnome }: { readonly gnome: GnomeId }): JSX.Element => (
  <img class="portrait" src={`./cave/portraits/${gnome}.svg`} style={room('3 / 4')} alt="" draggable={false} />
)

/** A clan's sign: the axe is angular, the moon is round, whatever the colours. */
export const Emblem = ({ clan }: { readonly clan: Clan }): JSX.Element => (
  <img class="emblem" data-clan={clan} src={`./cave/signs/${clan}.svg`} style={room('1')} alt="" draggable={false} />
)

export type SignName =
  | 'nugget'
  | 'cards'
  | 'boots'
  | 'step'
  | 'axe'
  | 'web'
  | 'eye'
  | 'turn'
  | 'pass'
  | 'do'
  | 'list'
  | 'undo'
  | 'rules'
  | 'menu'
  | 'worker'
  | 'log'
  | 'mountain'

/** A small drawing that says nothing words do not say. */
export const Sign = ({ name }: { readonly name: SignName }): JSX.Element => (
  <img class="sign" src={`./cave/signs/${name}.svg`} style={room('1')} alt="" draggable={false} />
)

/** The address of a card's picture. A path that lies the other way round has a drawing of its own: lamps hang down, water lies below. */
export const pictureOf = (card: CardId, turned = false): string =>
  isPath(card) ? address(card, turned) : address(kindOf(card), false)
export const goalPicture = (goal: GoalId, turned = false): string => address(`goal-${goal}`, turned)
const address = (drawing: string | null, turned: boolean): string =>
  `./cave/cards/${drawing}${turned ? '-turned' : ''}.webp`
export const backOf = (group: Group): string => `./cave/cards/back-${group}.webp`
export const clanCardOf = (card: ClanCard | `${Clan}-back`): string => `./cave/clan/${card}.svg`
