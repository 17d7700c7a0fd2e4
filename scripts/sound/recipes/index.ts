import { SOUND_IDS, type SoundId } from '../../../renderer/red-november/sound/manifest.ts'
import { BOAT_RECIPES } from './boat.ts'
import { COMPANY_RECIPES } from './company.ts'
import { ELEMENT_RECIPES } from './elements.ts'
import { END_RECIPES } from './ends.ts'
import { GNOME_RECIPES } from './gnomes.ts'
import { MACHINE_RECIPES } from './machines.ts'
import { MUSIC_RECIPES } from './music.ts'
import type { Recipe, Recipes } from './recipe.ts'
import { SEA_RECIPES } from './sea.ts'
import { STINGER_RECIPES } from './stingers.ts'
import { TABLE_RECIPES } from './table.ts'
import { TOKEN_RECIPES } from './tokens.ts'
import { WARNING_RECIPES } from './warnings.ts'

const ALL: Recipes = {
  ...SEA_RECIPES,
  ...MACHINE_RECIPES,
  ...ELEMENT_RECIPES,
  ...BOAT_RECIPES,
  ...TABLE_RECIPES,
  ...GNOME_RECIPES,
  ...COMPANY_RECIPES,
  ...WARNING_RECIPES,
  ...TOKEN_RECIPES,
  ...END_RECIPES,
  ...MUSIC_RECIPES,
  ...STINGER_RECIPES,
}

/** How a sound of the manifest is made. */
export function recipeFor(id: SoundId): Recipe {
  const recipe = ALL[id]
  if (!recipe) throw new Error(`There is no recipe for the sound ${id}.`)
  return recipe
}

/** Recipes that no sound of the manifest asks for. */
export const IDLE_RECIPES: readonly string[] = Object.keys(ALL).filter((id) => !SOUND_IDS.some((known) => known === id))
