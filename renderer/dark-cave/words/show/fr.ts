import type { Table } from '../../../core/words/word-table.ts'

export const show: Table = {
  banner: {
    turn: '{{gnome}} prend la lanterne',
    exit: '{{gnome}} a trouvé la sortie !',
    gate: '{{gnome}} ouvre une porte : {{goal}}',
    out: '{{gnome}} est dehors !',
    attack: '{{subject}} !',
    group: 'Groupe {{group}} : {{text}}',
  },
  curtain: {
    hold: 'Maintenir pour voir qui vous êtes',
    letGo: 'Lâchez et il refait noir',
    known: 'C’est su. À la table',
    back: 'Une carte de clan ({{clan}}), face cachée',
  },
  peek: {
    steps: '{{steps}} depuis votre lanterne',
    before: 'Ont aussi regardé ici : {{gnomes}}',
    closeCard: 'Remettre la carte',
    aside: 'Premier dehors : voici les cartes mises de côté',
  },
  unmask: {
    heading: 'Bas les bonnets',
    turns: '{{gnome}} retourne sa carte…',
    all: 'Tout retourner',
    share: 'Se partagent le tout : {{gnomes}}.',
    onlyHat: 'Des leurs par le bonnet seulement : {{gnomes}}.',
    sum: 'or sorti × ceux qui creusaient pour l’autre clan',
    line: '{{gold}} × {{workers}} = {{treasure}}',
    tie: 'Égalité. Elle revient au clan du premier sorti : {{gnome}}.',
    inside: 'dedans',
    aside: 'mises de côté',
    again: 'Encore',
    report: 'Comment on en est là',
  },
}
