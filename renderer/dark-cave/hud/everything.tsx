import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { listed } from '../choices/listed.ts'
import { sayable } from '../choices/world.ts'
import { commandText } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { speech } from '../words/speech.ts'
import { Ask, Buttons } from './ask.tsx'
import { cancel, sayIt } from './desk-controls.ts'

/** All that can be said, as a list: the second way for everything. */
export function Everything({ view }: { readonly view: PlayerView }): JSX.Element {
  // In words one walks step by step.
  const walks = view.turn?.phase === 'move' || view.turn?.phase === 'creature'
  return (
    <Ask heading={t(walks ? 'hud.listSteps' : 'hud.list')} about="list">
      <ul class="everything">
        {listed(sayable(view)).map((command) => {
          const text = commandText(command, view, speech())
          return (
            <li key={text}>
              <button type="button" onClick={() => void sayIt(command)}>
                {text}
              </button>
            </li>
          )
        })}
      </ul>
      <Buttons>
        <button type="button" onClick={cancel}>
          {t('hud.cancel')}
        </button>
      </Buttons>
    </Ask>
  )
}
