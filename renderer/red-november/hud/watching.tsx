import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import type { Settings } from '../../../preload/contract.ts'
import { changeSettings, settings } from '../../core/settings.ts'
import { ShowControls } from '../../shared/show/show-controls.tsx'
import { Segment } from '../../ui/segment.tsx'
import { table } from '../run/running.ts'
import { controls, presenter } from '../show/presenter.ts'
import { WayStrip } from '../show/way-strip.tsx'
import { t } from '../words/index.ts'
import { Because, Hurry, Thinking } from './mates.tsx'

const SPEEDS: readonly Settings['animationSpeed'][] = ['calm', 'normal', 'fast', 'instant']

/** While something is shown: how fast, and the way past it. */
export const Watching = ({ view }: { readonly view: PlayerView }): JSX.Element => (
  <section class="desk-panel watching" aria-label={t('hud.watching')}>
    {table.activity.value.name === 'thinking' ? <Thinking view={view} /> : <Because />}
    <WayThere />
    <div class="watching-tools">
      <Segment
        label={t('settings.animationSpeed')}
        value={settings.value.animationSpeed}
        choices={SPEEDS.map((value) => ({ value, text: t(`settings.animationSpeeds.${value}`) }))}
        onPick={(animationSpeed) => void changeSettings({ animationSpeed })}
      />
      <ShowControls presenter={controls} />
      {table.activity.value.name === 'thinking' && <Hurry view={view} />}
    </div>
  </section>
)

function WayThere(): JSX.Element | null {
  const way = presenter.now.value?.overlay.way
  return way ? <WayStrip way={way} /> : null
}
