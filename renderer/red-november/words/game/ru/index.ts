import { doings } from './ru/doings.ts'
import { log } from './ru/log.ts'
import { refusals } from './ru/refusals.ts'
import { rules } from './ru/rules.ts'
import { things } from './ru/things.ts'
import type { GameWords } from './words.ts'

export const game = { ...things, ...doings, log, refusal: refusals, rule: rules } satisfies GameWords<'ru'>
