import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import type { Target } from '../board/kit/targets.ts'
import { commandsOf, pointedAt } from '../choices/draft.ts'
import { walksFrom } from '../choices/walks.ts'
import { commandText } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { speech } from '../words/speech.ts'
import { walkEndWords } from '../words/walk-end-words.ts'
import { draft } from './helm.ts'

/** What a click on this would pick, in words: the command, and for a way its steps and its price. */
export function targetHelp(target: Target, view: PlayerView): string {
  const next = pointedAt(view, draft.value, target)
  const last = next && commandsOf(view, next)?.at(-1)
  if (!last) return ''
  const text = commandText(last, view, speech())
  const walk = next?.kind === 'walk' ? walksFrom(view).get(next.to) : undefined
  if (!walk) return text
  return [
    text,
    t('hud.steps', { count: walk.steps.length }),
    ...(walk.cards > 0 ? [t('hud.price.cards', { count: walk.cards })] : []),
    ...(walk.gold > 0 ? [t('hud.price.gold', { count: walk.gold })] : []),
    ...(walk.end ? [walkEndWords(walk, view, speech())] : []),
  ].join(', ')
}
