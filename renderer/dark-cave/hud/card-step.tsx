import type { JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { type ActionKind, type CardId, type Command, kindOf, type PlayerView } from '../../../engine/dark-cave/index.ts'
import { commandsOf, type Draft, handOf, isPlayable } from '../choices/draft.ts'
import { Sign } from '../pictures/signs.tsx'
import { cardPoint } from '../words/card-help.ts'
import { commandText } from '../words/command-words.ts'
import { t } from '../words/index.ts'
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
  useHandFocus(picked === null)
  return (
    <Ask
      heading={heading}
      about={null}
      words={<p class="caption">{commands?.[0] ? agreed(commands[0], view) : hint(view, picked)}</p>}
    >
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
              <DoIt view={view} commands={commands} first={t(`hud.to.${card ? toClick(card) : 'drop'}`)} />
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

/** Where a turn begins nobody is told to pass: unless something holds the focus, the first card of any use has it. */
function useHandFocus(isFree: boolean): void {
  useLayoutEffect(() => {
    if (!isFree || document.activeElement !== document.body) return
    const cards = document.querySelector<HTMLElement>('.cave-hand')
    const first = cards?.querySelector<HTMLElement>('.card:not([data-useless=true])') ?? cards?.querySelector('button')
    first?.focus({ preventScroll: true })
  }, [isFree])
}

/** A card that was taken up is the first to go. */
const PassButton = (): JSX.Element => (
  <button type="button" data-do="pass" title={t('hud.passHint')} onClick={togglePassing}>
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
function hint(view: PlayerView, picked: Draft | null): string {
  if (picked?.kind === 'pass') return t('hud.passHint')
  const card = picked?.kind === 'card' ? handOf(view)[picked.at] : undefined
  if (card && !isPlayable(view, card)) return `${t(`hud.noUse.${toClick(card)}`)} ${t('hud.noUse.drop')}`
  return card ? cardPoint(card, t) : t('hud.ask.cardHint')
}

/** What is about to be said; of an action also what it does. */
function agreed(command: Command, view: PlayerView): string {
  const kind = 'card' in command ? kindOf(command.card) : null
  const text = commandText(command, view, speech())
  return kind ? `${text}. ${t(`hud.does.${kind}`)}` : text
}

/** What there is to click on with a card in hand: each kind is lit in its own way. */
const TO_CLICK = {
  info: 'look',
  rockfall: 'rockfall',
  swap: 'mate',
  web: 'web',
  boots: 'mate',
  axe: 'mate',
  rat: 'hole',
  lindworm: 'hole',
  goblin: 'hole',
} as const satisfies Record<ActionKind, string>

function toClick(card: CardId): (typeof TO_CLICK)[ActionKind] | 'path' {
  const kind = kindOf(card)
  return kind ? TO_CLICK[kind] : 'path'
}
