import { type Chance, type Color, type Command, type GameRecord, speaker } from '../../../engine/red-november/index.ts'

/** The decision after which the chance fell most. */
export interface Blunder {
  /** How many commands stood before it: from there one can play on. */
  readonly count: number
  /** What was done: of a whole turn, what the walking was for. */
  readonly command: Command
  /** How many commands stood before that. */
  readonly said: number
  readonly gnome: Color
  readonly before: number
  readonly after: number
}

/** Less than this is within the noise of an estimate. */
const NOTABLE = 0.1

/** The decision of a person that cost the boat; null if no single one did. */
export function blunderOf(
  game: GameRecord,
  chances: readonly Chance[],
  mayBlame: (gnome: Color) => boolean = () => true,
): Blunder | null {
  let worst: Blunder | null = null
  for (const [at, { command: count, chance }] of chances.entries()) {
    const next = chances[at + 1]
    const state = game.states[count]
    const gnome = state && speaker(state)
    if (!next || !state?.turn || !gnome || !mayBlame(gnome)) continue
    const drop = chance - next.chance
    if (drop < NOTABLE || (worst && drop <= worst.before - worst.after)) continue
    const said = lastWord(game, gnome, count, next.command)
    const command = game.commands[said]
    if (command) {
      worst = { count, command, said, gnome, before: chance, after: next.chance }
    }
  }
  return worst
}

/** Between two estimates a gnome walks, plays items and acts: the last of it is what it was about. */
function lastWord({ states }: GameRecord, gnome: Color, from: number, to: number): number {
  let last = from
  for (let at = from; at < to; at++) {
    const state = states[at]
    if (state && speaker(state) === gnome) last = at
  }
  return last
}
