import type { JSX } from 'preact'
import { foresee, OPEN_MINUTES, type Place, type PlayerView, ROOM_IDS } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { placeKey } from '../words/phrases.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { DeskPanel } from './desk-panel.tsx'
import { MinutesAhead } from './minutes-ahead.tsx'
import { perilsOf } from './perils.ts'

/** Only a hatch: water may run, nobody has to go through. */
export function OpenDesk({ view, to }: { readonly view: PlayerView; readonly to: Place }): JSX.Element {
  const changed = roomsChanged(view, to)
  return (
    <DeskPanel
      view={view}
      kind="open"
      about={to}
      picture={<BoatGlyph name="hatch" />}
      title={t('game.command.open', { to: t(`game.place.${placeKey(to)}.to`) })}
      data={{ 'data-to': to }}
      perils={perilsOf(view, { type: 'open', to }, OPEN_MINUTES)}
      deal={{ promise: t('hud.minutes', { count: OPEN_MINUTES }), tone: 'plain', verb: t('hud.open'), cost: '' }}
      ahead={<MinutesAhead view={view} minutes={OPEN_MINUTES} />}
    >
      <ul class="changes">
        {changed.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {changed.length === 0 && <li class="hint">{t('hud.staysDry')}</li>}
      </ul>
    </DeskPanel>
  )
}

/** M3, M4: what the water does when the hatch opens. */
function roomsChanged(view: PlayerView, to: Place): readonly string[] {
  const after = foresee(view, { type: 'open', to })
  if (!after) return []
  return ROOM_IDS.filter((room) => view.rooms[room] !== after.rooms[room]).map((room) =>
    t('hud.change.room', {
      room: t(`game.place.${placeKey(room)}.name`),
      from: t(`game.condition.${view.rooms[room]}.name`),
      to: t(`game.condition.${after.rooms[room]}.name`),
    }),
  )
}
