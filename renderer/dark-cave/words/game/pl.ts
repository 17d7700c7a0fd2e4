import { doings } from '../doings/pl.ts'
import { log } from '../log/pl.ts'
import { refusals } from '../refusals/pl.ts'
import type { GameWords } from '../terms/words.ts'
import { things } from '../things/pl.ts'

export const game = { ...things, ...doings, log, refusal: refusals } as const satisfies GameWords<'pl'>
