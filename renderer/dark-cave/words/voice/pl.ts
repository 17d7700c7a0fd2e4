export const table = { position: 'Jaskinia' }
export const settings = {
  sample: 'Brok kładzie zakręt: 2 na wschód, 1 na północ.',
  volumes: { hull: 'Jaskinia i woda' },
}

export const frontTitle = { toMove: 'Tura: {{gnome}}' }
export const frontSettings = { badges: 'Każda czapka ma też swój znak' }
export const credits = {
  game: 'Gra planszowa',
  gameText: 'Frédéric Moyersoen nauczył krasnoludy nieufności. My tylko wpuściliśmy gnomy.',
  edition: 'To wydanie',
  editionText:
    'Program, rysunki, dźwięki i słowa: zespół Red November, na licencji MIT. Nie nakarmiono żadnego szczura. Przynajmniej nie celowo.',
}
export const statistics = {
  empty: 'Żadna wyprawa się nie skończyła. Zacznij jakąś: skończy się.',
  sure_one: 'Zapomnieć {{count}} wyprawę na dobre?',
  sure_few: 'Zapomnieć {{count}} wyprawy na dobre?',
  sure_many: 'Zapomnieć {{count}} wypraw na dobre?',
  sure_other: 'Zapomnieć {{count}} wyprawy na dobre?',
}

export const replayed = {
  kept: '{{title}}, cała wyprawa',
  slider: 'Pozostałe karty',
  code: {
    copied_one: 'Skopiowano: cała wyprawa to {{count}} znak.',
    copied_few: 'Skopiowano: cała wyprawa to {{count}} znaki.',
    copied_many: 'Skopiowano: cała wyprawa to {{count}} znaków.',
    copied_other: 'Skopiowano: cała wyprawa to {{count}} znaku.',
    label: 'Kod wyprawy',
    hint: 'Jeden wiersz dziwnych liter. Ktoś ci go przysłał.',
  },
  codeError: { 'code/impossible': 'Według naszych zasad takiej wyprawy być nie mogło.' },
}
export const logHeading = 'Dziennik jaskini'
export const keptDig = 'Wyprawa zapisana: {{title}}.'
export const company = { heading: 'Brygada' }

export const reportHeading = 'Jaskinia w słowach'
export const more = 'Jest tego więcej, niż mieści rura. Powiedz na przykład „path I-03 1,0”.'
export const there = {
  heading: 'Dla wszystkich',
  keyboard: {
    name: 'Sama klawiatura',
    text: 'Tab i strzałki prowadzą, Enter zatwierdza, R obraca kartę, Escape cofa.',
  },
  tube: { name: 'Rura głosowa', text: 'Wszystkie możliwe rozkazy na jednej liście: podaj numer albo słowa.' },
  report: { name: 'Jaskinia w słowach', text: 'Cała sytuacja, zdanie po zdaniu.' },
  reader: {
    name: 'Czytniki ekranu',
    text: 'Co się dzieje, jest czytane. Każda karta, pole i gnom ma nazwę; tajemnice zostają tajne.',
  },
  table: { name: 'Tekst zamiast obrazu', text: 'Ta sama gra jako tekst i przyciski.' },
  pad: { name: 'Pad', text: 'Gałka albo krzyżak prowadzi, A naciska, B cofa.' },
  rules: { name: 'Zasady pod ręką', text: 'Z wyszukiwaniem, otwarte we właściwym miejscu.' },
  text: { name: 'Duży tekst', text: 'Od 80 do 200% i wysoki kontrast.' },
  colours: {
    name: 'Kolory',
    text: 'Cztery palety. Klany różnią się też czapką, znakiem i godłem.',
  },
  captions: { name: 'Bez dźwięku', text: 'Co słychać, może też być napisane.' },
  motion: { name: 'Mniej ruchu', text: 'Spokojna woda, bez wstrząsów i nigdy więcej niż trzy błyski na sekundę.' },
  time: { name: 'Bez pośpiechu', text: 'Gdy myślisz, nic nie ucieka. Niczego nie trzeba przeciągać.' },
}
