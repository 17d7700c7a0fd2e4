import { doings } from '../doings/ru.ts'
import { log } from '../log/ru.ts'
import { refusals } from '../refusals/ru.ts'
import type { GameWords } from '../terms/words.ts'
import { things } from '../things/ru.ts'

export const game = { ...things, ...doings, log, refusal: refusals } as const satisfies GameWords<'ru'>
