import type { JSX } from 'preact'
import type { FeatId } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { Medal } from './medal.tsx'

interface Props {
  readonly feats: readonly FeatId[]
  /** Those that nobody had won before. */
  readonly fresh: readonly FeatId[]
}

/** So many find room beside the picture of an end. */
const SHOWN = 4

/** The medals of a game, the new ones first. */
export function EndMedals({ feats, fresh }: Props): JSX.Element | null {
  if (feats.length === 0) return null
  const isFresh = (id: FeatId): boolean => fresh.includes(id)
  const inOrder = [...feats].sort((a, b) => Number(isFresh(b)) - Number(isFresh(a)))
  return (
    <ul class="medals" aria-label={t('feats.heading')}>
      {inOrder.slice(0, SHOWN).map((id) => (
        <Medal key={id} id={id} note={isFresh(id) ? t('feats.fresh') : null} state={isFresh(id) ? 'fresh' : 'earned'} />
      ))}
    </ul>
  )
}
