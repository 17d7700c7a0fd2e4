export const credits = {
  heading: 'Crédits',
  game: 'Le jeu de plateau',
  gameText: 'Bruno Faidutti et Jef Gontier ont été les premiers à confier un sous-marin nucléaire à des gnomes.',
  edition: 'Cette édition',
  editionText:
    'Programme, dessins, sons et textes : l’équipe de Red November, sous licence MIT. Aucun gnome n’a souffert. Plusieurs ont eu soif.',
  symbols: 'Petits symboles',
  symbolsText:
    'Crâne, poumons, thermomètre, signe de radiation, bouée, main et étoiles : Lorc, Delapouite et d’autres de game-icons.net, sous CC BY 3.0, recolorés.',
  type: 'Caractères',
  typeText:
    'Russo One de Jovanny Lemonad, Oswald de Vernon Adams et d’autres, PT Sans de ParaType, sous SIL Open Font License.',
  machinery: 'Machinerie',
  machineryText: 'Le bateau tourne avec Electron et Chromium. Leurs licences se trouvent à côté du programme.',
  libraries: 'Bibliothèques à bord',
  librariesText: 'Ouvrez-en une pour lire sa licence.',
  missing: 'La liste est passée par-dessus bord. Elle se trouve aussi à côté du programme.',
  opens: '{{name}} : s’ouvre dans le navigateur',
}
