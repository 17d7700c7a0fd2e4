import type { JSX } from 'preact'
import { FEAT_IDS, type FeatId } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { Medal } from './medal.tsx'

/** A game that was counted, as far as its medals go. */
interface Decorated {
  readonly feats: readonly string[]
}

/** All medals there are: those that were won, how often, and what the others would be given for. */
export function MedalWall({ games }: { readonly games: readonly Decorated[] }): JSX.Element {
  const times = (id: FeatId): number => games.filter(({ feats }) => feats.includes(id)).length
  const earned = FEAT_IDS.filter((id) => times(id) > 0)
  const others = FEAT_IDS.filter((id) => times(id) === 0)
  return (
    <section class="panel medal-wall">
      <h2>
        {t('feats.heading')} <small>{t('feats.earned', { earned: earned.length, all: FEAT_IDS.length })}</small>
      </h2>
      <ul class="medals">
        {earned.map((id) => (
          <Medal key={id} id={id} note={t('feats.times', { count: times(id) })} state="earned" />
        ))}
        {others.map((id) => (
          <Medal key={id} id={id} note={t('feats.locked')} state="locked" />
        ))}
      </ul>
    </section>
  )
}
