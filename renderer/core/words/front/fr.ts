import { credits } from './credits/fr.ts'

export const front = {
  back: 'Retour',
  title: {
    newGame: 'Nouvelle partie',
    load: 'Charger',
    lessons: 'Comment jouer',
    watch: 'Voir un voyage',
    rules: 'Règles',
    statistics: 'Statistiques',
    settings: 'Réglages',
    credits: 'Crédits',
    games: 'Jeu',
    lastVoyage: 'Le dernier voyage',
  },
  lobby: {
    seed: 'Graine',
    seedHint: 'Même graine, mêmes désastres.',
    newSeed: 'Autre graine',
    copy: 'Copier',
    paste: 'Coller',
    copied: 'La graine est dans le presse-papiers.',
    nothingToPaste: 'Pas de graine dans le presse-papiers.',
    noClipboard: 'Le presse-papiers est hors d’atteinte.',
  },
  saves: {
    intro: 'Chaque coup est sauvegardé. Nommez les instants mémorables.',
    empty: 'Rien de sauvegardé. Quel courage. Lancez une partie : elle se sauvegarde toute seule, coup par coup.',
  },
  settings: {
    picture: 'Image et mouvement',
    captions: 'Sous-titres des sons',
    captionsHint: 'Ce qui s’entend s’écrit aussi',
    keys: 'Touches',
    autoHint: '« Auto » suit cette machine',
    resetDone: 'Tout est comme à la sortie d’usine.',
    takeBack: 'Comme avant',
  },
  statistics: {
    heading: 'Statistiques',
    empty: 'Aucun voyage n’est terminé. Commencez-en un : il finira.',
    setAside:
      'Les statistiques étaient abîmées ; elles sont mises de côté sous le nom {{file}}. Ce qui était lisible est gardé.',
    reset: 'Tout oublier',
    sure_one: 'Oublier {{count}} voyage pour de bon ?',
    sure_many: 'Oublier {{count}} voyages pour de bon ?',
    sure_other: 'Oublier {{count}} voyages pour de bon ?',
    forget: 'Oublier',
    keep: 'Garder',
  },
  credits,
}
