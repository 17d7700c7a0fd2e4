import type { Table } from '../../../core/words/word-table.ts'

export const show: Table = {
  banner: {
    turn: '{{gnome}} prend la lanterne',
  },
  curtain: {
    hold: 'Maintenir pour voir qui vous êtes',
    letGo: 'Lâchez et il refait noir',
  },
  peek: {
    before: 'Vu aussi par : {{gnomes}}',
    closeCard_one: 'Remettre la carte',
    closeCard_many: 'Remettre les cartes',
    closeCard_other: 'Remettre les cartes',
    aside_one: 'Dehors en premier, vous avez le droit de savoir : personne n’a reçu cette carte.',
    aside_many: 'Dehors en premier, vous avez le droit de savoir : personne n’a reçu ces cartes.',
    aside_other: 'Dehors en premier, vous avez le droit de savoir : personne n’a reçu ces cartes.',
  },
  unmask: {
    heading: 'Bas les bonnets',
    turns: '{{gnome}} retourne sa carte…',
    all: 'Tout retourner',
    youWon: 'Gagné ! {{wins}}',
    youLost: 'Perdu. {{wins}}',
    share: 'Une part pour : {{gnomes}}.',
    onlyHat: 'Des leurs par le bonnet seulement : {{gnomes}}.',
    sum: 'or sorti × ceux qui creusaient pour l’autre clan',
    tie: 'Égalité. Elle profite au clan de qui est sorti en premier : {{gnome}}.',
    inside: 'dedans',
    aside: 'mises de côté',
    report: 'Comment on en est arrivé là',
  },
}
