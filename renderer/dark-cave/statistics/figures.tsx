import type { JSX } from 'preact'
import type { GameResult } from '../../../preload/statistics.ts'
import { percent } from '../../ui/phrases.ts'
import { t } from '../words/index.ts'
import { type Expedition, expeditionsIn } from './result.ts'

/** What all expeditions together tell. */
export function Figures({ games }: { readonly games: readonly GameResult[] }): JSX.Element | null {
  const all = expeditionsIn(games)
  if (all.length === 0) return null
  const sizes = [...new Set(all.map(({ players }) => players))].sort((a, b) => a - b)
  const most = (value: (game: Expedition) => number): number => Math.max(...all.map(value))
  return (
    <>
      <dl class="heads">
        <Head name={t('front.statistics.games')} value={String(all.length)} />
        <Head name={t('front.statistics.won')} value={score(all)} />
        <Head name={t('front.statistics.gold')} value={String(most(({ gold }) => gold))} />
        <Head name={t('front.statistics.treasure')} value={String(most(({ treasure }) => treasure))} />
      </dl>
      <section class="panel">
        <h2>{t('front.statistics.byPlayers')}</h2>
        <ul>
          {sizes.map((count) => (
            <li key={count}>
              {t('lobby.company', { count })}: {score(all.filter(({ players }) => players === count))}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function score(games: readonly Expedition[]): string {
  const won = games.filter((game) => game.won).length
  return t('front.statistics.score', { won, games: games.length, percent: percent(won / games.length) })
}

const Head = ({ name, value }: { readonly name: string; readonly value: string }): JSX.Element => (
  <div class="panel">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
