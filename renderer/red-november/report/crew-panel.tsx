import type { JSX } from 'preact'
import { Face } from '../hud/face.tsx'
import { Icon, type IconName } from '../hud/icons.tsx'
import { t } from '../words/index.ts'
import type { CrewMember, Report } from './analysis.ts'
import { type ChipId, chipsOf, highlightOf } from './highlights.ts'
import { signedNumber } from './numbers.ts'
import { tell } from './phrase.ts'
import { type Teller, winnersOf } from './story.ts'

interface Props {
  readonly report: Report
  readonly teller: Teller
  readonly isBot: (member: CrewMember) => boolean
}

const CHIP_ICONS: Readonly<Record<ChipId, IconName>> = {
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

const MOODS = {
  hero: 'calm',
  alive: 'calm',
  drunk: 'drunk',
  asleep: 'fainted',
  down: 'worried',
  downDrunk: 'drunk',
  downAsleep: 'fainted',
  dead: 'dead',
  desertedWon: 'calm',
  desertedLost: 'worried',
} as const satisfies Record<CrewMember['fate'], string>

/** Each gnome: its fate, its deeds, its luck. */
export function CrewPanel({ report, teller, isBot }: Props): JSX.Element {
  return (
    <section class="panel crew">
      <header>
        <h2>{t(report.outcome.saved ? 'report.crew.heroes' : 'report.crew.heading')}</h2>
        <span class="caption">{t('report.dice.luck')}</span>
      </header>
      <ul>
        {report.crew.map((member) => (
          <li key={member.color} class={`member fate-${member.fate}`} data-gnome={member.color}>
            <Face gnome={member.color} mood={MOODS[member.fate]} />
            <div class="who">
              <h3>
                {isBot(member)
                  ? t('report.crew.bot', { name: teller.names(member.color) })
                  : teller.names(member.color)}
              </h3>
              <p class="fate">{fateOf(member)}</p>
            </div>
            <div class="did">
              <Chips member={member} />
              <p>{tell(highlightOf(member, teller.t))}</p>
            </div>
            <LuckBar luck={member.luck.luck} />
          </li>
        ))}
      </ul>
      <p class={report.outcome.winners.length > 0 ? 'winners' : 'winners none'}>
        <Icon name={report.outcome.winners.length > 0 ? 'trophy' : 'water'} />
        {tell(winnersOf(report, teller))}
      </p>
    </section>
  )
}

function fateOf({ fate, deeds }: CrewMember): string {
  const death = deeds.deaths.at(-1)
  if (fate !== 'dead' || !death) return t(`report.fate.${fate}`)
  return t('report.fate.dead', { cause: t(`game.death.${death.cause}`), minute: death.minute })
}

function Chips({ member }: { readonly member: CrewMember }): JSX.Element {
  return (
    <ul class="chips">
      {chipsOf(member.deeds).map(({ id, count }) => (
        <li key={id} title={t(`report.chip.${id}`)}>
          <Icon name={CHIP_ICONS[id]} />
          <span class="unseen">{t(`report.chip.${id}`)}: </span>
          {count}
        </li>
      ))}
    </ul>
  )
}

/** So much luck fills its half of the bar. */
const FULL = 3

function LuckBar({ luck }: { readonly luck: number }): JSX.Element {
  const part = Math.min(1, Math.abs(luck) / FULL) * 50
  const text = signedNumber(luck)
  return (
    <div class={luck < 0 ? 'luck bad' : 'luck good'}>
      <span class="bar" aria-hidden="true">
        <span style={`width: ${part}%; left: ${luck < 0 ? 50 - part : 50}%`} />
      </span>
      <span class="unseen">{t('report.dice.luckOf', { luck: text })}</span>
      <b aria-hidden="true">{text}</b>
    </div>
  )
}
