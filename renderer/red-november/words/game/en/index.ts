import type { GameWords } from '../words.ts'
import { doings } from './doings.ts'
import { log } from './log.ts'
import { refusals } from './refusals.ts'
import { rules } from './rules.ts'
import { things } from './things.ts'

export const game = { ...things, ...doings, log, refusal: refusals, rule: rules } as const satisfies GameWords<'en'>
