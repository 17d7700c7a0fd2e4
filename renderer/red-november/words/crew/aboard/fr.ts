export const aboard = {
  leader: 'Aux commandes : {{gnome}}',
  person: 'Humain',
  meet: 'À propos : {{gnome}}',
  hurry: 'Décide maintenant',
  space: 'Espace',
  takeOver: 'Incarner {{gnome}}',
  counts: 'Vous voilà à bord : {{gnome}}. Désormais ça compte, et c’est sauvegardé.',
  advice: {
    ask: 'Conseil',
    heading: 'Ce que ferait le Capitaine',
    working: 'Le Capitaine joue tout dans sa tête, deux cents fois. Respirez.',
    close: 'Sans façon',
    idea: '{{place}} : {{deed}}',
  },
  show: {
    heading: 'Voyage de démonstration',
    hint: 'Des Capitaines jouent. Rien n’est sauvegardé.',
    break: 'Pause',
    goOn: 'Reprendre',
    leave: 'Quitter',
  },
} as const
