import type { JSX } from 'preact'
import type { Color, PlayerView } from '../../../engine/red-november/index.ts'
import { nameOf } from '../run/names.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { Badge } from './face.tsx'
import { type Tab, tab } from './helm.ts'
import { phaseName } from './phase-name.ts'

const TABS: readonly Tab[] = ['mine', 'middle', 'others']

/** With very large text one part of the HUD is shown at a time; whose turn it is stays in sight. */
export const Tabs = ({ view, who }: { readonly view: PlayerView; readonly who: Color }): JSX.Element => (
  <div class="hud-tabs" role="tablist" aria-label={t('hud.desk')}>
    {TABS.map((name) => (
      <button
        key={name}
        type="button"
        role="tab"
        aria-selected={tab.value === name}
        onClick={() => {
          tab.value = name
        }}
      >
        {name === 'middle' && <Badge gnome={who} />}
        <span>
          {(name === 'middle'
            ? [nameOf(who), phaseName(view, table.activity.value.name === 'choosing')]
            : [t(`hud.tabs.${name}`)]
          ).join(' · ')}
        </span>
      </button>
    ))}
  </div>
)
