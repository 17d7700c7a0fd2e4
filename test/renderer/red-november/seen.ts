import { type GameState, type PlayerView, redNovember, viewFor } from '../../../engine/red-november/index.ts'

/** What whoever has to speak may see: what the screen is made of. */
export const seen = (state: GameState): PlayerView => viewFor(state, redNovember.seatToSpeak(state))
