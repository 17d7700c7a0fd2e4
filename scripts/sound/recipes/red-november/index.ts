import type { Recipes } from '../recipe.ts'
import { BAND_RECIPES } from './band.ts'
import { BOAT_RECIPES } from './boat.ts'
import { COMPANY_RECIPES } from './company.ts'
import { ELEMENT_RECIPES } from './elements.ts'
import { END_RECIPES } from './ends.ts'
import { GNOME_RECIPES } from './gnomes.ts'
import { MACHINE_RECIPES } from './machines.ts'
import { SEA_RECIPES } from './sea.ts'
import { TABLE_RECIPES } from './table.ts'
import { TOKEN_RECIPES } from './tokens.ts'
import { WARNING_RECIPES } from './warnings.ts'

/** How each sound of the boat is made. */
export const BOAT_BOOK: Recipes = {
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
  ...BAND_RECIPES,
}
