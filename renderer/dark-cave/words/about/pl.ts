import type { Table } from '../../../core/words/word-table.ts'

export const about: Table = {
  hole: 'Stąd wyłażą szczur, lindworm i goblin, gdy ktoś je zagra. Sama dziura nie gryzie.',
  gate: {
    name: 'Zamknięta brama',
    text: 'Jedna z czterech; za jedną z nich jest wyjście. Krok na nią odkrywa ją i kończy marsz.',
  },
  creature: { owner: 'Prowadzi: {{gnome}}.', stay: 'Kto tam wejdzie, będzie obsłużony pierwszy. Topór pomaga.' },
  web: {
    text: 'Nie przejdzie nikt, ani gnom, ani bestia.',
    left_one: 'Wisi jeszcze {{count}} turę: {{gnome}}. Topór jest szybszy.',
    left_few: 'Wisi jeszcze {{count}} tury: {{gnome}}. Topór jest szybszy.',
    left_many: 'Wisi jeszcze {{count}} tur: {{gnome}}. Topór jest szybszy.',
    left_other: 'Wisi jeszcze {{count}} tury: {{gnome}}. Topór jest szybszy.',
  },
  gnome: {
    own: 'To ty.',
    lies: 'Leży plackiem i w następnej turze nie idzie.',
    boots: 'buty',
    shown: 'Karta klanu odkryta: {{role}}.',
  },
}
