import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { Played } from '../../table/table.ts'
import { t } from '../words/index.ts'
import { namesIn } from '../words/narrator.ts'
import { tell } from './phrase.ts'
import { shipsLog } from './ships-log.ts'

/** The ship's log of a voyage, and what its file is called. */
export function proseOf(game: Played<RedNovember>): { readonly file: string; readonly text: string } {
  const scribe = { t, names: namesIn(game), tell }
  return {
    file: t('replay.prose.file'),
    text: shipsLog(game.info, game.record, { ...scribe, prose: (key, values) => t(`replay.prose.${key}`, values) }),
  }
}
