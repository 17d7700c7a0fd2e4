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
    closeCard: 'Odłóż kartę',
    aside: 'Jesteś na zewnątrz przed innymi: oto odłożone karty',
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
