import { join } from 'node:path'
import { SOUNDS as CAVE_SOUNDS } from '../../renderer/dark-cave/sound/manifest.ts'
import { BAND as CAVE_BAND } from '../../renderer/dark-cave/sound/music/band.ts'
import { SOUNDS as BOAT_SOUNDS } from '../../renderer/red-november/sound/manifest.ts'
import { BAND as BOAT_BAND } from '../../renderer/red-november/sound/music/band.ts'
import type { Group, SoundData } from '../../renderer/shared/sound-kit.ts'
import { ROOT } from '../paths.ts'
import { CAVE_BOOK } from './recipes/dark-cave/index.ts'
import type { Recipe, Recipes } from './recipes/recipe.ts'
import { BOAT_BOOK } from './recipes/red-november/index.ts'

/** One file: a sound of a game, or an instrument of its band. */
export interface Entry {
  readonly game: string
  readonly id: string
  readonly group: Group
  readonly loop: boolean
  readonly recipe: Recipe
}

export const FOLDER = join(ROOT, 'assets', 'sound')
export const fileOf = ({ game, id }: Pick<Entry, 'game' | 'id'>): string => join(FOLDER, game, `${id}.webm`)

/** Loops and music are judged as a whole, short sounds by their loudest moment. */
export const judgedWhole = ({ loop, group }: Entry): boolean => loop || group === 'music'

type Facts = Pick<SoundData, 'group' | 'loop'>
const PLAYED: Facts = { group: 'music', loop: false }

function entries(game: string, sounds: Readonly<Record<string, Facts>>, band: object, book: Recipes): readonly Entry[] {
  const all: Readonly<Record<string, Facts>> = {
    ...sounds,
    ...Object.fromEntries(Object.keys(band).map((id) => [id, PLAYED])),
  }
  const idle = Object.keys(book).filter((id) => !all[id])
  if (idle.length > 0) throw new Error(`Nobody asks for these recipes of ${game}: ${idle.join(' ')}`)
  return Object.entries(all).map(([id, { group, loop }]) => {
    const recipe = book[id]
    if (!recipe) throw new Error(`There is no recipe for the sound ${id} of ${game}.`)
    return { game, id, group, loop, recipe }
  })
}

/** Every file there is. */
export const catalogue = (): readonly Entry[] => [
  ...entries('red-november', BOAT_SOUNDS, BOAT_BAND, BOAT_BOOK),
  ...entries('dark-cave', CAVE_SOUNDS, CAVE_BAND, CAVE_BOOK),
]
