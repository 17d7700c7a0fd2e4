import type { JSX } from 'preact'
import { t } from '../current.ts'
import { Medal, type MedalFace } from './medal.tsx'

interface Props {
  readonly medals: readonly MedalFace[]
  /** Those that nobody had won before. */
  readonly fresh: readonly string[]
}

/** So many find room beside the picture of an end. */
const SHOWN = 4

/** The medals of a game, the new ones first. */
export function EndMedals({ medals, fresh }: Props): JSX.Element | null {
  if (medals.length === 0) return null
  const isFresh = ({ id }: MedalFace): boolean => fresh.includes(id)
  const inOrder = medals.toSorted((a, b) => Number(isFresh(b)) - Number(isFresh(a)))
  return (
    <ul class="medals end-medals" aria-label={t('front.statistics.medals.heading')}>
      {inOrder.slice(0, SHOWN).map((face) => (
        <Medal
          key={face.id}
          face={face}
          note={isFresh(face) ? t('front.statistics.medals.fresh') : null}
          state={isFresh(face) ? 'fresh' : 'earned'}
        />
      ))}
    </ul>
  )
}
