import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../preload/contract.ts'
import { ROOT } from '../paths.ts'

interface Manifest {
  readonly version: string
  readonly productName: string
  readonly description: string
  readonly author: string
  readonly devDependencies: Readonly<Record<string, string>>
}

const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest

/** The one place of the version is package.json. */
export const VERSION = manifest.version
export const ELECTRON_VERSION = manifest.devDependencies.electron ?? ''
export const NAME = manifest.productName
export const AUTHOR = manifest.author

/** Its name on disks and command lines. */
export const PROGRAM = 'red-november'
export const APP_ID = 'org.rednovember.RedNovember'
export const MIME_TYPE = 'application/x-red-november-save'

/** What the menus of the systems say about the game. */
export interface Words {
  readonly name: string
  /** What kind of thing it is. */
  readonly kind: string
  readonly summary: string
  /** Two sentences for software shops. */
  readonly story: string
  readonly save: string
  readonly keywords: readonly string[]
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    name: NAME,
    kind: 'Board game',
    summary: 'Keep a failing submarine alive for sixty minutes',
    story:
      'A cooperative board game for one to eight people around one computer. Gnomes put out fires, pump water, repair engines and drink grog until the rescue comes, or until it does not.',
    save: 'Red November save',
    keywords: ['board', 'cooperative', 'gnomes', 'submarine', 'hotseat'],
  },
  ru: {
    name: NAME,
    kind: 'Настольная игра',
    summary: 'Удержите разваливающуюся подлодку на плаву шестьдесят минут',
    story:
      'Кооперативная настольная игра для компании от одного до восьми человек за одним компьютером. Гномы тушат пожары, откачивают воду, чинят машины и пьют грог, пока не придёт помощь. Или пока она не опоздает.',
    save: 'Сохранение Red November',
    keywords: ['настольная', 'кооперативная', 'гномы', 'подлодка', 'Красный ноябрь'],
  },
  fr: {
    name: NAME,
    kind: 'Jeu de plateau',
    summary: 'Gardez à flot un sous-marin en perdition pendant soixante minutes',
    story:
      'Un jeu de plateau coopératif pour une à huit personnes autour d’un même ordinateur. Des gnomes éteignent des feux, pompent l’eau, réparent les machines et boivent du grog jusqu’à l’arrivée des secours, ou jusqu’à ce qu’il soit trop tard.',
    save: 'Sauvegarde de Red November',
    keywords: ['plateau', 'coopératif', 'gnomes', 'sous-marin'],
  },
  pl: {
    name: NAME,
    kind: 'Gra planszowa',
    summary: 'Utrzymaj tonący okręt podwodny na chodzie przez sześćdziesiąt minut',
    story:
      'Kooperacyjna gra planszowa dla jednej do ośmiu osób przy jednym komputerze. Gnomy gaszą pożary, wypompowują wodę, naprawiają maszyny i piją grog, aż nadejdzie pomoc. Albo aż będzie za późno.',
    save: 'Zapis gry Red November',
    keywords: ['planszowa', 'kooperacyjna', 'gnomy', 'okręt podwodny', 'Czerwony Listopad'],
  },
}
