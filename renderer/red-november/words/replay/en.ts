/** A game that is watched again, and its log in prose. */
export const replay = {
  position: 'Minute {{minute}}, move {{move}}',
  active: 'Minute {{minute}}, move {{move}}, {{gnome}} is up',
  continued: '{{title}}, from minute {{minute}}',
  log: {
    turn: '{{gnome}}, minute {{minute}}',
    past: 'This is how it was at minute {{minute}}.',
  },
  prose: {
    title: 'Ship’s log of the Red November',
    voyage: 'Voyage: {{title}}',
    crew: 'Crew: {{names}}',
    seed: 'Seed: {{seed}}',
    options: 'Standing orders: {{options}}',
    turn: 'Minute {{minute}}: {{gnome}}',
    end: 'The end',
    deeds: 'The crew',
    exported: 'The log is written: {{file}}.',
    file: 'ships-log',
  },
} as const
