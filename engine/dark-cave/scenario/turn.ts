import type { GnomeId } from '../data/gnomes.ts'
import type { Player } from '../model/state.ts'
import { hasLeft } from '../rules/query.ts'
import { ScenarioError } from './error.ts'
import { readGnome } from './players.ts'
import type { PlayerInput, ScenarioInput } from './schema.ts'

/** Whose turn it is, in step 1; other moments are for reading only. */
export function checkTurn(
  input: ScenarioInput,
  inputs: readonly PlayerInput[],
  players: readonly Player[],
  first: GnomeId,
): GnomeId {
  if ((input.phase ?? 'play') !== 'play') fail('phase', 'a scenario begins in step 1: "play"', 'T4')
  for (const key of ['stepsLeft', 'pending', 'outcome'] as const) {
    if (input[key] != null) fail(key, 'a scenario begins in step 1, where nothing is open yet', 'T4')
  }
  if (input.active === null) fail('active', 'somebody has to be active before the end', 'T1')
  const active = readGnome(players, input.active ?? first, 'active')
  const seat = players.findIndex(({ gnome }) => gnome === active)
  if (players[seat]?.hand.length === 0) fail('active', `${active} has no card and would be skipped`, 'T3')
  for (const [at, { stood, lying }] of inputs.entries()) {
    if (!stood) continue
    if (at !== seat) fail(`players[${at}].stood`, 'only the active gnome has stood up this turn', 'T2')
    if (lying) fail(`players[${at}].lying`, 'the gnome has just stood up', 'T2')
  }
  return active
}

/** E3 */
export function checkFirstOut({ firstOut }: ScenarioInput, players: readonly Player[]): void {
  if (firstOut) {
    readGnome(players, firstOut, 'firstOut')
    const has = players.some((player) => player.gnome === firstOut && hasLeft(player))
    if (!has) throw new ScenarioError('scenario/first-out', 'firstOut', `${firstOut} has not left`, 'E3')
  } else if (players.some(hasLeft)) {
    throw new ScenarioError('scenario/first-out', 'firstOut', 'somebody has left: who was the first?', 'E3')
  }
}

function fail(path: string, message: string, rule: ScenarioError['rule']): never {
  throw new ScenarioError('scenario/turn', path, message, rule)
}
