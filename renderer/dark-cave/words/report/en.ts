/** After the game: the foreman's hut, and the game watched again. */
export const report = {
  heading: 'How it came to this',
  versus: 'to',
  kicker: '{{rounds}} · {{cause}}',
  turnedIn: '{{gnome}} turned on the clan in round {{round}}',
  noTraitor: 'Nobody turned on anybody. Suspicious.',
  noBetrayal: 'The saboteur never got round to it: {{gnome}}.',
  grew: {
    heading: 'How the cave grew',
    round: 'round {{round}}',
    end: 'round {{round}}: the end',
  },
  knew: {
    heading: 'Who knew what',
    card: 'the card of {{gnome}}',
    first: 'first out: sees the cards set aside',
  },
  gold: {
    heading: 'Where the gold went',
    start: 'at start',
    won: 'won',
    lost: 'lost',
    out: 'carried out',
    inside: 'left inside',
  },
  fate: { out: 'out in round {{round}}', inside: 'left inside', loyal: 'loyal', saboteur: 'saboteur' },
  deed: {
    betrayal: 'the betrayal begins',
    web: 'a web',
    rockfall: 'a rockfall',
    creature: '{{creature}}',
    wall: 'walls in the {{what}}',
  },
  table: 'As a table',
  action: {
    again: 'Once more, same crew',
    watch: 'Watch it grow',
    seed: 'Same seed',
    log: 'Cave log …',
    keep: 'Keep it',
    unmask: 'Unmask again',
    title: 'Title',
  },
} as const

export const replay = {
  position: 'Round {{round}}, move {{move}}',
  active: 'Round {{round}}, move {{move}}, {{gnome}} is up',
  continued: '{{title}}, from round {{round}}',
  log: { turn: '{{gnome}}, round {{round}}', past: 'This is how it was in round {{round}}.' },
  prose: {
    exported: 'The log is written: {{file}}.',
    title: 'Log of The Dark Cave',
    crew: 'Went down: {{names}}',
    seed: 'Seed: {{seed}}',
    turn: 'Round {{round}}: {{gnome}}',
    end: 'The end',
    file: 'cave-log',
  },
} as const
