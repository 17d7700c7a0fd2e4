import type { Place } from '../data/board.ts'
import { FIX_ITS, FIX_JOBS, type FixJob, MOST_MINUTES, SURE_TARGET } from '../data/fixits.ts'
import type { ItemId } from '../data/items.ts'
import type { Command, FixCommand } from '../model/command.ts'
import type { GameState } from '../model/state.ts'
import { type OpenPath, pathsFrom } from '../path.ts'
import { minutesFor } from '../rules/actions.ts'
import { drawingRefusal, mostToDraw } from '../rules/drawing.ts'
import { blockedHatches, fixTarget, jobRefusal, lowerStar } from '../rules/fixits.ts'
import { activeGnome, burningRooms, conditionAround, itemData, turnOf } from '../rules/query.ts'
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
  if (turnOf(state).phase === 'escape') return escape(legal)
  const plan = bestOf(plansOf(state), ({ worth }) => worth)
  const [command] = plan.commands
  if (!command) throw new Error('a plan without a command')
  return command
}

/** A6: through the hatch if one may, else whatever leads on; nothing is played for it. */
function escape(legal: readonly Command[]): Command {
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
  const turn = turnOf(state)
  const there: GameState = {
    ...state,
    gnomes: state.gnomes.map((gnome) => (gnome.color === turn.active ? { ...gnome, room: place } : gnome)),
    rooms: roomsAfter(state, path),
    turn: { ...turn, ghost: turn.ghost - path.minutes, hatch: null },
  }
  const plans = [...FIX_JOBS.flatMap((job) => fixPlans(there, job)), ...drawPlans(there), waitPlan(there)]
  return plans
    .filter((plan): plan is Work => plan !== null)
    .map(({ commands, value, minutes }) => ({
      commands: [...path.commands, ...commands],
      worth: (value - danger(there, commands)) / (path.minutes + minutes + 1),
    }))
}

function roomsAfter(state: GameState, path: OpenPath): GameState['rooms'] {
  const rooms = { ...state.rooms }
  for (const step of path.steps) for (const room of step.floods) rooms[room] = 'low'
  return rooms
}

interface Work {
  readonly commands: readonly Command[]
  readonly value: number
  readonly minutes: number
}

function fixPlans(state: GameState, job: FixJob): readonly (Work | null)[] {
  if (jobRefusal(state, job)) return []
  const value = urgency(state, job)
  if (value <= 0) return []
  const { hand, intoxication } = activeGnome(state)
  const tools = hand.filter((item) => item !== 'grog' && itemData(item).bonus[job])
  const courage = value >= DOOM && intoxication < 3 ? hand.filter((item) => item === 'grog').slice(0, 1) : []
  const plans = [fixPlan(state, job, value, [])]
  if (tools.length > 0) plans.push(fixPlan(state, job, value, tools))
  if (courage.length > 0) plans.push(fixPlan(state, job, value, [...tools, ...courage]))
  return plans
}

/** As many minutes as make it certain, if there is time for them. */
function fixPlan(state: GameState, job: FixJob, value: number, items: readonly ItemId[]): Work | null {
  const bonus = fixTarget([...turnOf(state).played, ...items], job, 0)
  const most = Math.min(MOST_MINUTES, minutesFor(state, job), minutesUntilDoom(state, job))
  const minutes = Math.min(most, Math.max(1, SURE_TARGET - bonus))
  if (minutes < 1) return null
  const chance = Math.min(1, (minutes + bonus) / SURE_TARGET)
  const command = fixCommand(state, job, minutes)
  if (!command) return null
  const plays = items.map((item): Command => ({ type: 'play', item }))
  return { commands: [...plays, command], value: value * chance, minutes }
}

/** A11: more would be too late for the token. */
function minutesUntilDoom(state: GameState, job: FixJob): number {
  const { token } = FIX_ITS[job]
  const space = token ? state.tokens[token] : undefined
  return space === undefined ? MOST_MINUTES : minutesFor(state, job) - space
}

function fixCommand(state: GameState, job: FixJob, minutes: number): FixCommand | null {
  if (job !== 'unblock') return { type: 'fix', job, minutes }
  const [hatch] = blockedHatches(state)
  return hatch ? { type: 'fix', job, hatch, minutes } : null
}

/** What a token on the track is worth removing. */
const DOOM = 60

/** How much it would help to have this done. */
function urgency(state: GameState, job: FixJob): number {
  const { track, token } = FIX_ITS[job]
  const space = token && state.tokens[token]
  const doom = space === undefined || space === null ? 0 : DOOM
  if (job === 'extinguish') return 14 + 4 * burningRooms(state).length
  if (job === 'pump') return 3
  if (job === 'unblock') return 1 + state.blocked.length / 2
  if (!track) return doom
  const at = state.tracks[track]
  const relief = at - lowerStar(at)
  return doom + relief * (at >= 8 ? 12 : at >= 6 ? 6 : at >= 4 ? 2.5 : 1)
}

function drawPlans(state: GameState): readonly Work[] {
  if (drawingRefusal(state)) return []
  const { hand, room } = activeGnome(state)
  const count = Math.min(mostToDraw(state), minutesFor(state, 'draw'), Math.max(0, 6 - hand.length))
  if (count < 1) return []
  return [{ commands: [{ type: 'draw', count }], value: count * (room === 8 ? 3 : 1), minutes: count }]
}

function waitPlan(state: GameState): Work | null {
  const condition = conditionAround(state, activeGnome(state))
  if (condition === 'burning' && turnOf(state).ghost > 0) return null
  return { commands: [{ type: 'wait' }], value: 0.1, minutes: 1 }
}

/** What the place itself may cost: a life is worth more than any repair. */
function danger(state: GameState, commands: readonly Command[]): number {
  const last = commands.at(-1)
  switch (conditionAround(state, activeGnome(state))) {
    case 'high':
      return 200
    case 'burning':
      return last?.type === 'fix' && last.job === 'extinguish' ? 60 * riskOf(state, last) : 200
    case 'sea':
      return turnOf(state).startedInSea ? 200 : 5
    default:
      return 0
  }
}

const riskOf = (state: GameState, { job, minutes }: FixCommand): number => {
  const plannedItems = activeGnome(state).hand.filter((item) => item === 'extinguisher')
  const target = fixTarget([...turnOf(state).played, ...plannedItems], job, minutes)
  return Math.max(0, 1 - target / SURE_TARGET)
}
