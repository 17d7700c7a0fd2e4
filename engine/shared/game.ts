import type { GenericSchema } from 'valibot'
import type { RandomStream } from './random.ts'

/** The types that one game brings; everything shared is written for any such set. */
export interface GameTypes {
  /** Everything that is true: plain JSON. */
  readonly state: object
  /** What a player can say. */
  readonly command: { readonly type: string }
  /** What happened. */
  readonly event: { readonly type: string }
  /** Why a command is not possible: a code for the interface and the rule it comes from. */
  readonly refusal: { readonly code: string; readonly rule: string }
  /** A state as one seat may see it. */
  readonly view: object
  /** Where a game begins: a setup, or a position somebody wrote down. */
  readonly start: object
  /** The names of its bots. */
  readonly bot: string
  /** Why a bot said something. */
  readonly reason: object
  /** How people have agreed that bots behave. */
  readonly manner: Thinking
}

export type Applied<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['state']; readonly events: readonly G['event'][] }
  | { readonly ok: false; readonly error: G['refusal'] }

/** How much a bot may think. */
export interface Thinking {
  /** How many games it plays in its head for a decision; left out: its own number. */
  readonly playouts?: number
  /** Asked now and then: must it decide at once? */
  readonly isLate?: () => boolean
}

/** What a bot says, and why. */
export interface DecisionFor<Command, Reason> {
  readonly command: Command
  readonly reason: Reason
  /** What it means to say after that. It holds as long as nothing random and nobody else comes between. */
  readonly next: readonly Command[]
  /** The chance of winning, 0 to 1, if it has thought about that. */
  readonly chance?: number
  /** It was not given the time to think to the end. */
  readonly hurried?: boolean
}

export type Decision<G extends GameTypes> = DecisionFor<G['command'], G['reason']>

/** The parts of a turn as the table machine walks through them. */
export interface Phases<G extends GameTypes> {
  /** Which phase may follow which; `over` is the end. */
  readonly followers: Readonly<Record<string, readonly string[]>>
  /** The phases a game can begin in. */
  readonly first: readonly string[]
  of(state: G['state']): string
  /** The phase that begins with this event, if one does. */
  begunBy(event: G['event']): string | null
  /** Does a new turn begin with it, even in the same phase? */
  beginsTurn(event: G['event']): boolean
}

/** What the shared core asks of a game. */
export interface Game<G extends GameTypes> {
  readonly id: string
  /** Rules of another version may replay the same commands to another end. */
  readonly rulesVersion: number
  /** The shape of a start in a save's header. */
  readonly startSchema: GenericSchema<unknown, G['start']>
  readonly phases: Phases<G>
  readonly bots: readonly G['bot'][]
  /** How bots behave where nothing was agreed on. */
  readonly manner: G['manner']

  /** The first position and what happened on the way to it. Throws where no game can begin like this. */
  start(start: G['start']): { readonly state: G['state']; readonly events: readonly G['event'][] }
  /** Never changes what it is given. */
  apply(state: G['state'], command: G['command']): Applied<G>
  check(state: G['state'], command: G['command']): G['refusal'] | null
  legal(state: G['state']): readonly G['command'][]
  format(command: G['command']): string
  /** Throws where the text is no command. */
  parse(text: string, state: G['state']): G['command']
  /** Without a seat: what is open to everybody. */
  viewFor(state: G['state'], seat: number | null): G['view']
  /** What a bot says: it sees what its seat may see, and picks something of what that seat may say. */
  decide(bot: G['bot'], view: G['view'], random: RandomStream, manner: G['manner']): Decision<G>
  seedOf(state: G['state']): string
  /**
   * A start at this position, where all that nobody has seen yet is shuffled anew by that seed: whoever watched a game to its end
   * and goes on from its middle knows no more than those who sat there. Null where no game can begin in the middle of that.
   */
  reshuffled(state: G['state'], seed: string): G['start'] | null
  /** The seat that has to speak; null when the game is over. */
  seatToSpeak(state: G['state']): number | null
  /** How many seats there are at the table. */
  seats(state: G['state']): number
  /** Is there anything that only one seat may see? Then a screen shows what the person in front of it may. */
  hasSecrets(state: G['state']): boolean
  /** Must whoever has to speak come to the screen alone? Not where a question is put openly. */
  isSecret(state: G['state']): boolean
  /** Was something random or secret seen between two positions? Then nothing goes back over it. */
  revealed(before: G['state'], after: G['state'], events: readonly G['event'][]): boolean
}

/** Is there nobody left to ask? */
export const isOver = <G extends GameTypes>({ phases }: Game<G>, state: G['state']): boolean =>
  phases.of(state) === 'over'
