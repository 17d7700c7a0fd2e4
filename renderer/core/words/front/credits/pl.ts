export const credits = {
  heading: 'Twórcy',
  more: 'Licencje i biblioteki',
  less: 'Schowaj licencje',
  symbols: 'Małe symbole',
  symbolsText:
    'Czaszka, płuca, termometr, znak promieniowania, koło ratunkowe, dłoń i gwiazdki: Lorc, Delapouite i inni z game-icons.net, na licencji CC BY 3.0, w innych barwach.',
  type: 'Kroje pisma',
  typeText:
    'Russo One (Jovanny Lemonad), Oswald (Vernon Adams i inni), PT Sans (ParaType), na licencji SIL Open Font License.',
  machinery: 'Maszyneria',
  machineryText: 'Całość napędzają Electron i Chromium. Ich licencje leżą obok programu.',
  libraries: 'Biblioteki w środku',
  librariesText: 'Otwórz którąś, by przeczytać jej licencję.',
  missing: 'Lista gdzieś przepadła. Leży też obok programu.',
  opens: '{{name}}: otworzy się w przeglądarce',
}
