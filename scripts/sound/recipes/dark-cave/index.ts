import type { Recipes } from '../recipe.ts'
import { BAND_RECIPES } from './band.ts'
import { BEAST_RECIPES } from './beasts.ts'
import { CAMP_RECIPES } from './camp.ts'
import { MINING_RECIPES } from './mining.ts'
import { ROCK_RECIPES } from './rock.ts'

/** How each sound of the cave is made. */
export const CAVE_BOOK: Recipes = {
  ...ROCK_RECIPES,
  ...MINING_RECIPES,
  ...BEAST_RECIPES,
  ...CAMP_RECIPES,
  ...BAND_RECIPES,
}
