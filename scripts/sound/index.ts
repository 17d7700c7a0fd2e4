import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { catalogue, type Entry, FOLDER, fileOf, judgedWhole } from './catalogue.ts'
import { encode, needFfmpeg } from './codec.ts'
import { finish, withMargin } from './finish.ts'
import { GAMES, hourOf } from './listen/hour.ts'
import { type Measured, measure } from './measure.ts'
import { page } from './report.ts'

/**
 * `npm run sound`: makes every sound of both games from its recipe and measures it.
 * `npm run sound -- engine-hum dark-cave/gold` makes only these and leaves the report alone; `dark-cave` is all of a game.
 * `npm run sound -- measure` makes none and measures what is there.
 */

/** Kilobits a second: one channel of noise and knocks needs little. */
const bitrate = ({ group }: Entry, channels: number): number => (group === 'music' ? 36 : channels === 2 ? 42 : 40)

function bake(entry: Entry): Measured {
  const { make, loudness } = entry.recipe
  const made = make()
  const file = fileOf(entry)
  const bakeAt = (wanted: number): Measured => {
    const clip = finish(made, wanted, judgedWhole(entry))
    encode(entry.loop ? withMargin(clip) : clip, bitrate(entry, clip.length), file, entry.group === 'music')
    return measure(entry, clip)
  }
  const first = bakeAt(loudness)
  const off = loudness - first.loudness
  // The codec swallows some of the hissing sounds: they get it back.
  const result = Math.abs(off) > 0.3 ? bakeAt(loudness + off) : first
  const { seconds, bytes } = result
  console.log(`${entry.game}/${entry.id}: ${seconds.toFixed(2)} s, ${result.loudness.toFixed(1)} LUFS, ${bytes} bytes`)
  return result
}

/** Files that no sound asks for any more. */
function sweep(entries: readonly Entry[]): void {
  for (const game of new Set(entries.map((entry) => entry.game)))
    for (const name of readdirSync(join(FOLDER, game)))
      if (!entries.some((entry) => entry.game === game && name === `${entry.id}.webm`)) rmSync(join(FOLDER, game, name))
}

try {
  needFfmpeg()
  const entries = catalogue()
  for (const { game } of entries) mkdirSync(join(FOLDER, game), { recursive: true })
  const asked = process.argv.slice(2)
  const isAsked = ({ game, id }: Entry): boolean =>
    asked.length === 0 || asked.includes(id) || asked.includes(game) || asked.includes(`${game}/${id}`)
  const onlyMeasures = asked.includes('measure')
  const results = onlyMeasures ? entries.map((entry) => measure(entry, null)) : entries.filter(isAsked).map(bake)
  if (asked.length === 0) sweep(entries)
  if (asked.length === 0 || onlyMeasures) {
    const hours = await Promise.all(Object.entries(GAMES).map(([game, music]) => hourOf(game, music)))
    writeFileSync(join(ROOT, 'docs', 'SOUND.md'), page(results, hours))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
