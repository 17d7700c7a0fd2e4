import type { JSX } from 'preact'
import {
  hatchBetween,
  type OpenPath,
  type PathStep,
  type Place,
  type PlayerView,
  pathsFrom,
  pathTo,
} from '../../../engine/red-november/index.ts'
import { useDeskFocus } from '../../ui/focus.ts'
import { useLayer } from '../../ui/layer.ts'
import { t } from '../words/index.ts'
import { hatchName, placeKey } from '../words/phrases.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { DeskPanel } from './desk-panel.tsx'
import { hovered, pick } from './helm.ts'
import { MinutesAhead } from './minutes-ahead.tsx'
import { perilsOf } from './perils.ts'
import { keyOfRoom, roomOfKey } from './room-of-key.ts'

/** The proposed way: every hatch it opens, the water that will run, what it costs. */
export function WalkDesk({ view, goal }: { readonly view: PlayerView; readonly goal: Place }): JSX.Element | null {
  const path = pathTo(view, goal)
  if (!path.ok) return null
  const cost = t('hud.minutes', { count: path.minutes })
  return (
    <DeskPanel
      view={view}
      kind="walk"
      about={goal}
      picture={<BoatGlyph name="walk" />}
      title={t('hud.wayTo', { to: t(`game.place.${placeKey(goal)}.to`) })}
      data={{ 'data-goal': goal, 'data-minutes': path.minutes }}
      perils={perilsOf(view, null, path.minutes)}
      deal={{ promise: cost, tone: 'plain', verb: t('hud.go'), cost: '' }}
      ahead={<MinutesAhead view={view} minutes={path.minutes} />}
    >
      <ol class="steps">
        {path.steps.map((step, at) => (
          <li key={at}>{stepText(step)}</li>
        ))}
      </ol>
    </DeskPanel>
  )
}

/** One step in few words: the hatch, where it leads, and what is unusual about it. */
function stepText({ from, to, minutes, enters, floods, douses, throughFire, wades }: PathStep): string {
  const hatch = from !== 'sea' && to !== 'sea' ? hatchBetween(from, to) : null
  const door = hatch ? hatchName(hatch) : t('hud.step.lock')
  const goal = enters ? t(`game.place.${placeKey(to)}.name`) : t('hud.step.waits')
  const parts = [
    `${door} › ${goal}`,
    ...(floods.length > 0 ? [t('hud.step.floods')] : []),
    ...(douses ? [t('hud.step.douses')] : []),
    ...(throughFire ? [t('hud.step.fire')] : []),
    ...(wades ? [t('hud.step.wades')] : []),
    ...(minutes > 1 ? [t('hud.minutes', { count: minutes })] : []),
  ]
  return parts.join(', ')
}

/** All places that can be reached now, cheapest first: the same as clicking a room. */
export function WayList({ view }: { readonly view: PlayerView }): JSX.Element {
  const ways = [...pathsFrom(view)]
    .filter((way): way is [Place, OpenPath] => way[1].steps.length > 0)
    .toSorted(([, a], [, b]) => a.minutes - b.minutes)
  const desk = useDeskFocus('ways')
  // No digit is an action here: one that leads nowhere is heard, and nothing comes of it.
  const hear = (event: KeyboardEvent): boolean => {
    const room = roomOfKey(event)
    if (room !== null && !event.repeat && ways.some(([goal]) => goal === room)) pick({ kind: 'walk', goal: room })
    return room !== null
  }
  useLayer({ level: 'desk', hear })
  return (
    <section ref={desk} class="desk-panel ways" aria-label={t('hud.walk')}>
      <header>
        <BoatGlyph name="walk" />
        <h2>{t('hud.whereTo')}</h2>
      </header>
      <ul class="choices">
        {ways.map(([goal, { minutes }]) => (
          <li key={goal}>
            <button
              type="button"
              class="small"
              data-goal={goal}
              aria-keyshortcuts={goal === 'sea' ? undefined : keyOfRoom(goal)}
              onClick={() => pick({ kind: 'walk', goal })}
              onFocus={() => look(goal)}
              onPointerEnter={() => look(goal)}
              onPointerLeave={() => look(null)}
            >
              {goal !== 'sea' && <kbd>{keyOfRoom(goal)}</kbd>} {t(`game.place.${placeKey(goal)}.name`)}
              <small>{t('hud.minutes', { count: minutes })}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function look(goal: Place | null): void {
  hovered.value = goal === null ? null : { kind: 'walk', goal }
}
