import type { JSX } from 'preact'
import { FAINT_MINUTES, faintRisk, type PlayerView, situationOf } from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { t } from '../words/index.ts'

interface Props {
  readonly view: PlayerView
  /** What the action costs that ends the turn. */
  readonly minutes: number
  /** Fire or water will be gone from here by then. */
  readonly isMended?: boolean
}

/** F1: what a drink may do at the end of the turn, red where a sleeper is in danger (D1). Out in the sea it is a peril of its own. */
export function FaintRisk({ view, minutes, isMended = false }: Props): JSX.Element | null {
  const chance = faintRisk(view)
  const { around, turn } = situationOf(view)
  if (!chance || around === 'sea') return null
  const lost = Math.min(FAINT_MINUTES, Math.max(0, turn.ghost - minutes))
  return (
    <span class={around === 'dry' || isMended ? 'meets faint' : 'meets faint grave'}>
      {t('hud.change.faint', { chance: percent(chance), minutes: lost })}
    </span>
  )
}
