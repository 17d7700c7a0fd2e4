/** What can be told about a game after it was played: from its record alone. */

export * from './betrayal.ts'
export * from './deeds.ts'
export * from './feats.ts'
export * from './gold.ts'
export * from './knowledge.ts'
export * from './standing.ts'
export * from './story.ts'
