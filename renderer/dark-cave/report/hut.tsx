import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import {
  betrayalsOf,
  clanOf,
  type DarkCave,
  discoveriesOf,
  type GameState,
  goldMovesOf,
  isGnome,
  type Player,
  passagesOf,
  type Story,
} from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Played } from '../../table/table.ts'
import { Emblem, Portrait } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { cellName, type Names } from '../words/phrases.ts'

interface Props {
  readonly game: Played<DarkCave>
  readonly names: Names
  readonly onUnmask: () => void
  readonly onBack: () => void
}

/** The foreman's hut: what everybody did, knew and carried. */
export function Hut({ game, names, onUnmask, onBack }: Props): JSX.Element {
  const { record } = game
  const state = present(record)
  const rounds = useMemo(() => roundsOf(record), [record])
  const betrayals = useMemo(() => betrayalsOf(record), [record])
  const { outcome } = state
  const saboteurs = state.players.filter(({ role }) => role === 'saboteur')
  return (
    <main class="hut cave-scene">
      <img class="scene" src="./cave/scenes/hut.webp" alt="" draggable={false} />
      <header>
        <h1>{t('report.heading')}</h1>
        {outcome && (
          <p class="score">
            <Emblem clan="yellow" /> <b>{outcome.treasure.yellow}</b> {t('report.versus')} <Emblem clan="blue" />{' '}
            <b>{outcome.treasure.blue}</b>
          </p>
        )}
        <p>
          {t('report.kicker', {
            rounds: t('front.statistics.rounds', { count: rounds.at(-1) ?? 1 }),
            cause: outcome ? t(`game.cause.${outcome.cause}.name`) : '',
          })}
        </p>
      </header>
      <div class="papers">
        <section class="paper">
          <h2>{t('report.gold.heading')}</h2>
          <GoldTable state={state} story={record} names={names} />
        </section>
        <section class="paper">
          <h2>{t('report.knew.heading')}</h2>
          <ul>
            {discoveriesOf(record).flatMap(({ number, by, what, source }) =>
              source === 'peeked' && what !== 'aside'
                ? [
                    <li key={`${number} ${what}`}>
                      {t('report.knew.peeked', {
                        gnome: names(by),
                        round: rounds[number] ?? 1,
                        what: isGnome(what)
                          ? t('report.knew.card', { gnome: names(what) })
                          : cellName(what, state.table, t),
                      })}
                    </li>,
                  ]
                : [],
            )}
          </ul>
          <h2>{t('report.deed.betrayal')}</h2>
          <ul>
            {saboteurs.length === 0 && <li>{t('report.noTraitor')}</li>}
            {saboteurs.map(({ gnome }) => {
              const betrayal = betrayals.find((found) => found.gnome === gnome)
              return (
                <li key={gnome}>
                  {betrayal
                    ? t('report.turnedIn', { gnome: names(gnome), round: rounds[betrayal.deed.number] ?? 1 })
                    : t('report.noBetrayal', { gnome: names(gnome) })}
                </li>
              )
            })}
          </ul>
        </section>
      </div>
      <footer>
        <button type="button" class="wood" onClick={onUnmask}>
          {t('report.action.unmask')}
        </button>
        <button type="button" class="wood lit" onClick={onBack}>
          {t('report.action.title')}
        </button>
      </footer>
    </main>
  )
}

/** The round of each command: a round is as many turns as there are players. */
function roundsOf(story: Story): readonly number[] {
  const players = story.states[0]?.players.length ?? 1
  return passagesOf(story).map(({ turn }) => Math.ceil(turn / players))
}

interface GoldProps {
  readonly state: GameState
  readonly story: Story
  readonly names: Names
}

function GoldTable({ state, story, names }: GoldProps): JSX.Element {
  const moves = goldMovesOf(story)
  const sum = (gnome: Player['gnome'], side: 'from' | 'to'): number =>
    moves.reduce((all, move) => all + (move[side] === gnome ? move.count : 0), 0)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('hud.company')}</th>
          <th scope="col">{t('report.gold.won')}</th>
          <th scope="col">{t('report.gold.lost')}</th>
          <th scope="col">{t('report.gold.out')}</th>
        </tr>
      </thead>
      <tbody>
        {state.players.map(({ gnome, role, gold, at }) => (
          <tr key={gnome} data-role={role}>
            <th scope="row">
              <Portrait gnome={gnome} /> {names(gnome)} <Emblem clan={clanOf(gnome)} /> {t(`report.fate.${role}`)}
            </th>
            <td>{sum(gnome, 'to')}</td>
            <td>{sum(gnome, 'from')}</td>
            <td>{at === null ? gold : t('report.gold.inside')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
