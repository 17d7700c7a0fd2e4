import { doings } from './fr/doings.ts'
import { log } from './fr/log.ts'
import { refusals } from './fr/refusals.ts'
import { rules } from './fr/rules.ts'
import { things } from './fr/things.ts'
import type { GameWords } from './words.ts'

export const game = { ...things, ...doings, log, refusal: refusals, rule: rules } satisfies GameWords<'fr'>
