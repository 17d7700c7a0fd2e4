import type { JSX } from 'preact'
import type { Luck } from '../../../engine/red-november/index.ts'
import { BoatGlyph, type BoatGlyphName } from '../hud/boat-glyph.tsx'
import { Face } from '../hud/face.tsx'
import { t } from '../words/index.ts'
import type { CrewMember, Report } from './analysis.ts'
import { fateWords, MOODS } from './fates.ts'
import { type ChipId, chipsOf, highlightOf } from './highlights.ts'
import { signedNumber } from './numbers.ts'
import { tell } from './phrase.ts'
import { type Teller, winnersOf } from './story.ts'

interface Props {
  readonly report: Report
  readonly teller: Teller
  readonly isBot: (member: CrewMember) => boolean
}

const CHIP_ICONS: Readonly<Record<ChipId, BoatGlyphName>> = {
  tokens: 'buoy',
  repairs: 'engine',
  fires: 'extinguish',
  pumped: 'pump',
  freed: 'unblock',
  kills: 'attack',
  grog: 'grog',
  faints: 'faint',
  deaths: 'skull',
  minutes: 'wait',
}

/** Each gnome: its fate, its deeds, its luck. */
export function CrewPanel({ report, teller, isBot }: Props): JSX.Element {
  return (
    <section class="panel members">
      <header>
        <h2>{t(report.outcome.saved ? 'report.crew.heroes' : 'report.crew.heading')}</h2>
        <span class="caption">{t('report.dice.luck')}</span>
      </header>
      <ul>
        {report.crew.map((member) => (
          <li key={member.color} class={`member fate-${member.fate}`} data-gnome={member.color}>
            <Face gnome={member.color} mood={MOODS[member.fate]} />
            <div class="member-name">
              <h3>
                {isBot(member)
                  ? t('report.crew.bot', { name: teller.names(member.color) })
                  : teller.names(member.color)}
              </h3>
              <p class="fate">{fateWords(member)}</p>
            </div>
            <div class="did">
              <Chips member={member} />
              <p>{tell(highlightOf(member, teller.t))}</p>
            </div>
            <LuckBar luck={member.luck} />
          </li>
        ))}
      </ul>
      <p class={report.outcome.winners.length > 0 ? 'winners' : 'winners none'}>
        <BoatGlyph name={report.outcome.winners.length > 0 ? 'trophy' : 'water'} />
        {tell(winnersOf(report, teller))}
      </p>
    </section>
  )
}

function Chips({ member }: { readonly member: CrewMember }): JSX.Element {
  return (
    <ul class="chips">
      {chipsOf(member.deeds).map(({ id, count }) => (
        <li key={id}>
          <BoatGlyph name={CHIP_ICONS[id]} />
          {t(`report.chip.${id}`)} <b>{count}</b>
        </li>
      ))}
    </ul>
  )
}

/** So much luck fills its half of the bar. */
const FULL = 3

/** How many throws went well, and how much better than they should have. Who never threw has no luck to tell of. */
function LuckBar({ luck: { luck, throws, successes } }: { readonly luck: Luck }): JSX.Element {
  if (throws === 0) return <div class="luck none">{t('report.dice.never')}</div>
  const part = Math.min(1, Math.abs(luck) / FULL) * 50
  return (
    <div class={luck < 0 ? 'luck bad' : 'luck good'} title={t('report.dice.luckOf', { luck: signedNumber(luck) })}>
      <span class="bar" aria-hidden="true">
        <span style={`width: ${part}%; left: ${luck < 0 ? 50 - part : 50}%`} />
      </span>
      {t('report.dice.worked', { successes, count: throws })}
    </div>
  )
}
