import { ROOM_IDS, ROOMS, TOKEN_IDS, TRACK_IDS } from '../../../engine/red-november/index.ts'
import type { Translate } from '../words/index.ts'
import { ENGLISH, type Words } from './kit/words.ts'

const table = <K extends PropertyKey>(keys: readonly K[], word: (key: K) => string): Record<K, string> =>
  Object.fromEntries(keys.map((key) => [key, word(key)])) as Record<K, string>

/** The few words on the board, in the language that is spoken now. */
export const boardWords = (t: Translate): Words => ({
  rooms: table(ROOM_IDS, (room) => t(`game.place.${ROOMS[room]}.name`).toUpperCase()),
  tracks: table(TRACK_IDS, (track) => t(`game.track.${track}.name`).toUpperCase()),
  tokens: table(TOKEN_IDS, (token) => t(`game.token.${token}.short`)),
  rescued: t('game.end.rescued.title'),
  boat: ENGLISH.boat,
  minutes: (count) => t('hud.spent', { count }),
})
