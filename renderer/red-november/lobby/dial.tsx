import type { JSX } from 'preact'
import { Segment } from '../../ui/segment.tsx'
import { t } from '../words/index.ts'
import { type CrewPlan, presetFor, withPreset } from './crew-list.ts'
import { PRESET_IDS } from './presets.ts'

interface Props {
  readonly plan: CrewPlan
  readonly onChange: (plan: CrewPlan) => void
}

/** From the first mark of the dial to the last, in degrees. */
const SWEEP = 240

const angleOf = (at: number): number => -SWEEP / 2 + (SWEEP * at) / (PRESET_IDS.length - 1)

/** How nasty it gets: the needle, and the recipes it points at. */
export function Dial({ plan, onChange }: Props): JSX.Element {
  const preset = presetFor(plan)
  const at = preset === 'custom' ? null : PRESET_IDS.indexOf(preset)
  return (
    <div class="preset-dial">
      <svg viewBox="-80 -80 160 160" aria-hidden="true">
        <circle class="rim" r="76" />
        <circle class="dial-face" r="60" />
        {PRESET_IDS.map((id, mark) => (
          <path
            key={id}
            class={mark === at ? 'mark on' : 'mark'}
            d="M0,-52V-40"
            transform={`rotate(${angleOf(mark)})`}
          />
        ))}
        <g class={at === null ? 'needle loose' : 'needle'} style={{ rotate: `${angleOf(at ?? -0.5)}deg` }}>
          <path d="M-13,0L0,-56L13,0Z" />
          <circle r="15" />
        </g>
      </svg>
      <Segment
        label={t('front.lobby.preset')}
        value={preset}
        choices={[...PRESET_IDS, ...(preset === 'custom' ? (['custom'] as const) : [])].map((value) => ({
          value,
          text: t(`game.preset.${value}.name`),
        }))}
        onPick={(picked) => picked !== 'custom' && onChange(withPreset(plan, picked))}
      />
    </div>
  )
}
