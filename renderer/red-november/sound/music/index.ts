import type { Music } from '../../../shared/music/score.ts'
import { BAND } from './band.ts'
import { CALM } from './calm.ts'
import { ENDINGS } from './endings.ts'
import { TENSE } from './tense.ts'
import { TITLE } from './title.ts'

/** The music of the boat. */
export const MUSIC: Music = {
  band: BAND,
  suites: { title: TITLE, play: { pieces: [...CALM, ...TENSE], wait: 3 }, ...ENDINGS },
}
