import type { DecisionFor, Thinking } from '../../shared/game.ts'
import type { RandomStream } from '../../shared/random.ts'
import type { Command } from '../commands/index.ts'
import type { PlayerView } from '../view/view.ts'
import type { Reason } from './reasons.ts'

/** What a bot says, why, and the rest of a creature's or a gnome's way. */
export type Decision = DecisionFor<Command, Reason>

export type Manner = Thinking

/** The Master thinks as long as it likes. */
export const OWN_MANNER: Manner = {}

/** A gnome of the cave: it sees what its seat may see, which also tells what it may say, and picks something of that. */
export type Bot = (view: PlayerView, random: RandomStream, manner?: Manner) => Decision
