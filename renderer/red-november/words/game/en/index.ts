import { doings } from './en/doings.ts'
import { log } from './en/log.ts'
import { refusals } from './en/refusals.ts'
import { rules } from './en/rules.ts'
import { things } from './en/things.ts'
import type { GameWords } from './words.ts'

export const game = { ...things, ...doings, log, refusal: refusals, rule: rules } as const satisfies GameWords<'en'>
