import { doings } from '../doings/en.ts'
import { log } from '../log/en.ts'
import { refusals } from '../refusals/en.ts'
import type { GameWords } from '../terms/words.ts'
import { things } from '../things/en.ts'

export const game = { ...things, ...doings, log, refusal: refusals } as const satisfies GameWords<'en'>
