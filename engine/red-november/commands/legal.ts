import { bundles, countBundles, counts } from '../../shared/bundle.ts'
import { HATCHES, type HatchId, type Place, ROOM_IDS, type RoomId } from '../data/board.ts'
import { FIX_ITS, FIX_JOBS, type FixJob, MOST_MINUTES } from '../data/fixits.ts'
import { ITEM_IDS, type ItemId } from '../data/items.ts'
import type { Command } from '../model/command.ts'
import { minutesFor, placeRefusal } from '../rules/actions.ts'
import { ATTACK_MINUTES, attackingRefusal } from '../rules/attack.ts'
import { abandonRefusal } from '../rules/desertion.ts'
import { drawingRefusal, mostToDraw } from '../rules/drawing.ts'
import { escapeOpenRefusal, stayRefusal } from '../rules/escape.ts'
import { blockedHatches, jobRefusal } from '../rules/fixits.ts'
import { enterRefusal, openRefusal, placesBehindHatches } from '../rules/movement.ts'
import { gnomeOf, handOf, type KnownPending, type Position, type Situation, situationOf } from '../rules/query.ts'
import { neighbours, TRADE_MINUTES } from '../rules/trade.ts'

/**
 * Everything that can be said now. Minutes and bundles are counted, not tried one by one; commands without a bundle
 * are made once and handed out again and again.
 */
export function legalCommands(state: Position): Command[] {
  if (state.outcome) return []
  if (state.pending) return answers(state, state.pending)
  const situation = situationOf(state)
  const list: Command[] = []
  listMoves(situation, list)
  listPlays(situation, list)
  if (situation.turn.phase !== 'escape') listActions(situation, list)
  return list
}

