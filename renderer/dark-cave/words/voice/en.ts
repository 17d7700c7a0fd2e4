/** The shared screens in the cave's own voice; some of it stands in the place of neutral words. */
export const table = { position: 'The cave' } as const
export const settings = {
  sample: 'Brok lays a bend: 2 east, 1 north.',
  volumes: { hull: 'Cave and water' },
} as const

export const frontTitle = { toMove: '{{gnome}} to move' } as const
export const frontSettings = { badges: 'Every hat also has its badge' } as const
export const credits = {
  game: 'The board game',
  gameText: 'Frédéric Moyersoen taught dwarves to distrust each other. We only let gnomes have a go.',
  edition: 'This edition',
  editionText:
    'Program, drawings, sounds and words by the Red November developers, under the MIT licence. No rat was fed. Not on purpose.',
} as const
export const statistics = {
  empty: 'No dig has ended yet. Begin one: it will end.',
  sure_one: 'Forget {{count}} dig for good?',
  sure_other: 'Forget {{count}} digs for good?',
} as const

export const replayed = {
  kept: '{{title}}, the whole dig',
  slider: 'Cards left',
  code: {
    copied_one: 'Copied: {{count}} character holds the whole dig.',
    copied_other: 'Copied: {{count}} characters hold the whole dig.',
    label: 'Code of a dig',
    hint: 'One line of odd letters. Somebody sent it to you.',
  },
  codeError: { 'code/impossible': 'By our rules that dig cannot have happened.' },
} as const
export const logHeading = 'Cave log'
export const keptDig = 'The dig is kept: {{title}}.'
export const company = { heading: 'The company' } as const

export const reportHeading = 'The cave in words'
export const more = 'There is more than fits through the tube. Say it like “path I-03 1,0”.'
export const there = {
  heading: 'There for everybody',
  keyboard: {
    name: 'Keyboard alone',
    text: 'Tab and arrows lead everywhere, Enter does it, R turns a card, Escape goes back.',
  },
  tube: { name: 'Speaking tube', text: 'Every possible order in one list: say its number or its words.' },
  report: { name: 'The cave in words', text: 'The whole position in sentences.' },
  reader: {
    name: 'Screen readers',
    text: 'What happens is read out. Every card, space and gnome has a name; secrets stay secret.',
  },
  table: { name: 'Text instead of a picture', text: 'The same game as plain text and buttons.' },
  pad: { name: 'Gamepad', text: 'Stick or cross moves, A presses, B goes back.' },
  rules: { name: 'Rules at hand', text: 'Searchable, and opened at the right place.' },
  text: { name: 'Large text', text: 'From 80 to 200%, and high contrast.' },
  colours: {
    name: 'Colours',
    text: 'Four palettes. Clans are told apart by hat, badge and emblem, too.',
  },
  captions: { name: 'Without sound', text: 'What is heard can also stand written.' },
  motion: { name: 'Less motion', text: 'Still water, no shaking, and never more than three flashes a second.' },
  time: { name: 'No hurry', text: 'Nothing runs out while you think. Nothing has to be dragged.' },
} as const
