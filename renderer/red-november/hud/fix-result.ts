import { type FixJob, type HatchId, type PlayerView, repairOf } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { hatchName } from '../words/phrases.ts'

/** A6-A10: what success would bring, a few words each; nothing where nothing is broken. */
export function fixResult(view: PlayerView, job: FixJob, hatch: HatchId | null): readonly string[] {
  const { moved, removed } = repairOf(view, job)
  return [
    ...(job === 'extinguish' || job === 'pump' ? [t(`hud.result.${job}`)] : []),
    ...(job === 'unblock' && hatch ? [t('hud.result.unblock', { hatch: hatchName(hatch) })] : []),
    ...(moved ? [t('hud.result.track', { ...moved, track: t(`game.track.${moved.track}.name`) })] : []),
    ...(removed ? [t(`hud.result.${removed === 'kraken' ? 'kraken' : 'countdown'}`)] : []),
  ]
}
