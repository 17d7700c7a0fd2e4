import type { JSX } from 'preact'
import { type PlayerView, speaker } from '../../../engine/dark-cave/index.ts'
import type { Settings } from '../../../preload/contract.ts'
import { changeSettings, settings } from '../../core/settings.ts'
import { ShowControls } from '../../shared/show/show-controls.tsx'
import { Segment } from '../../ui/segment.tsx'
import { mates, table } from '../run/running.ts'
import { controls } from '../show/presenter.ts'
import { t } from '../words/index.ts'
import { nameOf } from '../words/speech.ts'

const SPEEDS: readonly Settings['animationSpeed'][] = ['calm', 'normal', 'fast', 'instant']

/**
 * While something is shown or thought about: the way past it, and how fast. What is clicked again and again stands where the next
 * desk has words, never one of its buttons.
 */
export function Watching({ view }: { readonly view: PlayerView }): JSX.Element {
  const who = speaker(view)
  const thinking = table.activity.value.name === 'thinking'
  return (
    <div class="ask watching">
      <h2>{who ? t('hud.turnOf', { gnome: nameOf(who) }) : t('hud.over')}</h2>
      {thinking ? (
        <button type="button" onClick={() => mates.skip()}>
          {t('show.controls.next')}
        </button>
      ) : (
        <ShowControls presenter={controls} />
      )}
      <Segment
        label={t('settings.animationSpeed')}
        value={settings.value.animationSpeed}
        choices={SPEEDS.map((value) => ({ value, text: t(`settings.animationSpeeds.${value}`) }))}
        onPick={(animationSpeed) => void changeSettings({ animationSpeed })}
      />
    </div>
  )
}
