export const table = { position: 'La grotte' }
export const settings = {
  sample: 'Brok pose un coude : 2 à l’est, 1 au nord.',
  volumes: { hull: 'Grotte et eau' },
}

export const frontTitle = { toMove: 'À {{gnome}} de jouer' }
export const frontSettings = { badges: 'Chaque bonnet a aussi un insigne' }
export const credits = {
  game: 'Le jeu de plateau',
  gameText: 'Frédéric Moyersoen a appris la méfiance aux nains. Nous n’avons fait qu’inviter des gnomes.',
  edition: 'Cette édition',
  editionText:
    'Programme, dessins, sons et textes : l’équipe de Red November, sous licence MIT. Aucun rat n’a été nourri. Du moins pas exprès.',
}
export const statistics = {
  empty: 'Aucune descente n’est finie. Commencez-en une : elle finira.',
  sure_one: 'Oublier {{count}} descente pour de bon ?',
  sure_many: 'Oublier {{count}} de descentes pour de bon ?',
  sure_other: 'Oublier {{count}} descentes pour de bon ?',
}

export const replayed = {
  kept: '{{title}}, toute la descente',
  slider: 'Cartes restantes',
  code: {
    copied_one: 'Copié : toute la descente en {{count}} caractère.',
    copied_many: 'Copié : toute la descente en {{count}} de caractères.',
    copied_other: 'Copié : toute la descente en {{count}} caractères.',
    label: 'Code d’une descente',
    hint: 'Une ligne de lettres bizarres. On vous l’a envoyée.',
  },
  codeError: { 'code/impossible': 'D’après nos règles, cette descente n’a pas pu avoir lieu.' },
}
export const logHeading = 'Journal de la grotte'
export const keptDig = 'La descente est gardée : {{title}}.'
export const company = { heading: 'L’équipe' }

export const reportHeading = 'La grotte en mots'
export const more = 'Il y a plus d’ordres que de place dans le tube. Dites-le en code : « path I-03 1,0 ».'
export const there = {
  heading: 'Pour tout le monde',
  keyboard: {
    name: 'Clavier seul',
    text: 'Tab et flèches mènent partout, Entrée agit, R tourne une carte, Échap revient.',
  },
  tube: { name: 'Tube acoustique', text: 'Tous les ordres possibles en une liste : dites le numéro ou les mots.' },
  report: { name: 'La grotte en mots', text: 'Toute la situation en phrases.' },
  reader: {
    name: 'Lecteurs d’écran',
    text: 'Ce qui se passe est lu. Chaque carte, case et gnome a un nom ; les secrets le restent.',
  },
  table: { name: 'Mode texte', text: 'La même partie sans image, en texte et en boutons.' },
  pad: { name: 'Manette', text: 'Stick ou croix pour bouger, A valide, B revient.' },
  rules: { name: 'Règles sous la main', text: 'Avec recherche, ouvertes au bon endroit.' },
  text: { name: 'Grand texte', text: 'De 80 à 200 %, et un contraste élevé.' },
  colours: {
    name: 'Couleurs',
    text: 'Quatre palettes. Les clans se distinguent aussi au bonnet, à l’insigne, à l’emblème.',
  },
  captions: { name: 'Sans le son', text: 'Ce qui s’entend peut aussi se lire.' },
  motion: {
    name: 'Moins de mouvement',
    text: 'Eau calme, pas de secousses, et jamais plus de trois éclairs par seconde.',
  },
  time: { name: 'Sans hâte', text: 'Rien ne presse pendant que vous pensez. Rien n’est à faire glisser.' },
}
