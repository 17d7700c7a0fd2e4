import type { JSX } from 'preact'
import { CLANS } from '../../../engine/dark-cave/index.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import { MedalWall } from '../../shared/medals/medal-wall.tsx'
import { Bar, type BarProps, Chart } from '../../shared/statistics/bars.tsx'
import { type Head, Heads } from '../../shared/statistics/heads.tsx'
import { percent } from '../../ui/phrases.ts'
import { t } from '../words/index.ts'
import { medalsOf } from './medals.tsx'
import { type Expedition, expeditionsIn } from './result.ts'

const CAUSES = ['clan-out', 'cards-out', 'agreed'] as const

/** What all expeditions together tell. */
export function Figures({ games }: { readonly games: readonly GameResult[] }): JSX.Element | null {
  const all = expeditionsIn(games)
  if (all.length === 0) return null
  const sizes = [...new Set(all.map(({ players }) => players))].sort((a, b) => a - b)
  const share = (fits: (game: Expedition) => boolean) => {
    const count = all.filter(fits).length
    return { text: String(count), part: count / all.length }
  }
  return (
    <>
      <Heads heads={headsOf(all)} went={all.map(({ won }) => (won ? 'good' : 'bad'))} />
      <div class="columns">
        <Chart title={t('front.statistics.byPlayers')}>
          {sizes.map((count) => (
            <Bar
              key={count}
              name={t('lobby.company', { count })}
              {...score(all.filter(({ players }) => players === count))}
            />
          ))}
        </Chart>
        <Chart title={t('front.statistics.byClan')}>
          {CLANS.map((clan) => (
            <Bar key={clan} name={t(`game.clan.${clan}.name`)} {...share(({ winner }) => winner === clan)} />
          ))}
          <Bar name={t('game.nobody.name')} {...share(({ winner }) => winner === 'nobody')} />
        </Chart>
        <Chart title={t('front.statistics.ends')}>
          {CAUSES.map((cause) => (
            <Bar key={cause} name={t(`game.cause.${cause}.name`)} {...share((game) => game.cause === cause)} />
          ))}
        </Chart>
      </div>
      <MedalWall medals={medalsOf()} games={all} />
    </>
  )
}

function headsOf(all: readonly Expedition[]): readonly Head[] {
  const most = (value: (game: Expedition) => number): string => String(Math.max(...all.map(value)))
  return [
    { icon: 'lesson', name: t('front.statistics.games'), value: String(all.length) },
    { icon: 'heroicSacrifice', name: t('front.statistics.won'), value: String(all.filter(({ won }) => won).length) },
    { icon: 'luck', name: t('front.statistics.gold'), value: most(({ gold }) => gold) },
    { icon: 'fairStart', name: t('front.statistics.treasure'), value: most(({ treasure }) => treasure) },
  ]
}

function score(games: readonly Expedition[]): Pick<BarProps, 'text' | 'part'> {
  const won = games.filter((game) => game.won).length
  const part = won / games.length
  return { text: t('front.statistics.score', { won, games: games.length, percent: percent(part) }), part }
}
