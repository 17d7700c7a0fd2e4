import type { Place } from '../data/board.ts'
import { FIX_ITS, FIX_JOBS, type FixJob, MOST_MINUTES, STORES, SURE_TARGET } from '../data/fixits.ts'
import type { ItemId } from '../data/items.ts'
import type { Command, FixCommand } from '../model/command.ts'
import type { GameState } from '../model/state.ts'
import { type OpenPath, pathsFrom } from '../path.ts'
import { minutesFor, placeRefusal } from '../rules/actions.ts'
import { drawingRefusal, mostToDraw } from '../rules/drawing.ts'
import { doomOf } from '../rules/dying.ts'
import { blockedHatches, fixTarget, jobRefusal, lowerStar } from '../rules/fixits.ts'
import { activeGnome, burningRooms, itemData, type Situation, situationOf, turnOf } from '../rules/query.ts'
import { answer } from './answers.ts'
import { type Bot, bestOf } from './bot.ts'
import { imagine } from './imagine.ts'

/** What a turn could be: moves, items, one action; and what it is worth for each minute it takes. */
interface Plan {
  readonly commands: readonly Command[]
  readonly worth: number
}

/** Rules of thumb: stay alive, then the most urgent work for the least time, then better equipment. */
export const sailor: Bot = (view, legal) => {
  const state = imagine(view)
  if (state.pending) return answer(state, state.pending, legal)
  if (turnOf(state).phase === 'escape') return fleeFire(legal)
  const plan = bestOf(plansOf(state), ({ worth }) => worth)
  const [command] = plan.commands
  if (!command) throw new Error('a plan without a command')
  return command
}

/** A6: through the hatch if one may, else whatever leads on; nothing is played for it. */
function fleeFire(legal: readonly Command[]): Command {
  const order: readonly Command['type'][] = ['enter', 'stay', 'open', 'play']
  return bestOf(legal, ({ type }) => -order.indexOf(type))
}

function plansOf(state: GameState): readonly Plan[] {
  return kitsOf(state).flatMap((kit) => {
    const equipped = withPlayed(state, kit)
    const first = kit.map((item): Command => ({ type: 'play', item }))
    return [...pathsFrom(equipped)].flatMap(([place, path]) =>
      plansAt(equipped, place, path).map(({ commands, worth }) => ({
        commands: [...first, ...commands],
        worth: worth - kit.length,
      })),
    )
  })
}

/** What could be played before setting out: nothing, something against fire, air. */
function kitsOf(state: GameState): readonly (readonly ItemId[])[] {
  const { hand, intoxication } = activeGnome(state)
  const kits: (readonly ItemId[])[] = [[]]
  if (burningRooms(state).length > 0) {
    if (hand.includes('extinguisher')) kits.push(['extinguisher'])
    else if (hand.includes('grog') && intoxication < 2) kits.push(['grog'])
  }
  if (hand.includes('aqualung') && state.tokens.kraken !== undefined) kits.push(['aqualung'])
  return kits
}

const withPlayed = (state: GameState, items: readonly ItemId[]): GameState => {
  const turn = turnOf(state)
  return { ...state, turn: { ...turn, played: [...turn.played, ...items] } }
}

function plansAt(state: GameState, place: Place, path: OpenPath): readonly Plan[] {
  const there = situationOf(arrived(state, place, path))
  const works = [...FIX_JOBS.flatMap((job) => fixWorks(there, job)), ...drawWorks(there), ...waitWorks(there)]
  return works.map(({ commands, value, minutes, risk }) => ({
    commands: [...path.commands, ...commands],
    worth: (value - LIFE * risk) / (path.minutes + minutes + 1),
  }))
}

function arrived(state: GameState, place: Place, path: OpenPath): GameState {
  const turn = turnOf(state)
  const rooms = { ...state.rooms }
  for (const step of path.steps) for (const room of step.floods) rooms[room] = 'low'
  return {
    ...state,
    rooms,
    gnomes: state.gnomes.map((gnome) => (gnome.color === turn.active ? { ...gnome, room: place } : gnome)),
    turn: { ...turn, ghost: turn.ghost - path.minutes, hatch: null },
  }
}

