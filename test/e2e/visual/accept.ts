import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withDisplay } from '../../../scripts/display.ts'
import { ROOT } from '../../../scripts/paths.ts'
import type { Darkroom, Moment } from '../../../tools/gallery/darkroom.ts'
import { CAVE_SHOTS } from './cave-shots.ts'
import { openGalleryPage } from './gallery-page.ts'
import { SHOTS } from './shots.ts'

declare const window: Window & { readonly prover: Darkroom<Moment, unknown> }

/**
 * `npm run gallery:accept`, or `-- cave` or `-- boat` for those of one game: keeps the boards as they look now as the pictures of the visual
 * tests. Look at them before committing.
 */
const FOLDER = join(ROOT, 'test', 'e2e', 'visual', 'pictures')
const GAMES = { boat: SHOTS, cave: CAVE_SHOTS } as const
const wanted = process.argv.slice(2)
const games = (['boat', 'cave'] as const).filter((game) => wanted.length === 0 || wanted.includes(game))

await withDisplay(async (program) => {
  await mkdir(FOLDER, { recursive: true })
  const known = new Set(Object.values(GAMES).flatMap((shots) => shots.map(({ name }) => `${name}.webp`)))
  for (const file of await readdir(FOLDER)) if (!known.has(file)) await rm(join(FOLDER, file))
  for (const game of games) await keep(program, game)
})

async function keep(program: string, game: keyof typeof GAMES): Promise<void> {
  const { page, close } = await openGalleryPage(program, game)
  try {
    for (const shot of GAMES[game]) {
      const picture = await page.evaluate((one) => window.prover.picture(one), shot as Moment)
      await writeFile(join(FOLDER, `${shot.name}.webp`), picture.split(',')[1] ?? '', 'base64')
    }
    console.log(`${GAMES[game].length} pictures of the ${game} kept in ${FOLDER}`)
  } finally {
    await close()
  }
}
