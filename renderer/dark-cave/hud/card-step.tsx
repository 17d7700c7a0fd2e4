import type { JSX } from 'preact'
import { type CardId, kindOf, type PlayerView } from '../../../engine/dark-cave/index.ts'
import { commandsOf, handOf, isPlayable } from '../choices/draft.ts'
import { Sign } from '../pictures/signs.tsx'
import { commandText } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { phaseWords } from '../words/phase-words.ts'
import { cardName } from '../words/phrases.ts'
import { speech } from '../words/speech.ts'
import { Ask, Buttons, DoIt, MoreButton } from './ask.tsx'
import { cancel, togglePassing, turnCard } from './desk-controls.ts'
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
          : isPlayable(view, card)
            ? t(`hud.ask.${about(card)}`, { card: cardName(card, t) })
            : cardName(card, t)
  return (
    <Ask heading={heading} about={null}>
      <p class="caption">{commands?.[0] ? commandText(commands[0], view, speech()) : hint(view, card)}</p>
      <Buttons>
        {picked ? (
          <>
            <button type="button" class="desk-small" onClick={cancel}>
              {t('hud.cancel')}
            </button>
            {play?.type === 'path' && (
              <button type="button" data-do="turn" onClick={() => turnCard(view)}>
                <Sign name="turn" /> {t('hud.turn')} <kbd>R</kbd>
              </button>
            )}
            {card && !isPlayable(view, card) ? (
              <PassButton />
            ) : (
              <DoIt view={view} commands={commands} first={picked.kind === 'pass' ? t('hud.ask.drop') : undefined} />
            )}
          </>
        ) : (
          <>
            <PassButton />
            <MoreButton />
          </>
        )}
      </Buttons>
    </Ask>
  )
}

/** A card that was taken up is the first to go. */
const PassButton = (): JSX.Element => (
  <button type="button" data-do="pass" onClick={togglePassing}>
    <Sign name="pass" /> {t('hud.pass')}
  </button>
)

/** What has to be said about a card before it can be played. */
function about(card: CardId): 'where' | 'look' | 'swap' | 'tool' {
  switch (kindOf(card)) {
    case 'info':
      return 'look'
    case 'swap':
      return 'swap'
    case 'boots':
    case 'axe':
      return 'tool'
    default:
      return 'where'
  }
}

/** What to do next, in a sentence: what the card in hand is good for, or what this step is. */
function hint(view: PlayerView, card: CardId | undefined): string {
  if (card && !isPlayable(view, card)) return t('hud.ask.noUse')
  const kind = card && kindOf(card)
  if (kind) return t(`game.action.${kind}.effect`)
  return card ? t('hud.ask.cells') : phaseWords(view, t).text
}
