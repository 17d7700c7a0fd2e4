import type { JSX } from 'preact'
import { t } from '../current.ts'
import { Medal, type MedalFace } from './medal.tsx'

interface Props {
  /** All there are. */
  readonly medals: readonly MedalFace[]
  /** What each game that was counted was worth. */
  readonly games: readonly { readonly feats: readonly string[] }[]
}

/** All medals there are: those that were won, how often, and what the others would be given for. */
export function MedalWall({ medals, games }: Props): JSX.Element {
  const times = ({ id }: MedalFace): number => games.filter(({ feats }) => feats.includes(id)).length
  const earned = medals.filter((face) => times(face) > 0)
  const others = medals.filter((face) => times(face) === 0)
  return (
    <section class="panel medal-wall">
      <h2>
        {t('front.statistics.medals.heading')}{' '}
        <small>{t('front.statistics.medals.earned', { earned: earned.length, all: medals.length })}</small>
      </h2>
      <ul class="medals">
        {earned.map((face) => (
          <Medal
            key={face.id}
            face={face}
            note={t('front.statistics.medals.times', { count: times(face) })}
            state="earned"
          />
        ))}
        {others.map((face) => (
          <Medal key={face.id} face={face} note={t('front.statistics.medals.locked')} state="locked" />
        ))}
      </ul>
    </section>
  )
}