/** An action with the items played for it. */
interface Work {
  readonly commands: readonly Command[]
  readonly value: number
  readonly minutes: number
  /** The chance to die of it. */
  readonly risk: number
}

/** A life is worth more than any repair, a token on the track more than most. */
const LIFE = 200
const DOOM = 60

function fixWorks(there: Situation, job: FixJob): readonly Work[] {
  if (jobRefusal(there, job)) return []
  const value = urgency(there.state, job)
  if (value <= 0) return []
  const { hand, intoxication } = there.gnome
  const tools = hand.filter((item) => item !== 'grog' && itemData(item).bonus[job])
  const courage = value >= DOOM && intoxication < 3 ? hand.filter((item) => item === 'grog').slice(0, 1) : []
  const kits = [[], ...(tools.length > 0 ? [tools] : []), ...(courage.length > 0 ? [[...tools, ...courage]] : [])]
  return kits.flatMap((items) => fixWork(there, job, value, items))
}

/** As many minutes as make it certain, if there is time for them. */
function fixWork(there: Situation, job: FixJob, value: number, items: readonly ItemId[]): readonly Work[] {
  const bonus = fixTarget([...there.turn.played, ...items], job, 0)
  const most = Math.min(MOST_MINUTES, minutesFor(there, job), minutesUntilDoom(there, job))
  const minutes = Math.min(most, Math.max(1, SURE_TARGET - bonus))
  const command = fixCommand(there, job, minutes)
  if (minutes < 1 || !command) return []
  const chance = Math.min(1, (minutes + bonus) / SURE_TARGET)
  const plays = items.map((item): Command => ({ type: 'play', item }))
  const risk = job === 'extinguish' ? (1 - chance) / 3 : riskOf(there)
  return [{ commands: [...plays, command], value: value * chance, minutes, risk }]
}

/** A11: more would be too late for the token. */
function minutesUntilDoom(there: Situation, job: FixJob): number {
  const { token } = FIX_ITS[job]
  const space = token ? there.state.tokens[token] : undefined
  return space === undefined ? MOST_MINUTES : minutesFor(there, job) - space
}

function fixCommand(there: Situation, job: FixJob, minutes: number): FixCommand | null {
  if (job !== 'unblock') return { type: 'fix', job, minutes }
  const [hatch] = blockedHatches(there)
  return hatch ? { type: 'fix', job, hatch, minutes } : null
}

/** How much it would help to have this done. */
function urgency(state: GameState, job: FixJob): number {
  const { track, token } = FIX_ITS[job]
  const doom = token && state.tokens[token] !== undefined ? DOOM : 0
  if (job === 'extinguish') return 14 + 4 * burningRooms(state).length
  if (job === 'pump') return 3
  if (job === 'unblock') return 1 + state.blocked.length / 2
  if (!track) return doom
  const at = state.tracks[track]
  const relief = at - lowerStar(at)
  return doom + relief * (at >= 8 ? 12 : at >= 6 ? 6 : at >= 4 ? 2.5 : 1)
}

function drawWorks(there: Situation): readonly Work[] {
  if (drawingRefusal(there)) return []
  const { hand, room } = there.gnome
  const count = Math.min(mostToDraw(there), minutesFor(there, 'draw'), 6 - hand.length)
  if (count < 1) return []
  return [{ commands: [{ type: 'draw', count }], value: count * (room === STORES ? 3 : 1), minutes: count, risk: 0 }]
}

const waitWorks = (there: Situation): readonly Work[] =>
  placeRefusal(there, 'wait') ? [] : [{ commands: [{ type: 'wait' }], value: 0.1, minutes: 1, risk: riskOf(there) }]

/** D2: what being here at the start of Updates means. */
const riskOf = ({ state, gnome }: Situation): number => (doomOf(state, gnome) ? 1 : 0)
