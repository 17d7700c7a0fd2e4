import { AUTOSAVE } from '../../../preload/contract.ts'
import type { Cover } from '../../shared/cover.ts'
import { TitlePicture } from './title-picture.tsx'

/** The cave on the title; nothing here may need the rules. */
export const cover: Cover = {
  id: 'dark-cave',
  name: 'The Dark Cave',
  logo: './cave/parts/logo-cave.svg',
  tagline: {
    en: 'Dig together. Trust nobody.',
    ru: 'Копайте вместе. Не верьте никому.',
    fr: 'Creusez ensemble. Ne croyez personne.',
    pl: 'Kopcie razem. Nie ufajcie nikomu.',
  },
  // Beside the other game's.
  journal: `${AUTOSAVE}.dark-cave`,
  Picture: TitlePicture,
}
