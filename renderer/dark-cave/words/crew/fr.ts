import type { CrewWords } from './words.ts'

export const crew = {
  about: {
    apprentice: 'Plein de bonne volonté, ne nuit à personne. Presque.',
    digger: 'Creuse au jugé et fait confiance au compte-gouttes.',
    master: 'Joue toute la grotte dans sa tête, maintes fois.',
  },
  reason: {
    'card-searching': 'Portes encore fermées : {{count}}. Il faut bien commencer.',
    'card-racing': 'La sortie n’est plus un secret : {{gate}}. Chaque carte compte.',
    'card-late': 'Cartes dans la pioche : {{count}}. Plus le temps de fignoler.',
    'card-last': 'La pioche est vide. Je joue ce que j’ai.',
    hunt: '{{subject}} a besoin d’exercice.',
    'walk-searching': 'Portes encore fermées : {{count}}. J’aimerais savoir.',
    'walk-racing': 'Le jour est par là : {{gate}}.',
    axe: '{{subject}} ou la hache. L’un des deux s’en va.',
    'goal-way': 'Dans ce sens, c’est plus propre.',
    'end-stranded': 'Plus personne n’ira nulle part. Ça suffit.',
    'end-not-yet': 'Pas encore. Quelqu’un peut toujours sortir.',
    propose: 'On pourrait aussi rentrer chez nous.',
    whim: 'C’était permis, alors voilà.',
    'only-way': 'Il n’y avait rien d’autre à faire.',
  },
} as const satisfies CrewWords
