import { type CardId, groupOf, isPath, kindOf, PATH_FACES, type Special } from '../../../engine/dark-cave/index.ts'
import type { Translate } from './index.ts'

/** What lies on a path, and what it means for whoever lays or walks it. */
const SPECIALS = {
  'dark hole': 'hole',
  ladder: 'ladder',
  bridge: 'bridge',
  tunnel: 'tunnel',
  'gold vein': 'vein',
} as const satisfies Partial<Record<Special, string>>

/** What a card is good for, in a sentence or two: for whoever has not read the rules. */
export function cardHelp(card: CardId, t: Translate): string {
  const special = specialHelp(card, t)
  return special ? `${plainHelp(card, t)} ${special}` : plainHelp(card, t)
}

/** The one thing to know of a card while its place is looked for: the desk has room for no more, and its steps stand on its seal. */
export const cardPoint = (card: CardId, t: Translate): string => specialHelp(card, t) ?? plainHelp(card, t)

function plainHelp(card: CardId, t: Translate): string {
  const kind = kindOf(card)
  return kind
    ? t(`game.action.${kind}.effect`)
    : t('hud.tip.path', { steps: t('hud.steps', { count: stepsAcross(card) }) })
}

function specialHelp(card: CardId, t: Translate): string | null {
  const kind = isPath(card) ? PATH_FACES[card][0].special?.kind : undefined
  return kind && kind !== 'exit' ? t(`hud.tip.${SPECIALS[kind]}`) : null
}

/** B12-B14: what it takes to cross it: a space in group I, two in II, three in III. */
export const stepsAcross = (card: CardId): number => (isPath(card) ? groupOf(card).length : 0)
