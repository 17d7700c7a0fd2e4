import type { Table } from '../../../core/words/word-table.ts'

export const about: Table = {
  hole: 'Stąd wyłażą szczur, lindworm i goblin, gdy ktoś je zagra. Sama dziura nie gryzie.',
  gate: {
    name: 'Zamknięta brama',
    text: 'Jedna z czterech; za jedną z nich jest wyjście. Krok na nią odkrywa ją i kończy ruch.',
    wet: 'Pod wodą, ale się otwiera: woda to tylko zegar.',
  },
  creature: { owner: 'Prowadzi: {{gnome}}.', stay: 'Kto tam wejdzie, będzie obsłużony pierwszy. Topór pomaga.' },
  web: {
    text: 'Nie przejdzie nikt, ani gnom, ani stwór.',
    left_one: '{{gnome}}: jeszcze {{count}} tura i spadnie. Topór jest szybszy.',
    left_few: '{{gnome}}: jeszcze {{count}} tury i spadnie. Topór jest szybszy.',
    left_many: '{{gnome}}: jeszcze {{count}} tur i spadnie. Topór jest szybszy.',
    left_other: '{{gnome}}: jeszcze {{count}} tury i spadnie. Topór jest szybszy.',
  },
  gnome: {
    own: 'To ty.',
    lies: 'Leży plackiem i w następnej turze nie idzie.',
    boots: 'buty',
    shown: 'Karta klanu odkryta: {{role}}.',
  },
}
