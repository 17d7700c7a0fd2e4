import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { sayable } from '../choices/world.ts'
import { questionWords } from '../words/phase-words.ts'
import { speech } from '../words/speech.ts'
import { Ask, Buttons, SayButton } from './ask.tsx'

/** A question out of turn, put openly to one player. */
export function Question({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const asked = questionWords(view, speech())
  if (!asked) return null
  return (
    <Ask heading={asked.name} about={view.pending}>
      <p>{asked.text}</p>
      <p class="caption">{asked.answers}</p>
      <Buttons>
        {sayable(view).map((command, at) => (
          <SayButton key={command.type + at} view={view} command={command} isMain={at === 0} />
        ))}
      </Buttons>
    </Ask>
  )
}
