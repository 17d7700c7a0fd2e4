/** V9: the four destruction tokens. */
export const TOKEN_IDS = ['crushed', 'asphyxiated', 'missiles', 'kraken'] as const
export type TokenId = (typeof TOKEN_IDS)[number]
