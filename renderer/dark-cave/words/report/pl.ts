import type { Table } from '../../../core/words/word-table.ts'

export const report: Table = {
  heading: 'Jak do tego doszło',
  versus: 'do',
  kicker: '{{rounds}} · {{cause}}',
  turnedIn: 'Zdrada w rundzie {{round}}: {{gnome}}',
  noTraitor: 'Nikt nikogo nie zdradził. Podejrzane.',
  noBetrayal: 'Sabotażysta nie zdążył: {{gnome}}.',
  grew: {
    heading: 'Jak rosła jaskinia',
    round: 'runda {{round}}',
    exit: 'runda {{round}}: wyjście',
    end: 'runda {{round}}: koniec',
  },
  knew: {
    heading: 'Kto co wiedział',
    peeked: 'Runda {{round}}, zagląda {{gnome}}: {{what}}',
    card: 'karta gracza {{gnome}}',
    first: 'pierwszy na zewnątrz: widzi odłożone karty',
    knewFrom: 'Od rundy {{round}} wie: {{gnome}}.',
    others: 'Reszta zobaczyła to w rundzie {{round}}.',
    nobody: 'Przed końcem nikt nie wiedział.',
  },
  gold: {
    heading: 'Gdzie się podziało złoto',
    start: 'na starcie',
    won: 'zdobyte',
    lost: 'stracone',
    out: 'wyniesione',
    inside: 'w środku',
  },
  fate: { out: 'wyjście w rundzie {{round}}', inside: 'w środku', loyal: 'lojalny', saboteur: 'sabotażysta' },
  deed: {
    betrayal: 'zaczyna się zdrada',
    web: 'pajęczyna',
    rockfall: 'zawał',
    creature: '{{creature}}',
    wall: 'zamurowane: {{what}}',
  },
  table: 'Jako tabela',
  action: {
    again: 'Jeszcze raz w tym składzie',
    watch: 'Zobacz, jak rosła',
    seed: 'To samo ziarno',
    log: 'Dziennik jaskini',
    unmask: 'Zdemaskuj znowu',
    title: 'Do menu',
  },
}

export const replay: Table = {
  position: 'Runda {{round}}, ruch {{move}}',
  active: 'Runda {{round}}, ruch {{move}}, gra {{gnome}}',
  continued: '{{title}}, od rundy {{round}}',
  log: { turn: '{{gnome}}, runda {{round}}', past: 'Tak było w rundzie {{round}}.' },
  prose: {
    title: 'Dziennik The Dark Cave',
    crew: 'Zeszli na dół: {{names}}',
    seed: 'Ziarno: {{seed}}',
    turn: 'Runda {{round}}: {{gnome}}',
    end: 'Koniec',
    file: 'dziennik-jaskini',
  },
}
