import type { JSX } from 'preact'
import { type PlayerView, situationOf } from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { t } from '../words/index.ts'
import { faintAhead } from './faint-ahead.ts'

interface Props {
  readonly view: PlayerView
  /** What the action costs that ends the turn. */
  readonly minutes: number
  /** Fire or water will be gone from here by then. */
  readonly isMended?: boolean
}

/** F1: what a drink may do at the end of the turn, red where a sleeper is in danger (D1). Out in the sea it is a peril of its own. */
export function FaintRisk({ view, minutes, isMended = false }: Props): JSX.Element | null {
  const faint = faintAhead(view, minutes)
  if (!faint) return null
  const { around } = situationOf(view)
  return (
    <span class={around === 'dry' || isMended ? 'meets faint' : 'meets faint grave'}>
      {t('hud.change.faint', { chance: percent(faint.chance), minutes: faint.minutes })}
    </span>
  )
}
