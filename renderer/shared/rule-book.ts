import type { JSX } from 'preact'

/** A page of the rules as it is read. */
export interface RulePage {
  readonly id: string
  readonly chapter: string
  /** What it goes by in the rules: small, at the end. A search finds it. */
  readonly mark: string
  readonly heading: string
  readonly text: string
  /** What players call it who do not know the book's own words: a search finds it. */
  readonly also?: string
  /** Small print: how many there are, where it leads. */
  readonly fact: string
  /** Why it is a rule of our own; nothing where it stands in the book. */
  readonly ours?: string
  /** A drawing, as an address. */
  readonly picture: string | null
  /** The pages it points to, by id. */
  readonly see: readonly string[]
}

/** A chapter of the rules, as its tile shows it. */
export interface RuleChapter {
  readonly id: string
  readonly name: string
  /** A drawing, as an address. */
  readonly picture: string
}

/** The rules of a game, to look things up in. */
export interface RuleBook {
  /** In their order. */
  chapters(): readonly RuleChapter[]
  /** The whole book in the language that is spoken now. */
  pages(): readonly RulePage[]
  /** A plan of a page that has one beside its words. */
  Plan(props: { readonly page: string }): JSX.Element | null
}
