import type { Table } from '../../../core/words/word-table.ts'

export const show: Table = {
  banner: {
    turn: '{{gnome}} bierze latarnię',
    exit: '{{gnome}} znajduje wyjście!',
    gate: '{{gnome}} otwiera bramę: {{goal}}',
    out: '{{gnome}} już na zewnątrz!',
    attack: '{{subject}}!',
    group: 'Grupa {{group}}: {{text}}',
  },
  curtain: {
    hold: 'Przytrzymaj i zobacz, kim jesteś',
    letGo: 'Puścisz i znów będzie ciemno',
    known: 'Już wiem. Do stołu',
    back: 'Zakryta karta klanu {{clan}}',
  },
  peek: {
    steps: '{{steps}} od twojej latarni',
    before: 'Zaglądali tu też: {{gnomes}}',
    closeCard: 'Odłóż kartę',
    aside: 'Jesteś na zewnątrz przed innymi: oto odłożone karty',
  },
  unmask: {
    heading: 'Czapki z głów',
    turns: '{{gnome}} odwraca kartę…',
    all: 'Odkryj wszystkie',
    share: 'Dzielą się: {{gnomes}}.',
    onlyHat: 'Swoi tylko z czapki: {{gnomes}}.',
    sum: 'wyniesione złoto × ci, którzy kopali dla drugiego klanu',
    line: '{{gold}} × {{workers}} = {{treasure}}',
    tie: 'Remis. Rozstrzyga klan tego, kto wyszedł pierwszy: {{gnome}}.',
    inside: 'w środku',
    aside: 'odłożone',
    again: 'Jeszcze raz',
    report: 'Jak do tego doszło',
  },
}
