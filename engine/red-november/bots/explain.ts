import type { Place } from '../data/board.ts'
import { CABIN, FIX_ITS } from '../data/fixits.ts'
import type { ItemId } from '../data/items.ts'
import type { Command, FixCommand } from '../model/command.ts'
import type { GameState, Pending } from '../model/state.ts'
import { doomOf } from '../rules/dying.ts'
import { faintOdds, iconsAhead } from '../rules/odds.ts'
import { conditionAround, gnomeOf, itemData, type Situation, situationOf } from '../rules/query.ts'
import { because, type Reason } from './reasons.ts'

/** Beyond this space a single card can end it (V1). */
const CRITICAL = 8
const HIGH = 5

/** Why somebody would play this turn: what it is good for can be seen from its end. */
export function explain(state: GameState, plan: readonly Command[]): Reason {
  const situation = situationOf(state)
  const action = plan.at(-1)
  const place = placeAfter(situation.gnome.room, situation.turn.hatch, plan)
  if (situation.turn.phase === 'escape') return explainEscape(action, place)
  switch (action?.type) {
    case 'fix':
      return explainFix(situation, action, place, playedIn(situation, plan))
    case 'draw':
      return because(place === CABIN ? 'draw-cabin' : 'draw-stores', { count: action.count })
    case 'trade':
      return because('trade-give', { gnome: action.partner, items: action.give })
    case 'attack':
      return because('attack', { gnome: action.target })
    case 'abandon':
      return because('desert', {})
    default:
      return explainWait(situation, place)
  }
}

/** Where the moves lead. */
function placeAfter(from: Place, openHatch: Place | null, plan: readonly Command[]): Place {
  let place = from
  let hatch = openHatch
  for (const command of plan) {
    if (command.type === 'open') hatch = command.to
    else if (command.type === 'enter' && hatch !== null) {
      place = hatch
      hatch = null
    }
  }
  return place
}

const playedIn = ({ turn }: Situation<GameState>, plan: readonly Command[]): readonly ItemId[] => [
  ...turn.played,
  ...plan.flatMap((command) => (command.type === 'play' ? [command.item] : [])),
]

function explainFix(
  { state, turn, gnome }: Situation<GameState>,
  command: FixCommand,
  place: Place,
  played: readonly ItemId[],
): Reason {
  const { job } = command
  const { track, token } = FIX_ITS[job]
  const item = played.find((candidate) => itemData(candidate).bonus[job])
  if (job === 'extinguish') {
    if (place === gnome.room) return because('fire-here', {})
    return item ? because('fire-tool', { place, item }) : because('fire', { place })
  }
  if (job === 'pump') return item ? because('pump-tool', { place, item }) : because('pump', { place })
  if (command.job === 'unblock') {
    const { hatch } = command
    return item ? because('unblock-tool', { hatch, item }) : because('unblock', { hatch })
  }
  if (place !== 'sea' && state.rooms[place] === 'burning') return because('heroic', { job })
  const space = token && state.tokens[token]
  if (token && space !== undefined && space !== null) {
    const minutes = turn.ghost - space
    if (token === 'kraken') return because('kraken', { minutes })
    return item ? because('token-tool', { token, minutes, item }) : because('token', { token, minutes })
  }
  if (!track) return because('stroll', { place })
  const at = state.tracks[track]
  if (at >= CRITICAL && !item) return because('track-critical', { track, space: at })
  if (item) return because('track-tool', { track, space: at, item })
  return because(at >= HIGH ? 'track-high' : 'track-low', { track, space: at })
}

function explainWait({ state, turn, gnome }: Situation<GameState>, place: Place): Reason {
  if (place !== gnome.room) {
    const around = conditionAround(state, gnome)
    if (around === 'burning') return because('flee-fire', { place })
    if (around === 'high') return because('flee-water', { place })
    return because(around === 'sea' ? 'flee-sea' : 'stroll', { place })
  }
  if (turn.ghost === 0) return because('no-time', {})
  return because(doomOf(state, gnome) ? 'doomed' : 'wait', {})
}

/** A6 */
const explainEscape = (action: Command | undefined, place: Place): Reason =>
  action?.type === 'enter' ? because('escape', { place }) : because('escape-stuck', {})

/** Why somebody would answer so. */
export function explainAnswer(state: GameState, pending: Pending, command: Command): Reason {
  const percent = (): number => Math.round(100 * faintOdds(state, gnomeOf(state, pending.who).intoxication))
  const count = (): number => iconsAhead(state, 0).events.length
  switch (command.type) {
    case 'give':
      return command.items.length > 0 ? because('accept-swap', { items: command.items }) : because('accept', {})
    case 'refuse':
      return because('refuse', {})
    case 'defend':
      return because('defend', {})
    case 'yield':
      return because('yield', {})
    case 'choose-room':
      return because('spread', { place: command.room })
    case 'choose-hatch':
      return because('block', { hatch: command.hatch })
    case 'discard':
      return because('discard', { items: command.items })
    case 'play':
      return pending.kind === 'coffee'
        ? because('coffee-drink', { percent: percent() })
        : because('charm-play', { count: count() })
    default:
      return pending.kind === 'coffee'
        ? because('coffee-keep', { percent: percent() })
        : because('charm-keep', { count: count() })
  }
}
