import { minus } from '../../shared/bundle.ts'
import { type Clan, type ClanCard, clanOf } from '../data/gnomes.ts'
import { preparedCards, setupFor } from '../data/setups.ts'
import { inOrder } from '../rules/setup.ts'
import { ScenarioError } from './error.ts'
import type { PlayerInput, ScenarioInput } from './schema.ts'

export interface Deal {
  /** Null where both clans play. */
  readonly clan: Clan | null
  readonly aside: readonly ClanCard[]
}

/** S3: could the clan cards have been dealt like this? */
export function readDeal(input: ScenarioInput, players: readonly PlayerInput[]): Deal {
  players.forEach(({ gnome }, at) => {
    if (players.findIndex((other) => other.gnome === gnome) !== at) {
      throw new ScenarioError('scenario/twice', `players[${at}].gnome`, `${gnome} plays already`, 'S5')
    }
  })
  const clan = clanInUse(input, players)
  let left: readonly ClanCard[] = preparedCards(players.length, clan)
  players.forEach(({ gnome, role = 'loyal' }, at) => {
    const card: ClanCard = `${clanOf(gnome)}-${role}`
    const rest = minus(left, [card])
    if (!rest) {
      const message = `no deal for ${players.length} players gives another ${card} card`
      throw new ScenarioError('scenario/roles', `players[${at}].role`, message, 'S3')
    }
    left = rest
  })
  const aside = inOrder(left)
  if (input.aside && inOrder(input.aside).join() !== aside.join()) {
    const what = aside.length === 0 ? 'no clan card' : aside.join(', ')
    throw new ScenarioError('scenario/roles', 'aside', `the deal leaves over ${what}`, 'S3')
  }
  return { clan, aside }
}

/** S3: with 3 and 4 players all wear one colour. */
function clanInUse(input: ScenarioInput, players: readonly PlayerInput[]): Clan | null {
  if (setupFor(players.length).clans === 'both') return null
  const clan = clanOf((players[0] as PlayerInput).gnome)
  const stranger = players.findIndex(({ gnome }) => clanOf(gnome) !== clan)
  if (stranger >= 0) {
    const message = `with ${players.length} players all belong to one clan`
    throw new ScenarioError('scenario/roles', `players[${stranger}].gnome`, message, 'S3')
  }
  if (input.clan && input.clan !== clan) {
    throw new ScenarioError('scenario/roles', 'clan', `the players belong to ${clan}`, 'S3')
  }
  return clan
}
