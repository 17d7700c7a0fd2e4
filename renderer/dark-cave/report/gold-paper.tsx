import type { JSX } from 'preact'
import {
  CLANS,
  employerOf,
  type GameState,
  type GnomeId,
  goldMovesOf,
  type Story,
} from '../../../engine/dark-cave/index.ts'
import { Emblem, Portrait, Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'

interface Props {
  readonly state: GameState
  readonly story: Story
  readonly names: Names
}

/** Where the gold went: what each had, won, lost and carried out, and for whom. */
export function GoldPaper({ state, story, names }: Props): JSX.Element {
  const moves = goldMovesOf(story).filter(({ cause }) => cause !== 'left-behind')
  const sum = (gnome: GnomeId, side: 'from' | 'to'): number =>
    moves.reduce((all, move) => all + (move[side] === gnome ? move.count : 0), 0)
  const first = story.states[0]?.players ?? []
  const { outcome } = state
  return (
    <section class="paper gold-paper">
      <h2>{t('report.gold.heading')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t('hud.company')}</span>
            </th>
            <th scope="col">{t('report.gold.start')}</th>
            <th scope="col">{t('report.gold.won')}</th>
            <th scope="col">{t('report.gold.lost')}</th>
            <th scope="col">{t('report.gold.out')}</th>
          </tr>
        </thead>
        <tbody>
          {state.players.map((player, seat) => {
            const { gnome, gold, at } = player
            const [won, lost] = [sum(gnome, 'to'), sum(gnome, 'from')]
            return (
              <tr key={gnome}>
                <th scope="row">
                  <Portrait gnome={gnome} /> <span class="unseen">{names(gnome)}</span>
                </th>
                <td>{first[seat]?.gold ?? 0}</td>
                <td class="won">{won > 0 ? `+${won}` : '·'}</td>
                <td class="lost">{lost > 0 ? `−${lost}` : '·'}</td>
                <td>
                  {at === null ? (
                    <b>
                      <Sign name="nugget" /> {gold} <Emblem clan={employerOf(player)} />
                    </b>
                  ) : (
                    <span class="lost">{t('report.gold.inside')}</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {outcome && (
        <p class="gold-sums">
          {CLANS.map((clan) => (
            <span key={clan}>
              <Emblem clan={clan} /> <b>{outcome.gold[clan]}</b> <Sign name="nugget" />
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
