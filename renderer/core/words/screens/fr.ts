export const tutorial = {
  heading: 'Comment jouer',
  goOn: 'Continuer',
  now: 'Maintenant : {{command}}',
  step: 'Étape {{at}} sur {{of}}',
  place: 'Leçon {{at}} sur {{of}}',
  progress: 'Leçons faites : {{done}} sur {{of}}',
  leave: 'Quitter la leçon',
  again: 'Encore une fois',
  next: 'Ensuite : {{lesson}}',
  begin: 'Commencer',
  resume: 'Reprendre',
  finished: 'Terminée',
  lessonDone: 'Acquis !',
  play: 'Jouer pour de vrai',
}

export const rulebook = {
  heading: 'Règles',
  contents: 'Tous les chapitres',
  mark: 'Dans les règles : {{mark}}',
  close: 'Fermer les règles',
  search: 'Chercher dans les règles',
  found_one: '{{count}} page',
  found_many: '{{count}} de pages',
  found_other: '{{count}} pages',
  hint: 'ouvre les règles à tout moment',
  see: 'Voir aussi',
}

export const show = {
  controls: {
    label: 'La scène',
    pause: 'Pause',
    resume: 'Reprendre',
    next: 'Suite',
    skip: 'Aller à la prochaine décision',
    enter: 'Entrée',
  },
}

export const report = {
  action: {
    log: 'Journal de bord …',
    saved: 'Voyage archivé : {{title}}.',
  },
}
