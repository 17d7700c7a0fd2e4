import { apply } from '../commands/apply.ts'
import type { Command } from '../model/command.ts'
import { imagine } from '../view/imagine.ts'
import { handsAreSecret, type PlayerView } from '../view/view.ts'
import { answer } from './answers.ts'

/** A13: what a loyal mate who thinks would answer to this offer; null where hands are secret, or nobody may offer it. */
export function tradeAnswerTo(view: PlayerView, offer: Extract<Command, { type: 'trade' }>): Command | null {
  if (handsAreSecret(view.options)) return null
  const offered = apply(imagine(view), offer)
  if (!offered.ok || offered.state.pending?.kind !== 'trade-answer') return null
  return answer(offered.state, offered.state.pending, true)
}
