import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import {
  type Color,
  type Command,
  faceOf,
  gnomeOf,
  type PlayerView,
  type SeenPending,
} from '../../../../engine/red-november/index.ts'
import type { Values } from '../../../core/words/word-table.ts'
import type { Target } from '../../board/kit/targets.ts'
import { t } from '../../words/index.ts'
import { itemList, type Names, placeKey } from '../../words/phrases.ts'
import { Discard } from './discard.tsx'
import { type Option, OptionList } from './option-list.tsx'
import { isEscape, optionsFor } from './options.ts'
import { Question } from './question.tsx'
import { TradeAnswer } from './trade-answer.tsx'

interface Props {
  readonly view: PlayerView
  readonly names: Names
  readonly onSay: (command: Command) => void
  /** What the player looks at: the board may let it glow. */
  readonly onLook?: (target: Target | null) => void
}

/** Does somebody have to answer before the turn can go on? */
export const isAsked = (view: PlayerView): boolean => view.pending !== null || isEscape(view)

/** The open question in words, with its answers. */
export function ChoicePanel({ view, names, onSay, onLook }: Props): JSX.Element | null {
  const { options, shared } = useMemo(() => apart(optionsFor(view, names)), [view, names])
  const { pending, turn } = view
  if (!pending) {
    if (!turn || !isEscape(view)) return null
    return (
      <Question
        gnome={turn.active}
        mood="worried"
        ask={t('show.choice.flee', { gnome: names(turn.active) })}
        text={t('game.phase.escape.text')}
        answers={shared.join(' ')}
      >
        <OptionList key={turn.hatch} options={options} onSay={onSay} onLook={onLook} />
      </Question>
    )
  }
  return (
    <Question gnome={pending.who} mood={moodOf(view, pending.who)} {...wordsOf(view, pending, names, shared)}>
      {pending.kind === 'discard' && <Discard key={pending.who} view={view} pending={pending} onSay={onSay} />}
      {pending.kind === 'trade-answer' && (
        <TradeAnswer
          view={view}
          names={names}
          who={pending.who}
          from={pending.from}
          offer={pending.offer ?? []}
          onSay={onSay}
        />
      )}
      {options.length > 0 && <OptionList options={options} onSay={onSay} onLook={onLook} />}
    </Question>
  )
}

function moodOf(view: PlayerView, color: Color): 'calm' | 'drunk' | 'fainted' {
  const { fainted, intoxication } = gnomeOf(view, color)
  if (fainted) return 'fainted'
  return intoxication > 1 ? 'drunk' : 'calm'
}

/** What follows from every answer is said once, above them. */
function apart(all: readonly Option[]): { readonly options: readonly Option[]; readonly shared: readonly string[] } {
  const [first, ...others] = all
  if (!first || others.length === 0) return { options: all, shared: [] }
  const shared = first.lines.filter((line) => others.every(({ lines }) => lines.includes(line)))
  const own = ({ lines }: Option): readonly string[] => lines.filter((line) => !shared.includes(line))
  return { options: all.map((option) => ({ ...option, lines: own(option) })), shared }
}

function wordsOf(
  view: PlayerView,
  pending: SeenPending,
  names: Names,
  shared: readonly string[],
): { ask: string; text: string; answers: string } {
  const card = view.eventDiscards.at(-1)
  const kind = pending.kind === 'trade-answer' && pending.offerSize === 0 ? 'trade-asked' : pending.kind
  const picksCards = pending.kind === 'discard' || pending.kind === 'trade-answer'
  const values: Values = {
    who: names(pending.who),
    from: 'from' in pending ? names(pending.from) : '',
    items: pending.kind === 'trade-answer' ? itemList(pending.offer ?? [], t) : '',
    limit: pending.kind === 'discard' ? pending.limit : 0,
    held: gnomeOf(view, pending.who).handSize,
    in: pending.kind === 'block-hatch' ? t(`game.place.${placeKey(pending.room)}.in`) : '',
  }
  const text = t(`game.question.${kind}.text`, values)
  return {
    ask: t(`game.question.${kind}.ask`, values),
    // V6: whose idea it was.
    text:
      card && pending.kind === 'discard'
        ? t('pair', { what: t(`game.event.${faceOf(card).event}.name`), which: text })
        : text,
    // Where cards are picked, the cards need the room.
    answers: picksCards ? '' : shared.length > 0 ? shared.join(' ') : t(`game.question.${kind}.answers`, values),
  }
}
