/** Crew mates at the table: seats that change hands, advice, and a voyage for show. */
export const aboard = {
  leader: 'Led by: {{gnome}}',
  person: 'Person',
  handed: 'Change of hands: {{gnomes}}. Led by {{leader}} from here on.',
  handOver: {
    ask: 'Hand {{gnome}} over?',
    what: 'A {{leader}} decides for {{gnome}} from here on. The log says so, and it can be taken back.',
    yes: 'Hand over',
    no: 'Not yet',
    onlyOwn: 'Secret hands: only whoever leads {{gnome}} can hand over, from behind the own curtain.',
  },
  meet: 'About {{gnome}}',
  hurry: 'Decide now',
  space: 'Space',
  takeOver: 'Take over: {{gnome}}',
  counts: 'You are aboard: {{gnome}}. From here on it counts and is kept.',
  advice: {
    ask: 'Advice',
    heading: 'What the Captain would do',
    working: 'The Captain plays it out, two hundred times. Breathe.',
    close: 'I know better',
    idea: '{{place}}: {{deed}}',
    waits: '{{track}} {{at}} of 10 can wait: the cards on the way end it with {{chance}}.',
    afterwards: 'Then {{gnome}} is up, minute {{minute}}.',
  },
  show: {
    heading: 'A voyage for show',
    hint: 'Captains play. Nothing is kept.',
    break: 'Pause',
    goOn: 'Go on',
    leave: 'Leave',
  },
} as const
