import type { ActionId } from '../data/actions.ts'
import { FIRST_GOLD, type GnomeId } from '../data/gnomes.ts'
import { isCellId } from '../model/place.ts'
import type { Player, Table } from '../model/state.ts'
import { caveOf } from '../rules/cave.ts'
import { START_SPACE } from '../rules/setup.ts'
import { ScenarioError } from './error.ts'
import type { PlayerInput } from './schema.ts'
import type { Supply, Wish } from './supply.ts'
import { granted } from './supply.ts'

/** A player as far as its cards are not handed out yet. */
export interface PlayerDraft {
  readonly player: Omit<Player, 'hand' | 'boots' | 'axes'>
  readonly hand: readonly Wish[]
  readonly boots: boolean
  readonly axes: number
  readonly path: string
}

export function readPlayer(input: PlayerInput, at: number, table: Table, supply: Supply): PlayerDraft {
  const path = `players[${at}]`
  const { gnome, axes = 0, freshAxes = 0, left = false, lying = false } = input
  checkLeft(input, path)
  if (freshAxes > axes) {
    throw new ScenarioError('scenario/impossible', `${path}.freshAxes`, `there are only ${axes} axes`, 'A9')
  }
  return {
    player: {
      gnome,
      role: input.role ?? 'loyal',
      at: left ? null : readSpace(input, path, table),
      gold: input.gold ?? FIRST_GOLD,
      freshAxes,
      lying,
      revealed: input.revealed ?? left,
      knows: input.knows ?? [],
    },
    hand: supply.wishAll(input.hand, `${path}.hand`),
    boots: input.boots ?? false,
    axes,
    path,
  }
}

/** E1, E2: who has left is nowhere, does not lie, and has turned up the clan card. */
function checkLeft({ left, at, lying, stood, revealed }: PlayerInput, path: string): void {
  if (!left) return
  if (at) throw new ScenarioError('scenario/impossible', `${path}.at`, 'a gnome that has left is nowhere', 'E1')
  if (lying || stood) throw new ScenarioError('scenario/impossible', path, 'a gnome that has left does not lie', 'E5')
  if (revealed === false) {
    throw new ScenarioError('scenario/impossible', `${path}.revealed`, 'who leaves turns up the clan card', 'E2')
  }
}

function readSpace({ at = START_SPACE }: PlayerInput, path: string, table: Table): Player['at'] {
  const cave = caveOf(table)
  if (!at || !cave.hasSpace(at))
    throw new ScenarioError('scenario/nowhere', `${path}.at`, `there is no space ${at}`, 'B2')
  if (cave.specialAt(at) === 'exit') {
    throw new ScenarioError('scenario/impossible', `${path}.at`, 'who enters the exit has left', 'E1')
  }
  return at
}

/** H1: peeks at goals and at others, each noted once. */
export function checkKnowledge(players: readonly PlayerInput[], { goals }: Table): void {
  const gnomes = players.map(({ gnome }) => gnome)
  players.forEach(({ gnome, knows = [] }, seat) => {
    knows.forEach((target, at) => {
      const path = `players[${seat}].knows[${at}]`
      const isThere = isCellId(target)
        ? goals.some(({ cell }) => cell === target)
        : target !== gnome && gnomes.includes(target)
      if (!isThere) throw new ScenarioError('scenario/impossible', path, `nobody can look at ${target}`, 'A2')
      if (knows.indexOf(target) !== at)
        throw new ScenarioError('scenario/twice', path, `${target} is noted already`, 'H1')
    })
  })
}

/** The player with all cards. Tools before players are of the lowest group there is. */
export function finishPlayer(draft: PlayerDraft, supply: Supply): Player {
  const { player, hand, path } = draft
  const boots = draft.boots ? supply.takeKind('boots', `${path}.boots`) : null
  const axes = Array.from({ length: draft.axes }, (): ActionId<'axe'> => supply.takeKind('axe', `${path}.axes`))
  return {
    gnome: player.gnome,
    role: player.role,
    at: player.at,
    hand: hand.map((wish) => granted(wish)),
    gold: player.gold,
    boots,
    axes,
    freshAxes: player.freshAxes,
    lying: player.lying,
    revealed: player.revealed,
    knows: player.knows,
  }
}

/** A key that names a player must name one of the game. */
export function readGnome(players: readonly { readonly gnome: GnomeId }[], gnome: GnomeId, path: string): GnomeId {
  if (players.some((player) => player.gnome === gnome)) return gnome
  throw new ScenarioError('scenario/no-such-player', path, `nobody plays ${gnome}`, 'S5')
}
