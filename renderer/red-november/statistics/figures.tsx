import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { type Cause, OPTION_IDS, type OptionId } from '../../../engine/red-november/index.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import { language } from '../../core/settings.ts'
import { MedalWall } from '../../shared/medals/medal-wall.tsx'
import { Bar, Chart } from '../../shared/statistics/bars.tsx'
import { type Head, Heads } from '../../shared/statistics/heads.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { percent } from '../../ui/phrases.ts'
import { t } from '../words/index.ts'
import { medalsOf } from './medals.tsx'
import { voyagesIn } from './result.ts'
import { type Best, type RecordId, type Score, type Totals, totalsOf } from './totals.ts'

/** What all voyages together tell. */
export function Figures({ games }: { readonly games: readonly GameResult[] }): JSX.Element | null {
  const voyages = useMemo(() => voyagesIn(games), [games])
  const sums = useMemo(() => totalsOf(voyages, OPTION_IDS), [voyages])
  return (
    <>
      <Heads heads={headsOf(sums.all)} went={voyages.map(({ saved }) => (saved ? 'good' : 'bad'))} />
      <div class="columns">
        <Chart title={t('front.statistics.byCrew')}>
          {sums.byCrew.map(([gnomes, score]) => (
            <ScoreBar key={gnomes} name={t('saves.crew', { count: gnomes })} score={score} />
          ))}
        </Chart>
        <Losses losses={sums.losses} />
        {sums.byOption.length > 0 && (
          <Chart title={t('front.statistics.byOption')}>
            {sums.byOption.map(([option, score]) => (
              <ScoreBar key={option} name={t(`game.option.${option as OptionId}.name`)} score={score} />
            ))}
          </Chart>
        )}
        {sums.records.length > 0 && (
          <section class="panel all-time">
            <h2>{t('front.statistics.records')}</h2>
            <ul class="records">
              {sums.records.map((best) => (
                <RecordLine key={best.id} {...best} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <MedalWall medals={medalsOf()} games={voyages} />
    </>
  )
}

const rate = ({ games, saved }: Score): string => percent(games === 0 ? 0 : saved / games)

const headsOf = ({ games, saved }: Score): readonly Head[] => [
  { icon: 'wheel', name: t('front.statistics.voyages'), value: String(games) },
  { icon: 'heroicSacrifice', name: t('front.statistics.rescued'), value: String(saved) },
  { icon: 'skull', name: t('front.statistics.lost'), value: String(games - saved) },
  { icon: 'luck', name: t('front.statistics.rate'), value: rate({ games, saved }) },
]

function ScoreBar({ name, score }: { readonly name: string; readonly score: Score }): JSX.Element {
  const { games, saved } = score
  const text = t('front.statistics.score', { saved, games, percent: rate({ games, saved }) })
  return <Bar name={name} text={text} part={saved / games} />
}

function Losses({ losses }: Pick<Totals, 'losses'>): JSX.Element | null {
  const worst = losses[0]?.[1]
  if (!worst) return null
  return (
    <Chart title={t('front.statistics.losses')}>
      {losses.map(([cause, games]) => (
        <Bar
          key={cause}
          name={t(`game.end.${cause as Cause}.title`)}
          text={String(games)}
          part={games / worst}
          kind="bad"
        />
      ))}
    </Chart>
  )
}

const RECORD_ICONS: Readonly<Record<RecordId, IconName>> = {
  moves: 'wheel',
  grog: 'grog',
  lucky: 'luck',
  unlucky: 'dice',
  quickest: 'skull',
  streak: 'clock',
}

function RecordLine({ id, value, game }: Best): JSX.Element {
  const date = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(game.ended))
  const shown = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(value)
  return (
    <li>
      <Icon name={RECORD_ICONS[id]} />
      <div class="grow">
        <h3>{t(`front.statistics.${id}`)}</h3>
        <p class="caption">
          {t('saves.crew', { count: game.gnomes })} · {date}
        </p>
      </div>
      <b>{t(`front.statistics.${id}Value`, { value: shown })}</b>
    </li>
  )
}
