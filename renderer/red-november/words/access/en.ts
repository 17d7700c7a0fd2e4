/** The position in sentences, orders in words, and what is there for everybody. */
export const access = {
  report: {
    turn: '{{gnome}} is up: {{phase}}, minute {{minute}}.',
    track: '{{track}} {{at}} of {{end}}.',
    token: '{{token}} at minute {{minute}}.',
    rooms: '{{condition}}: {{rooms}}.',
    blocked: 'Jammed hatches: {{hatches}}.',
    gnome: '{{gnome}}: {{place}}, minute {{minute}}.',
    drunk: 'Intoxication {{at}} of 4.',
    fainted: 'Fainted.',
    hand: 'Holds: {{items}}.',
    nothing: 'nothing',
    dead: '{{gnome}}: dead.',
    deserted: '{{gnome}}: deserted.',
    cabin_one: '{{count}} grog left in the cabin.',
    cabin_other: '{{count}} grogs left in the cabin.',
  },
  tube: {
    label: 'Say an order: its number, its words, or like “open 5”',
    more: 'There is more than fits through the tube. Say it like “trade blue give grog”.',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
  },
  there: {
    heading: 'There for everybody',
    keyboard: {
      name: 'Keyboard alone',
      text: 'Tab and arrows lead everywhere, Enter does it, numbers pick actions, Escape goes back.',
    },
    tube: { name: 'Speaking tube', text: 'Every possible order in one list: say its number or its words.' },
    report: { name: 'Damage report', text: 'The whole position in sentences.' },
    reader: {
      name: 'Screen readers',
      text: 'What happens is read out. Every room, hatch and gnome on the board has a name.',
    },
    table: { name: 'Text instead of a picture', text: 'The same game as plain text and buttons.' },
    pad: { name: 'Gamepad', text: 'Stick or cross moves, A presses, B goes back, LB and RB change minutes.' },
    rules: { name: 'Rules at hand', text: 'Searchable, and opened at the right place.' },
    text: { name: 'Large text', text: 'From 80 to 200%, and high contrast.' },
    colours: {
      name: 'Colours',
      text: 'Four palettes. Nothing is told by colour alone: badges, symbols and words say it too.',
    },
    captions: { name: 'Without sound', text: 'What is heard can also stand written.' },
    motion: { name: 'Less motion', text: 'Still water, no shaking, and never more than three flashes a second.' },
    time: { name: 'No hurry', text: 'Nothing runs out while you think. Nothing has to be held or dragged.' },
  },
} as const
