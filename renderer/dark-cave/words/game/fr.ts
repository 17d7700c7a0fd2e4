import { doings } from '../doings/fr.ts'
import { log } from '../log/fr.ts'
import { refusals } from '../refusals/fr.ts'
import type { GameWords } from '../terms/words.ts'
import { things } from '../things/fr.ts'

export const game = { ...things, ...doings, log, refusal: refusals } as const satisfies GameWords<'fr'>
