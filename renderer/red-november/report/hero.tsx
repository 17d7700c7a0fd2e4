import type { JSX } from 'preact'
import type { Color } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import type { Report } from './analysis.ts'
import { tell } from './phrase.ts'
import { kickerOf, type Teller, turnOf, whatOf } from './story.ts'

interface Props {
  readonly report: Report
  readonly teller: Teller
}

/** The picture of the end, and what is to be said about it first. */
export function Hero({ report, teller }: Props): JSX.Element {
  const { cause } = report.outcome
  return (
    <header class="hero">
      <Picture report={report} />
      <div class="said">
        <p class="kicker">{tell(kickerOf(report))}</p>
        <h1>{t(`game.end.${cause}.title`)}</h1>
        <p class="why">
          <strong>{tell(whatOf(report, teller))}</strong> {turnOf(report, teller).map(tell).join(' ')}
        </p>
        <p class="aside">{t(`game.end.${cause}.text`)}</p>
      </div>
    </header>
  )
}

/** Who is left stands on deck; who swam off watches from outside. */
function Picture({ report: { outcome, crew } }: { readonly report: Report }): JSX.Element {
  const { saved } = outcome
  const who = crew.filter(({ fate }) => (saved ? fate !== 'dead' && fate !== 'desertedLost' : fate === 'desertedWon'))
  return (
    <div class="picture" aria-hidden="true">
      <img class="scene" src={`./ends/${saved ? 'saved' : 'lost'}.webp`} alt="" draggable={false} />
      <div class={saved ? 'deck' : 'deserters'}>
        {who.map(({ color }) => (
          <Figure key={color} gnome={color} pose={saved ? 'cheer' : 'dive'} />
        ))}
      </div>
    </div>
  )
}

const Figure = ({ gnome, pose }: { readonly gnome: Color; readonly pose: 'cheer' | 'dive' }): JSX.Element => (
  <img class="figure" src={`./ends/${gnome}-${pose}.webp`} alt="" draggable={false} />
)
