/** O1-O6: the switches of a game and their defaults. */
export const DEFAULT_OPTIONS = {
  slowerDeath: false,
  derangedGnomes: false,
  greaterChallenge: false,
  openingDisasters: false,
  heroicSacrifice: true,
  secretHands: false,
} as const

export type OptionId = keyof typeof DEFAULT_OPTIONS
export const OPTION_IDS = Object.keys(DEFAULT_OPTIONS) as readonly OptionId[]
export type Options = Readonly<Record<OptionId, boolean>>
