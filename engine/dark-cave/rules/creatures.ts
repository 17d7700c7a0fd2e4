import { type ActionId, CREATURE_IDS, CREATURES, type CreatureId } from '../data/actions.ts'
import type { GnomeId } from '../data/gnomes.ts'
import type { CreatureCause } from '../model/event.ts'
import type { SpaceId } from '../model/place.ts'
import type { GameState, Pending } from '../model/state.ts'
import { type Cave, caveOf, type Way } from './cave.ts'
import type { Draft } from './draft.ts'
import { loseCard, loseGold } from './losses.ts'
import { creatureInPlay, creatureOf, gnomesAt, playerOf, turnOf, usableAxes, webAt } from './query.ts'

export type AxeQuestion = Extract<Pending, { kind: 'axe' }>

/** C1: the card is laid before the active player; the creature comes out of a hole, or starts where it stands. */
export function playCreature(d: Draft, card: ActionId<CreatureId>, hole: SpaceId | null): void {
  const id = creatureOf(card)
  const player = d.turn.active
  const inPlay = d.state.creatures[id]
  d.enter('creature')
  d.turn.creature = id
  d.turn.stepsLeft = CREATURES[id]
  if (inPlay) {
    d.discard(inPlay.card)
    d.setCreature(id, { at: inPlay.at, card, owner: player })
    d.emit({ type: 'creature-taken-up', player, creature: id, at: inPlay.at })
    // C2: starting from a space with gnomes it does not attack them.
    d.plan('creature-on')
  } else {
    const at = hole as SpaceId
    d.setCreature(id, { at, card, owner: player })
    d.emit({ type: 'creature-set', player, creature: id, at })
    meetGnomes(d, id, at)
  }
}

/** C3 */
export function stepCreature(d: Draft, to: SpaceId): void {
  const id = movingCreature(d.state)
  const creature = creatureInPlay(d.state, id)
  d.turn.stepsLeft = (d.turn.stepsLeft ?? 0) - 1
  d.setCreature(id, { at: to, card: creature.card, owner: creature.owner })
  d.emit({ type: 'creature-stepped', creature: id, from: creature.at, to })
  meetGnomes(d, id, to)
}

/** C2, C5: with gnomes in its space it stops and attacks all of them. */
function meetGnomes(d: Draft, id: CreatureId, at: SpaceId): void {
  const victims = gnomesAt(d.state, at)
  if (victims.length === 0) return d.plan('creature-on')
  d.turn.stepsLeft = 0
  d.plan('end-creature')
  planAttack(d, id, victims)
}

export function movingCreature(state: GameState): CreatureId {
  const { creature } = turnOf(state)
  if (!creature) throw new Error('no creature moves')
  return creature
}

/** C4: where the creature could go if no web lay there; the exit and face-down goals are not for it. */
export const isForCreatures = (cave: Cave, way: Way): way is Extract<Way, { to: SpaceId }> =>
  'to' in way && cave.specialAt(way.to) !== 'exit'

/** K4: a creature that cannot make a step stops by itself. */
export function creatureOn(d: Draft): void {
  const { state } = d
  const cave = caveOf(state.table)
  const { at } = creatureInPlay(state, movingCreature(state))
  const canGo =
    d.turn.stepsLeft !== 0 &&
    cave.ways(at).some((way) => isForCreatures(cave, way) && !(way.through && webAt(state, way.through)))
  if (!canGo) d.plan('end-creature')
}

/** The creature has gone its way; step 2 follows. */
export function endCreature(d: Draft): void {
  const id = movingCreature(d.state)
  const creature = d.state.creatures[id]
  if (creature) d.emit({ type: 'creature-stopped', creature: id, at: creature.at })
  d.turn.creature = null
  d.turn.stepsLeft = null
  d.plan('begin-move')
}

/** C9: the creatures in a space, in the order in which they attack. */
export const creaturesAt = ({ creatures }: GameState, space: SpaceId): readonly CreatureId[] =>
  CREATURE_IDS.filter((id) => creatures[id]?.at === space)

export function planAttack(d: Draft, creature: CreatureId, victims: readonly GnomeId[]): void {
  d.agenda.push({ step: 'attack', creature, victims })
}

/** C7: first the axe, then the effect. */
export function attack(d: Draft, creature: CreatureId, victims: readonly GnomeId[]): void {
  d.emit({ type: 'attacked', creature, at: creatureInPlay(d.state, creature).at, victims })
  askForAxe(d, creature, victims, 0)
}

/** C8: asks the next one who has a usable axe; when nobody is left the creature does its harm. */
function askForAxe(d: Draft, creature: CreatureId, victims: readonly GnomeId[], from: number): void {
  const who = victims.slice(from).find((gnome) => usableAxes(playerOf(d.state, gnome)) > 0)
  if (who) return d.ask({ kind: 'axe', who, creature, victims })
  for (const victim of victims) HARM[creature](d, victim)
}

/** C7 */
const HARM: Readonly<Record<CreatureId, (d: Draft, victim: GnomeId) => void>> = {
  rat: (d, victim) => loseCard(d, victim, 'rat'),
  lindworm: (d, victim) => {
    if (playerOf(d.state, victim).lying) return
    d.player(victim).lying = true
    d.emit({ type: 'knocked-down', player: victim })
  },
  goblin: (d, victim) => loseGold(d, victim, 'goblin'),
}

/** C8: no */
export function endure(d: Draft, { who, creature, victims }: AxeQuestion): void {
  d.state.pending = null
  d.emit({ type: 'endured', player: who, creature })
  askForAxe(d, creature, victims, victims.indexOf(who) + 1)
}

/** C8: yes; nobody is harmed. */
export function driveAway(d: Draft, { who, creature }: AxeQuestion): void {
  d.state.pending = null
  d.useAxe(who)
  d.emit({ type: 'driven-away', player: who, creature })
  removeCreature(d, creature, 'axe')
}

/** T2b, C8: to the pool, its card to the discards. */
export function removeCreature(d: Draft, id: CreatureId, cause: CreatureCause): void {
  const { at, card } = creatureInPlay(d.state, id)
  d.setCreature(id, null)
  d.discard(card)
  d.emit({ type: 'creature-went', creature: id, at, cause })
}
