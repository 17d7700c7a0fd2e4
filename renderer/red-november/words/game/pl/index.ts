import { doings } from './pl/doings.ts'
import { log } from './pl/log.ts'
import { refusals } from './pl/refusals.ts'
import { rules } from './pl/rules.ts'
import { things } from './pl/things.ts'
import type { GameWords } from './words.ts'

export const game = { ...things, ...doings, log, refusal: refusals, rule: rules } satisfies GameWords<'pl'>
