import type { Table } from '../../../core/words/word-table.ts'

export const show: Table = {
  banner: {
    turn: '{{gnome}} bierze latarnię',
  },
  curtain: {
    hold: 'Przytrzymaj i zobacz, kim jesteś',
    letGo: 'Puścisz i znów będzie ciemno',
  },
  peek: {
    before: 'Kto już tu zaglądał: {{gnomes}}',
    closeCard_one: 'Odłóż kartę',
    closeCard_few: 'Odłóż karty',
    closeCard_many: 'Odłóż karty',
    closeCard_other: 'Odłóż karty',
    aside_one: 'Wychodzisz przed innymi, więc wiesz: nikt nie dostał tej karty.',
    aside_few: 'Wychodzisz przed innymi, więc wiesz: nikt nie dostał tych kart.',
    aside_many: 'Wychodzisz przed innymi, więc wiesz: nikt nie dostał tych kart.',
    aside_other: 'Wychodzisz przed innymi, więc wiesz: nikt nie dostał tych kart.',
  },
  unmask: {
    heading: 'Czapki z głów',
    turns: '{{gnome}} odwraca kartę…',
    all: 'Odkryj wszystkie',
    youWon: 'Wygrywasz! {{wins}}',
    youLost: 'Przegrywasz. {{wins}}',
    share: 'Kto świętuje: {{gnomes}}.',
    onlyHat: 'Swoi tylko z czapki: {{gnomes}}.',
    sum: 'wyniesione złoto × ci, którzy kopali dla drugiego klanu',
    tie: 'Remis. Rozstrzyga klan tego, kto wyszedł pierwszy: {{gnome}}.',
    inside: 'w środku',
    aside: 'odłożone',
    report: 'Jak do tego doszło',
  },
}
