import { DEFAULT_OPTIONS, OPTION_IDS, type Options } from '../../../engine/red-november/index.ts'

/** What a preset decides: how hard, how nasty, and whether one may ask. */
interface Agreement {
  readonly options: Options
  readonly advice: boolean
}

/** The recipes of the lobby. */
export const PRESETS = {
  'first-voyage': { options: { ...DEFAULT_OPTIONS, slowerDeath: true }, advice: true },
  'by-the-book': { options: DEFAULT_OPTIONS, advice: false },
  deranged: { options: { ...DEFAULT_OPTIONS, derangedGnomes: true, slowerDeath: true }, advice: false },
  merciless: { options: { ...DEFAULT_OPTIONS, greaterChallenge: true, openingDisasters: true }, advice: false },
} as const satisfies Record<string, Agreement>
export type PresetId = keyof typeof PRESETS
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[]

/** The preset that says exactly this, or that it is somebody's own. */
export const presetOf = ({ options, advice }: Agreement): PresetId | 'custom' =>
  PRESET_IDS.find((id) => {
    const preset: Agreement = PRESETS[id]
    return preset.advice === advice && OPTION_IDS.every((option) => preset.options[option] === options[option])
  }) ?? 'custom'