const upTo = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at + 1))
const byKey = <K extends PropertyKey, T>(keys: readonly K[], make: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>

const OPEN = byKey<Place, Command>([...ROOM_IDS, 'sea'], (to) => ({ type: 'open', to }))
const PLAY = byKey<ItemId, Command>(ITEM_IDS, (item) => ({ type: 'play', item }))
const DRAW = upTo<Command>(MOST_MINUTES, (count) => ({ type: 'draw', count }))
const FIX = byKey<Exclude<FixJob, 'unblock'>, readonly Command[]>(
  FIX_JOBS.filter((job) => job !== 'unblock'),
  (job) => upTo(MOST_MINUTES, (minutes) => ({ type: 'fix', job, minutes })),
)
const UNBLOCK = byKey<HatchId, readonly Command[]>(HATCHES, (hatch) =>
  upTo(MOST_MINUTES, (minutes) => ({ type: 'fix', job: 'unblock', hatch, minutes })),
)
const CHOOSE_ROOM = byKey<RoomId, Command>(ROOM_IDS, (room) => ({ type: 'choose-room', room }))
const CHOOSE_HATCH = byKey<HatchId, Command>(HATCHES, (hatch) => ({ type: 'choose-hatch', hatch }))
const ENTER: Command = { type: 'enter' }
const STAY: Command = { type: 'stay' }
const WAIT: Command = { type: 'wait' }
const ABANDON: Command = { type: 'abandon' }
const CONTINUE: Command = { type: 'continue' }
const REFUSE: Command = { type: 'refuse' }
const YIELD: Command = { type: 'yield' }
const DEFEND: Command = { type: 'defend' }

function listMoves(situation: Situation, list: Command[]): void {
  const { turn, gnome } = situation
  const escaping = turn.phase === 'escape'
  const refused = escaping ? escapeOpenRefusal : openRefusal
  for (const to of placesBehindHatches(gnome.room)) if (!refused(situation, to)) list.push(OPEN[to])
  if (turn.hatch !== null && !enterRefusal(situation)) list.push(ENTER)
  if (escaping && !stayRefusal(situation)) list.push(STAY)
}

function listPlays({ gnome }: Situation, list: Command[]): void {
  const hand = handOf(gnome)
  for (let at = 0; at < hand.length; at++) {
    const item = hand[at] as ItemId
    if (hand.indexOf(item) === at) list.push(PLAY[item])
  }
}

/** What can be fixed in each place, if it needs fixing. */
const JOBS_AT = byKey<Place, readonly FixJob[]>([...ROOM_IDS, 'sea'], (here) =>
  FIX_JOBS.filter((job) => FIX_ITS[job].place === here || (FIX_ITS[job].place === null && here !== 'sea')),
)

function listActions(situation: Situation, list: Command[]): void {
  for (const job of JOBS_AT[situation.gnome.room]) listFix(situation, job, list)
  if (!drawingRefusal(situation)) push(list, DRAW, Math.min(mostToDraw(situation), minutesFor(situation, 'draw')))
  if (!placeRefusal(situation, 'trade')) listMeetings(situation, list)
  if (!placeRefusal(situation, 'wait')) list.push(WAIT)
  if (!abandonRefusal(situation)) list.push(ABANDON)
}

function listFix(situation: Situation, job: FixJob, list: Command[]): void {
  if (jobRefusal(situation, job)) return
  const most = Math.min(MOST_MINUTES, minutesFor(situation, job))
  if (job !== 'unblock') return push(list, FIX[job], most)
  for (const hatch of blockedHatches(situation)) push(list, UNBLOCK[hatch], most)
}

function push(list: Command[], commands: readonly Command[], count: number): void {
  for (let at = 0; at < count; at++) list.push(commands[at] as Command)
}

function listMeetings(situation: Situation, list: Command[]): void {
  const others = neighbours(situation)
  if (others.length === 0) return
  if (TRADE_MINUTES <= minutesFor(situation, 'trade')) {
    for (const give of gifts(handOf(situation.gnome))) {
      for (const { color } of others) list.push({ type: 'trade', partner: color, give })
    }
  }
  if (ATTACK_MINUTES <= minutesFor(situation, 'attack') && !attackingRefusal(situation)) {
    for (const { color } of others) list.push({ type: 'attack', target: color })
  }
}

function answers(state: Position, pending: KnownPending): Command[] {
  switch (pending.kind) {
    case 'trade-answer':
      return [...gifts(handOf(gnomeOf(state, pending.who))).map((items): Command => ({ type: 'give', items })), REFUSE]
    case 'defend':
      return handOf(gnomeOf(state, pending.who)).includes('crowbar') ? [DEFEND, YIELD] : [YIELD]
    case 'spread-room':
      return pending.rooms.map((room) => CHOOSE_ROOM[room])
    case 'block-hatch':
      return pending.hatches.map((hatch) => CHOOSE_HATCH[hatch])
    case 'discard': {
      const hand = handOf(gnomeOf(state, pending.who))
      return bundles(hand, hand.length - pending.limit).map((items): Command => ({ type: 'discard', items }))
    }
    case 'coffee':
      return [PLAY.coffee, CONTINUE]
    case 'lucky-charm':
      return [PLAY['lucky-charm'], CONTINUE]
    // Only who is asked knows the question.
    case 'private':
      return []
  }
}

/** A hoard has more bundles than anybody could look through: beyond this many, kinds are given whole or not at all. */
const MOST_GIFTS = 10_000
/** So many items cannot have more than 2^13 bundles. */
const SURELY_FEW = 13

/** Everything that can be given away from a hand. Keeping it with the hand would cost the collector more than making it. */
const gifts = (hand: readonly ItemId[]): readonly (readonly ItemId[])[] =>
  hand.length <= SURELY_FEW || countBundles(hand) <= MOST_GIFTS ? bundles(hand) : wholeKinds(hand)

const wholeKinds = (hand: readonly ItemId[]): readonly (readonly ItemId[])[] =>
  bundles([...counts(hand).keys()]).map((kinds) => hand.filter((item) => kinds.includes(item)))
