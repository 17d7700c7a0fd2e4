import {
  type Color,
  type Command,
  certainEvents,
  check,
  gnomeOf,
  type ItemId,
  type PlayerView,
  type RoomId,
} from '../../../engine/red-november/index.ts'
import type { Target } from '../board/kit/targets.ts'
import type { Candidate } from '../show/decision.tsx'
import { t } from '../words/index.ts'
import { itemList, itemNames, type Names } from '../words/phrases.ts'
import { isGrave } from './choices/grave.ts'
import { holdsText } from './choices/holds.ts'
import { itemsOf, type Picked, sorted } from './choices/laid-out.ts'
import { partnersOf, victimsOf } from './choices/possible.ts'
import type { Intent } from './helm.ts'
import type { Pointed } from './pointing.ts'

/** Something to be chosen on the board, and what a click there means. */
export interface BoardAnswer extends Candidate {
  readonly click: Pointed
}

interface Desk {
  readonly view: PlayerView
  readonly names: Names
  readonly what: Intent | null
  /** What is picked in the hand. */
  readonly laid: Picked
}

type Act = Extract<Intent, { kind: 'act' }>

/** What is composed or answered among gnomes: who is lit, and what a click on them means. Null where nothing is. */
export function composedOf(desk: Desk): readonly BoardAnswer[] | null {
  const { view, what } = desk
  if (view.pending) return answered(desk)
  if (what?.kind !== 'act') return null
  switch (what.action) {
    case 'attack':
      return victimsOf(view).map((target) => victim(desk, what, target))
    case 'trade':
      return partnersOf(view).map((target) => partner(desk, what, target))
    case 'abandon':
      return parting(desk)
    default:
      return null
  }
}

/** What the active gnome gives: picked in its own hand. */
export const given = ({ view, laid }: Pick<Desk, 'view' | 'laid'>, who: Color): readonly ItemId[] =>
  itemsOf(sorted(gnomeOf(view, who).hand ?? []), laid)

function answered(desk: Desk): readonly BoardAnswer[] | null {
  const { view } = desk
  const { pending } = view
  if (pending?.kind === 'discard') {
    const items = given(desk, pending.who)
    const count = gnomeOf(view, pending.who).handSize - pending.limit
    const words = items.length > 0 ? itemNames(items, t) : t('show.choice.dropped', { picked: 0, count })
    return [at(pending.who, words, saying(view, { type: 'discard', items }))]
  }
  if (pending?.kind === 'trade-answer') {
    const items = given(desk, pending.who)
    const agree =
      items.length > 0 ? t('show.choice.gets', { items: itemList(items, t) }) : t('game.command.give-nothing')
    // Nobody refuses by clicking on themselves: that is said at the desk.
    return [at(pending.from, agree, saying(view, { type: 'give', items }))]
  }
  return null
}

/** O2 */
function victim({ view }: Desk, what: Act, target: Color): BoardAnswer {
  const events = certainEvents(view, { type: 'attack', target })
  const victims = events.flatMap((event) => (event.type === 'died' ? [event.gnome] : []))
  const words = t(gnomeOf(view, target).fainted ? 'show.choice.asleep' : 'show.choice.mayParry')
  return { ...at(target, words, { intent: { ...what, target } }), grave: isGrave(events), victims }
}

/** A13 */
function partner(desk: Desk, what: Act, target: Color): BoardAnswer {
  const give = given(desk, desk.view.turn?.active ?? target)
  const words =
    give.length > 0 && target === what.target
      ? t('show.choice.gets', { items: itemList(give, t) })
      : holdsText(gnomeOf(desk.view, target))
  return at(target, words, { intent: { ...what, target } })
}

/** A16: the way off leads past oneself; whoever clicks on the others stays. */
function parting({ view }: Desk): readonly BoardAnswer[] {
  const leaver = view.turn?.active
  if (!leaver) return []
  const left = view.gnomes.filter(({ color, status }) => color !== leaver && status === 'alive')
  const rooms = [...new Set(left.map(({ room }) => room))].filter((room): room is RoomId => room !== 'sea')
  return [
    { ...at(leaver, t('show.abandon.off'), saying(view, { type: 'abandon' })), grave: true },
    ...rooms.map((room) => answer({ kind: 'room', room }, t('show.abandon.stay'), { intent: null })),
  ]
}

const answer = (target: Target, words: string, click: Pointed): BoardAnswer => ({
  target,
  key: '',
  words,
  grave: false,
  victims: [],
  click,
})

const at = (gnome: Color, words: string, click: Pointed): BoardAnswer => answer({ kind: 'gnome', gnome }, words, click)

function saying(view: PlayerView, command: Command): Pointed {
  const refused = check(view, command)
  return refused ? { refused } : { answer: command }
}
