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
  if (!isPath(card)) {
    const kind = kindOf(card)
    return kind ? t(`game.action.${kind}.effect`) : ''
  }
  const steps = t('hud.steps', { count: stepsAcross(card) })
  const kind = PATH_FACES[card][0].special?.kind
  const special = kind && kind !== 'exit' ? ` ${t(`hud.tip.${SPECIALS[kind]}`)}` : ''
  return `${t('hud.tip.path', { steps })}${special}`
}

/** B12-B14: what it takes to cross it: a space in group I, two in II, three in III. */
export const stepsAcross = (card: CardId): number => (isPath(card) ? groupOf(card).length : 0)
