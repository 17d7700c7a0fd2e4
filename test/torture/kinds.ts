/** What the program is doing when it is killed. */
export const KINDS = ['question', 'thinking', 'curtain', 'saving', 'migrating', 'lobby', 'first'] as const
export type Kind = (typeof KINDS)[number]

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  question: 'a question is pending, or just answered',
  thinking: 'a bot thinks, or has just spoken',
  curtain: 'the curtain is up',
  saving: 'a save is written, renamed, removed; its file is meddled with',
  migrating: 'what an older version left is taken over',
  lobby: 'in the lobby, a game waiting',
  first: 'the first line of a game is written',
}

/** A position of a game: how many lines it has, and the hash over all of them. */
export interface Mark {
  readonly entries: number
  readonly hash: string
}

/** What is done to the saves beside playing. */
export type Deed = 'save' | 'quick' | 'retitle' | 'rename' | 'remove' | 'away' | 'copied'

/** What a writer says, a line each; what it has said before it was killed is true. */
export type Word =
  /** What it found at its start. */
  | { readonly say: 'found'; readonly mark: Mark | null }
  /** It is in the state in which it is to be killed. */
  | { readonly say: 'at' }
  /** A player has seen this position. */
  | { readonly say: 'answered'; readonly mark: Mark }
  /** Another game takes the place of this one. */
  | { readonly say: 'changing' }
  | { readonly say: 'deed'; readonly deed: Deed }
  /** A save under this title has been answered. */
  | { readonly say: 'kept'; readonly title: string; readonly mark: Mark }
