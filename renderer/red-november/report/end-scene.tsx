import type { JSX } from 'preact'
import { TRACK_END, TRACK_IDS } from '../../../engine/red-november/index.ts'
import { Face } from '../hud/face.tsx'
import { t } from '../words/index.ts'
import type { CrewMember, Report } from './analysis.ts'
import { Defeat } from './defeat.tsx'
import { fateWords, MOODS } from './fates.ts'
import { tell } from './phrase.ts'
import { kickerOf, type Teller, whatOf } from './story.ts'
import { Victory } from './victory.tsx'

interface Props {
  readonly report: Report
  readonly teller: Teller
}

/** The picture of the end, painted behind what is said about it. */
export const EndPicture = ({ report }: Pick<Props, 'report'>): JSX.Element =>
  report.outcome.saved ? <Victory report={report} /> : <Defeat report={report} />

/** The end in one word and one sentence. */
export function EndWords({ report, teller }: Props): JSX.Element {
  const { cause } = report.outcome
  return (
    <header class="said">
      <p class="kicker">{tell(kickerOf(report))}</p>
      <h1>{t(`game.end.${cause}.title`)}</h1>
      <p class="why">{tell(whatOf(report, teller))}</p>
      <p class="aside">{t(`game.end.${cause}.text`)}</p>
    </header>
  )
}

/** After a rescue how close it was; after a loss what became of everybody. */
export const EndFacts = ({ report, teller }: Props): JSX.Element =>
  report.outcome.saved ? <Pennants report={report} teller={teller} /> : <Fates report={report} teller={teller} />

function Pennants({ report: { course, crew }, teller }: Props): JSX.Element {
  const tracks = course.at(-1)?.tracks
  const hero = crew.find(({ fate }) => fate === 'hero')
  return (
    <ul class="pennants">
      {TRACK_IDS.map((track) => (
        <li key={track} class={track}>
          {t(`game.track.${track}.short`)}{' '}
          <b>
            {tracks?.[track]}/{TRACK_END}
          </b>
        </li>
      ))}
      {hero && (
        <li class="hero">
          {t('report.fate.hero')} <b>{teller.names(hero.color)}</b>
        </li>
      )}
    </ul>
  )
}

function Fates({ report: { crew }, teller }: Props): JSX.Element {
  return (
    <ul class="fates">
      {crew.map((member: CrewMember) => (
        <li key={member.color} class={`fate-${member.fate}`}>
          <Face gnome={member.color} mood={MOODS[member.fate]} />
          <b>{teller.names(member.color)}</b>
          <span>{fateWords(member)}</span>
        </li>
      ))}
    </ul>
  )
}
