import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { commandsOf, handOf, isPlayable } from '../choices/draft.ts'
import { Sign } from '../pictures/signs.tsx'
import { commandText } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { cardName } from '../words/phrases.ts'
import { speech } from '../words/speech.ts'
import { Ask, Buttons, DoIt, MoreButton } from './ask.tsx'
import { cancel, togglePassing, turnCard } from './deeds.ts'
import { draft } from './helm.ts'

/** Step 1: a card, or a pass. */
export function CardStep({ view }: { readonly view: PlayerView }): JSX.Element {
  const picked = draft.value
  const card = picked?.kind === 'card' ? handOf(view)[picked.at] : undefined
  const play = picked?.kind === 'card' ? picked.play : null
  const commands = picked && commandsOf(view, picked)
  const heading =
    picked?.kind === 'pass'
      ? t('hud.ask.pass')
      : !card
        ? t('hud.ask.card')
        : play
          ? t('hud.ask.sure')
          : t(isPlayable(view, card) ? 'hud.ask.where' : 'hud.ask.noUse', { card: cardName(card, t) })
  return (
    <Ask heading={heading} about={picked?.kind}>
      {commands?.[0] && <p class="caption">{commandText(commands[0], view, speech())}</p>}
      <Buttons>
        {picked ? (
          <>
            <button type="button" onClick={cancel}>
              {t('hud.cancel')}
            </button>
            {play?.type === 'path' && (
              <button type="button" onClick={() => turnCard(view)}>
                <Sign name="turn" /> {t('hud.turn')} <kbd>R</kbd>
              </button>
            )}
            <DoIt view={view} commands={commands} />
          </>
        ) : (
          <>
            <button type="button" onClick={togglePassing}>
              <Sign name="pass" /> {t('hud.pass')}
            </button>
            <MoreButton />
          </>
        )}
      </Buttons>
    </Ask>
  )
}
