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

/** Both games without Electron stay below this. */
export const MAX_APP_BYTES = 22 * 1024 * 1024

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
    summary: 'Two gnome board games: a failing submarine and a dark cave',
    story:
      'Two board games for one to eight people around one computer. In a submarine gnomes put out fires, pump water, repair engines and drink grog until the rescue comes, or until it does not. In a cave two clans dig for the way out, and not everybody digs for the hat they wear.',
    save: 'Red November save',
    keywords: ['board', 'cooperative', 'gnomes', 'submarine', 'cave', 'hotseat'],
  },
  ru: {
    name: NAME,
    kind: 'Настольная игра',
    summary: 'Две настольные игры о гномах: тонущая подлодка и тёмная пещера',
    story:
      'Две настольные игры для компании до восьми человек за одним компьютером. В подлодке гномы тушат пожары, откачивают воду, чинят машины и пьют грог, пока не придёт помощь. Или пока она не опоздает. В пещере два клана роют путь наружу, и не каждый роет для того клана, чью шапку носит.',
    save: 'Сохранение Red November',
    keywords: ['настольная', 'кооперативная', 'гномы', 'подлодка', 'пещера', 'Красный ноябрь'],
  },
  fr: {
    name: NAME,
    kind: 'Jeu de plateau',
    summary: 'Deux jeux de gnomes : un sous-marin en perdition et une grotte obscure',
    story:
      'Deux jeux de plateau pour une à huit personnes autour d’un même ordinateur. Dans un sous-marin, des gnomes éteignent des feux, pompent l’eau, réparent les machines et boivent du grog jusqu’à l’arrivée des secours, ou jusqu’à ce qu’il soit trop tard. Dans une grotte, deux clans creusent vers la sortie, et chacun ne creuse pas pour le bonnet qu’il porte.',
    save: 'Sauvegarde de Red November',
    keywords: ['plateau', 'coopératif', 'gnomes', 'sous-marin', 'grotte'],
  },
  pl: {
    name: NAME,
    kind: 'Gra planszowa',
    summary: 'Dwie gry planszowe o gnomach: tonący okręt podwodny i mroczna jaskinia',
    story:
      'Dwie gry planszowe dla jednej do ośmiu osób przy jednym komputerze. Na okręcie gnomy gaszą pożary, wypompowują wodę, naprawiają maszyny i piją grog, aż nadejdzie pomoc. Albo aż będzie za późno. W jaskini dwa klany kopią drogę do wyjścia, a nie każdy kopie dla czapki, którą nosi.',
    save: 'Zapis gry Red November',
    keywords: ['planszowa', 'kooperacyjna', 'gnomy', 'okręt podwodny', 'jaskinia', 'Czerwony Listopad'],
  },
}
