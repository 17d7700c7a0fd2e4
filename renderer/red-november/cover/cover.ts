import { AUTOSAVE } from '../../../preload/contract.ts'
import type { Cover } from '../../shared/cover.ts'
import { TitlePicture } from './title-picture.tsx'

/** The boat on the title; nothing here may need the rules. */
export const cover: Cover = {
  id: 'red-november',
  name: 'Red November',
  logo: './title/logo.svg',
  tagline: {
    en: 'Sixty minutes. Too much grog. No captain.',
    ru: 'Шестьдесят минут. Слишком много грога. Капитана нет.',
    fr: 'Soixante minutes. Trop de grog. Pas de capitaine.',
    pl: 'Sześćdziesiąt minut. Za dużo grogu. Bez kapitana.',
  },
  journal: AUTOSAVE,
  Picture: TitlePicture,
}
