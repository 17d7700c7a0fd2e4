import type { JSX } from 'preact'
import { CLANS, type PlayerView } from '../../../engine/dark-cave/index.ts'
import { hoardsOf, stepsToGates } from '../choices/reckoned.ts'
import { Emblem, Portrait, Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { cornerOf } from '../words/phrases.ts'
import { nameOf } from '../words/speech.ts'

/** Before one decides: how far everybody has to each gate, and what the treasure would be as far as roles are known. */
export const Reckoning = ({ view }: { readonly view: PlayerView }): JSX.Element => (
  <div>
    <table class="reckoning">
      <caption>{t('notes.steps')}</caption>
      <thead>
        <tr>
          <td />
          {view.table.goals.map(({ cell, goal }) => (
            <th key={cell} scope="col">
              {t(`game.corner.${cornerOf(cell)}.short`)}
              {goal && <img src={`./cave/cards/goal-${goal}.webp`} alt={t(`game.goal.${goal}.name`)} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.players.flatMap(({ gnome, at }) => {
          if (at === null) return []
          const steps = stepsToGates(view, at)
          return [
            <tr key={gnome}>
              <th scope="row">
                <Portrait gnome={gnome} /> <span>{nameOf(gnome)}</span>
              </th>
              {view.table.goals.map(({ cell }) => (
                <td key={cell}>{steps.get(cell) ?? '–'}</td>
              ))}
            </tr>,
          ]
        })}
      </tbody>
    </table>
    <table class="reckoning">
      <caption>
        {t('notes.treasure')} <small>{t('show.unmask.sum')}</small>
      </caption>
      <thead>
        <tr>
          <td />
          {CLANS.map((clan) => (
            <th key={clan} scope="col">
              <Emblem clan={clan} /> <span class="unseen">{t(`game.clan.${clan}.name`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['out', 'all'] as const).map((which) => {
          const hoards = hoardsOf(view, which)
          return (
            <tr key={which}>
              <th scope="row">{t(`notes.hoard.${which}`)}</th>
              {CLANS.map((clan) => (
                <td key={clan}>
                  {hoards[clan].gold} <Sign name="nugget" /> × {hoards[clan].workers} = <b>{hoards[clan].treasure}</b>
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  </div>
)
