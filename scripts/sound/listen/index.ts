import { writeFileSync } from 'node:fs'
import type { Music, Piece } from '../../../renderer/shared/music/score.ts'
import { integrated, peak } from '../dsp/loudness.ts'
import { GAMES, hourOf, nerves } from './hour.ts'
import { perform, record } from './studio.ts'
import { wavOf } from './wav.ts'

/**
 * `npm run listen -- dark-cave 10 out.wav` records ten minutes of a game's music with a rising and falling tension;
 * `npm run listen -- dark-cave pieces` measures every piece by itself;
 * `npm run listen -- dark-cave hour` says how an hour of it repeats itself.
 */
/** LUFS that a piece should have: what is played in a game stands back, an ending does not. */
const wanted = (suite: string): number => (suite === 'title' ? -21 : suite === 'play' ? -24 : -19)

async function measurePiece(game: string, music: Music, suite: string, piece: Piece): Promise<void> {
  const tension = (piece.tension[0] + piece.tension[1]) / 2
  const seconds = 75
  const alone: Music = {
    ...music,
    suites: { it: { pieces: [piece], wait: 0, once: suite !== 'play' && suite !== 'title' } },
  }
  const session = await perform(alone, seconds, () => ({ suite: 'it', tension }), 'measure')
  const clip = record(session, game, seconds)
  const loudness = integrated(clip)
  const gain = piece.gain * 10 ** ((wanted(suite) - loudness) / 20)
  console.log(
    `${game}/${suite}/${piece.id}: ${loudness.toFixed(1)} LUFS, peak ${peak(clip).toFixed(1)} dBFS, gain ${gain.toFixed(2)}`,
  )
}

const [game = 'dark-cave', what = '5', file = ''] = process.argv.slice(2)
const music = GAMES[game]
if (!music) throw new Error(`there is no game ${game}`)
if (what === 'pieces') {
  for (const [suite, { pieces }] of Object.entries(music.suites))
    for (const piece of pieces) await measurePiece(game, music, suite, piece)
} else if (what === 'hour') {
  console.log(await hourOf(game, music))
} else {
  const seconds = Number(what) * 60
  const session = await perform(music, seconds, (t) => ({ suite: 'play', tension: nerves(t, seconds) }), 'listen')
  const clip = record(session, game, seconds)
  console.log(`${session.strokes.length} notes, ${session.pieces.length} pieces`)
  console.log(`${integrated(clip).toFixed(1)} LUFS, peak ${peak(clip).toFixed(1)} dBFS`)
  for (const [at, caption] of session.pieces) console.log(`${(at / 60).toFixed(1)} min: ${caption}`)
  if (file) writeFileSync(file, wavOf(clip))
}
