/** What can be told about a game after it was played: from its record alone. */

export * from './course.ts'
export * from './deeds.ts'
export * from './feats.ts'
export * from './luck.ts'
export * from './moments.ts'
export * from './passages.ts'
