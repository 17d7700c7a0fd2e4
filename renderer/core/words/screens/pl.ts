export const tutorial = {
  heading: 'Jak grać',
  goOn: 'Dalej',
  now: 'Teraz: {{command}}',
  step: 'Krok {{at}} z {{of}}',
  place: 'Lekcja {{at}} z {{of}}',
  progress: 'Ukończone: {{done}} z {{of}}',
  leave: 'Przerwij lekcję',
  again: 'Jeszcze raz',
  next: 'Dalej: {{lesson}}',
  begin: 'Zacznij',
  resume: 'Wznów',
  finished: 'Zaliczona',
  lessonDone: 'Umiesz!',
  play: 'Zagraj naprawdę',
}

export const rulebook = {
  heading: 'Zasady',
  contents: 'Wszystkie rozdziały',
  mark: 'W zasadach: {{mark}}',
  close: 'Zamknij zasady',
  search: 'Szukaj w zasadach',
  found_one: '{{count}} hasło',
  found_few: '{{count}} hasła',
  found_many: '{{count}} haseł',
  found_other: '{{count}} hasła',
  hint: 'otwiera to w każdej chwili gry',
  see: 'Zobacz też',
}

export const show = {
  controls: {
    label: 'Pokaz',
    pause: 'Pauza',
    resume: 'Wznów',
    next: 'Dalej',
    skip: 'Do następnej decyzji',
    enter: 'Enter',
  },
}

export const report = {
  action: {
    log: 'Dziennik okrętowy …',
    saved: 'Rejs zachowany: {{title}}.',
  },
}
