export const credits = {
  heading: 'Crédits',
  more: 'Licences et bibliothèques',
  less: 'Les ranger',
  symbols: 'Petits symboles',
  symbolsText:
    'Crâne, poumons, thermomètre, signe de radiation, bouée, main et étoiles : Lorc, Delapouite et d’autres de game-icons.net, sous CC BY 3.0, recolorés.',
  type: 'Caractères',
  typeText:
    'Russo One de Jovanny Lemonad, Oswald de Vernon Adams et d’autres, PT Sans de ParaType, sous SIL Open Font License.',
  machinery: 'Machinerie',
  machineryText: 'Le tout tourne avec Electron et Chromium. Leurs licences se trouvent à côté du programme.',
  libraries: 'Bibliothèques embarquées',
  librariesText: 'Ouvrez-en une pour lire sa licence.',
  missing: 'La liste s’est égarée. Elle se trouve aussi à côté du programme.',
  opens: '{{name}} : s’ouvre dans le navigateur',
}
