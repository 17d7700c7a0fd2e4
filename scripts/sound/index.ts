import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SOUND_IDS, SOUNDS, type SoundId } from '../../renderer/red-november/sound/manifest.ts'
import { ROOT } from '../paths.ts'
import { encode, needFfmpeg } from './codec.ts'
import { finish, withMargin } from './finish.ts'
import { judgedWhole, type Measured, measure } from './measure.ts'
import { IDLE_RECIPES, recipeFor } from './recipes/index.ts'
import { page } from './report.ts'

/**
 * `npm run sound`: makes every sound of the manifest from its recipe and measures it.
 * `npm run sound -- engine-hum cork` makes only these and leaves the report alone.
 */
const FOLDER = join(ROOT, 'assets', 'sound')

/** Kilobits a second: one channel of noise and knocks needs little, music deserves more. */
const bitrate = (id: SoundId, channels: number): number =>
  SOUNDS[id].group === 'music' ? 50 : channels === 2 ? 42 : 40

function bake(id: SoundId): Measured {
  const { make, loudness } = recipeFor(id)
  const made = make()
  const file = join(FOLDER, `${id}.webm`)
  const bakeAt = (wanted: number): Measured => {
    const clip = finish(made, wanted, judgedWhole(id))
    encode(SOUNDS[id].loop ? withMargin(clip) : clip, bitrate(id, clip.length), file)
    return measure(id, file, clip, loudness)
  }
  const first = bakeAt(loudness)
  const off = loudness - first.loudness
  // The codec swallows some of the hissing sounds: they get it back.
  const result = Math.abs(off) > 0.3 ? bakeAt(loudness + off) : first
  console.log(`${id}: ${result.seconds.toFixed(2)} s, ${result.loudness.toFixed(1)} LUFS, ${result.bytes} bytes`)
  return result
}

try {
  needFfmpeg()
  if (IDLE_RECIPES.length > 0) throw new Error(`Nobody asks for these recipes: ${IDLE_RECIPES.join(' ')}`)
  mkdirSync(FOLDER, { recursive: true })
  const asked = process.argv.slice(2)
  const results = SOUND_IDS.filter((id) => asked.length === 0 || asked.includes(id)).map(bake)
  if (asked.length === 0) {
    for (const name of readdirSync(FOLDER)) {
      if (name.endsWith('.webm') && !SOUND_IDS.some((id) => name === `${id}.webm`)) rmSync(join(FOLDER, name))
    }
    writeFileSync(join(ROOT, 'docs', 'SOUND.md'), page(results))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
