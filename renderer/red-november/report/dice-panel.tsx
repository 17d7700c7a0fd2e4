import type { JSX } from 'preact'
import { BoatGlyph } from '../hud/boat-glyph.tsx'
import type { Report } from './analysis.ts'
import { plainNumber, signedNumber } from './numbers.ts'
import { tell } from './phrase.ts'
import { rollsOf, verdictOf } from './story.ts'

/** What the dice did to the crew. */
export function DicePanel({ report }: { readonly report: Report }): JSX.Element {
  const { luck } = report.luck
  return (
    <section class="panel dice">
      <BoatGlyph name="die" />
      <div class="grow">
        <h2>{tell(verdictOf(report))}</h2>
        <p>{rollsOf(report, plainNumber).map(tell).join(' ')}</p>
      </div>
      <strong class={luck < 0 ? 'sum bad' : 'sum good'}>{signedNumber(luck)}</strong>
    </section>
  )
}
