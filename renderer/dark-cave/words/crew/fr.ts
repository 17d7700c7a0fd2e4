import type { CrewWords } from './words.ts'

export const crew = {
  about: {
    apprentice: 'Plein de bonne volonté, ne nuit à personne. Presque.',
    digger: 'Creuse au jugé et fait confiance au compte-gouttes.',
    master: 'Joue toute la grotte dans sa tête, maintes fois.',
  },
  reason: {
    'card-searching': {
      a: 'Portes encore fermées : {{count}}. Il faut bien commencer.',
      b: 'Un trou ne se creuse pas tout seul.',
      c: 'Derrière cette roche, il doit faire plus clair.',
      d: 'Le plan ne dit rien. Il n’y a pas de plan.',
    },
    'card-racing': {
      a: 'La sortie n’est plus un secret : {{gate}}. Chaque carte compte.',
      b: 'Tout le monde connaît la porte. C’est bien le problème.',
      c: 'Tous les chemins mènent à une porte. Certains mentent.',
      d: 'D’ici, ça sent déjà l’herbe.',
    },
    'card-late': {
      a: 'Cartes dans la pioche : {{count}}. Plus le temps de fignoler.',
      b: 'La pioche maigrit. Ma barbe aussi.',
      c: 'Peu de cartes, long chemin. Comme d’habitude.',
      d: 'Cartes à venir : {{count}}. Comptées deux fois.',
    },
    'card-last': {
      a: 'La pioche est vide. Je joue ce que j’ai.',
      b: 'Plus de cartes. Il ne reste que mes poches.',
      c: 'Les dernières sont toujours les pires.',
      d: 'Plus rien à tirer, sauf des conclusions.',
    },
    hunt: {
      a: '{{subject}} a besoin d’exercice.',
      b: '{{subject}} s’ennuyait.',
      c: 'Il faut bien nourrir {{object}}.',
      d: '{{subject}} connaît le chemin. Moi, je montre.',
    },
    'walk-searching': {
      a: 'Portes encore fermées : {{count}}. J’aimerais savoir.',
      b: 'Bien se placer, c’est la moitié du travail.',
      c: 'On ne sait jamais ce qu’il y a au tournant.',
      d: 'Mes bottes ont leur avis.',
    },
    'walk-racing': {
      a: 'Le jour est par là : {{gate}}.',
      b: 'Un courant d’air. Bon signe.',
      c: 'Là-haut, il y a une météo. Imaginez.',
      d: 'Le dernier éteint la lampe.',
    },
    axe: {
      a: '{{subject}} ou la hache. L’un des deux s’en va.',
      b: 'Une hache, c’est pour ces moments-là. Ou pour de meilleurs.',
      c: '{{subject}} contre du bon acier. Réfléchissons.',
      d: 'Des dents là-bas, de l’acier ici.',
    },
    'goal-way': {
      a: 'Dans ce sens, c’est plus propre.',
      b: 'Une porte pend comme on l’a pendue.',
      c: 'Deux sens possibles. Voici l’un des deux.',
      d: 'Le haut, le bas : presque pareil.',
    },
    'end-stranded': {
      a: 'Plus personne n’ira nulle part. Ça suffit.',
      b: 'La grotte gagne. Bravo, la grotte.',
      c: 'Plus de chemin. Mais là-haut, il y a la soupe.',
      d: 'Des murs, encore des murs. Assez.',
    },
    'end-not-yet': {
      a: 'Pas encore. Quelqu’un peut toujours sortir.',
      b: 'Tant qu’il y a un chemin, il y a un gnome dessus.',
      c: 'Trop tôt. Les lampes brûlent encore.',
      d: 'On ne rentre pas tant qu’un passage est ouvert.',
    },
    propose: {
      a: 'On pourrait aussi rentrer chez nous.',
      b: 'On s’arrête là ? La journée a été longue.',
      c: 'Ma lampe est fatiguée, et elle n’est pas seule.',
      d: 'Je propose de ne plus rien proposer.',
    },
    whim: {
      a: 'C’était permis, alors voilà.',
      b: 'Les yeux fermés, le doigt au hasard.',
      c: 'Il fallait bien faire quelque chose.',
      d: 'D’ici, ça semblait juste.',
    },
    'only-way': {
      a: 'Il n’y avait rien d’autre à faire.',
      b: 'Le libre choix, parmi un.',
      c: 'Un seul chemin. Va pour celui-là.',
      d: 'J’ai réfléchi un peu. Très peu.',
    },
  },
} as const satisfies CrewWords
