import type { JSX } from 'preact'
import {
  ATTACK_MINUTES,
  type Color,
  type Command,
  LOW_WATER_MINUTES,
  type PlayerView,
  situationOf,
  surcharge,
} from '../../../engine/red-november/index.ts'
import { nameOf, names } from '../run/names.ts'
import { commandWords } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { GnomeChoice } from './choices/gnome-choice.tsx'
import { drawCounts, victimsOf } from './choices/possible.ts'
import { DeskPanel } from './desk-panel.tsx'
import { FaintRisk } from './faint-risk.tsx'
import { pick } from './helm.ts'
import { MinuteSlider } from './minute-slider.tsx'
import { MinutesAhead } from './minutes-ahead.tsx'
import { perilsOf } from './perils.ts'

const costOf = (view: PlayerView, command: Command): number =>
  commandWords(command, view, { t, names: names.value }).minutes ?? 0

function titleOf(view: PlayerView, command: Command): string {
  const { key, values } = commandWords(command, view, { t, names: names.value })
  return t(key, values)
}

/** A2 */
const Wet = ({
  view,
  action,
}: {
  readonly view: PlayerView
  readonly action: 'draw' | 'attack'
}): JSX.Element | null =>
  surcharge(situationOf(view), action) > 0 ? (
    <span class="meets water">{t('hud.wet', { minutes: LOW_WATER_MINUTES })}</span>
  ) : null

/** A12: how many, a minute each. */
export function DrawDesk({ view, count }: { readonly view: PlayerView; readonly count: number }): JSX.Element {
  const most = Math.max(1, ...drawCounts(view))
  const command: Command = { type: 'draw', count }
  const cost = costOf(view, command)
  const all = Array.from({ length: most }, (_, at): Command => ({ type: 'draw', count: at + 1 }))
  const choose = (minutes: number): void => pick({ kind: 'act', action: 'draw', minutes, hatch: null })
  return (
    <DeskPanel
      view={view}
      kind="draw"
      about="draw"
      picture={<BoatGlyph name="draw" />}
      title={titleOf(view, command)}
      titles={all.map((some) => titleOf(view, some))}
      data={{ 'data-count': count }}
      perils={perilsOf(view, command, cost)}
      deal={{
        promise: t('hud.minutes', { count: cost }),
        tone: 'plain',
        verb: t('game.action.draw.verb'),
        cost: '',
      }}
      ahead={
        <MinutesAhead view={view} minutes={cost} others={all.map((some) => costOf(view, some))}>
          <Wet view={view} action="draw" />
          <FaintRisk view={view} minutes={cost} />
        </MinutesAhead>
      }
    >
      <MinuteSlider
        value={count}
        most={most}
        of={Math.max(most, MAX_ITEMS)}
        label={t('game.action.draw.name')}
        spoken={t('game.count.items', { count })}
        onChange={choose}
      />
    </DeskPanel>
  )
}

/** A12 */
const MAX_ITEMS = 4

/** O2: whom to hit. What may come of it is said before. */
export function AttackDesk({ view, target }: { readonly view: PlayerView; readonly target: Color }): JSX.Element {
  const command: Command = { type: 'attack', target }
  const cost = ATTACK_MINUTES + surcharge(situationOf(view), 'attack')
  const asleep = view.gnomes.find(({ color }) => color === target)?.fainted
  return (
    <DeskPanel
      view={view}
      kind="attack"
      about="attack"
      picture={<BoatGlyph name="attack" />}
      title={t('game.command.attack', { gnome: nameOf(target) })}
      data={{ 'data-target': target }}
      perils={perilsOf(view, command, cost)}
      deal={{
        promise: t('hud.minutes', { count: cost }),
        tone: 'plain',
        verb: t('game.action.attack.verb'),
        cost: '',
      }}
      ahead={
        <MinutesAhead view={view} minutes={cost}>
          <Wet view={view} action="attack" />
          <FaintRisk view={view} minutes={cost} />
        </MinutesAhead>
      }
    >
      <GnomeChoice
        label={t('game.action.attack.name')}
        gnomes={victimsOf(view)}
        chosen={target}
        names={names.value}
        onPick={(next) => pick({ kind: 'act', action: 'attack', minutes: ATTACK_MINUTES, hatch: null, target: next })}
      />
      <p>
        {t('show.choice.attack')} {t(asleep ? 'show.choice.asleep' : 'show.choice.mayParry')}
      </p>
    </DeskPanel>
  )
}

/** A14, A15: nothing, with great care. */
export function WaitDesk({ view }: { readonly view: PlayerView }): JSX.Element {
  const command: Command = { type: 'wait' }
  const cost = costOf(view, command)
  const perils = perilsOf(view, command, cost)
  return (
    <DeskPanel
      view={view}
      kind="wait"
      about="wait"
      picture={<BoatGlyph name="wait" />}
      title={t('game.action.wait.name')}
      data={{ 'data-minutes': cost }}
      perils={perils}
      deal={{
        promise: t('hud.minutes', { count: cost }),
        tone: 'plain',
        verb: t('game.action.wait.verb'),
        cost: '',
      }}
      ahead={
        <MinutesAhead view={view} minutes={cost}>
          <FaintRisk view={view} minutes={cost} />
        </MinutesAhead>
      }
    >
      {/* What is deadly is no time for jokes. */}
      {perils.length === 0 && <p>{t('game.action.wait.text')}</p>}
    </DeskPanel>
  )
}
