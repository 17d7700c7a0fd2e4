import type { CrewWords } from './words.ts'

export const crew = {
  about: {
    apprentice: 'Means well and harms nobody. Mostly.',
    digger: 'Digs by rule of thumb and trusts by the inch.',
    master: 'Plays the cave through in the head, many times over.',
  },
  reason: {
    'card-searching': {
      a: 'Gates still shut: {{count}}. One has to start somewhere.',
      b: 'A hole will not dig itself.',
      c: 'Somewhere behind this rock it must be brighter.',
      d: 'The map says nothing. There is no map.',
    },
    'card-racing': {
      a: 'The exit is no secret any more: {{gate}}. Now every card counts.',
      b: 'Everybody knows the door now. That is the trouble.',
      c: 'All paths lead to one gate now. Some of them lie.',
      d: 'I can smell grass from here.',
    },
    'card-late': {
      a: 'Cards left in the deck: {{count}}. No time for finery.',
      b: 'The deck is getting thin. So is my beard.',
      c: 'Few cards, long way. The usual.',
      d: 'Cards to come: {{count}}. I have counted twice.',
    },
    'card-last': {
      a: 'The deck is empty. What I hold is what I have.',
      b: 'No more cards. Now it is me and my pockets.',
      c: 'The last ones are always the worst ones.',
      d: 'Nothing left to draw but conclusions.',
    },
    hunt: {
      a: '{{subject}} needs some exercise.',
      b: '{{subject}} looked bored.',
      c: 'Somebody has to feed {{object}}.',
      d: '{{subject}} knows the way. I only point.',
    },
    'walk-searching': {
      a: 'Gates still shut: {{count}}. I would like to know.',
      b: 'Where one stands is half the work.',
      c: 'One never knows what is round the corner.',
      d: 'My boots have their own opinion.',
    },
    'walk-racing': {
      a: 'Daylight is that way: {{gate}}.',
      b: 'There is a draught. A good sign.',
      c: 'Up there they have weather. Imagine.',
      d: 'The last one puts out the lamp.',
    },
    axe: {
      a: '{{subject}} or the axe. One of them goes.',
      b: 'An axe is for moments like this. Or for better ones.',
      c: '{{subject}} against good steel. Let me think.',
      d: 'Teeth over there, steel over here.',
    },
    'goal-way': {
      a: 'This way round it looks tidier.',
      b: 'A door hangs as it is hung.',
      c: 'It goes two ways. This is one of them.',
      d: 'Up or down: nearly the same.',
    },
    'end-stranded': {
      a: 'Nobody gets anywhere any more. Enough.',
      b: 'The cave wins. Well played, cave.',
      c: 'No way on. But there is soup upstairs.',
      d: 'Walls, and more walls. Enough.',
    },
    'end-not-yet': {
      a: 'Not yet. Somebody could still get out.',
      b: 'While there is a way, there is a gnome on it.',
      c: 'Too early. The lamps still burn.',
      d: 'Nobody goes home while a path is open.',
    },
    propose: {
      a: 'We could also just go home.',
      b: 'Shall we call it a day? It has been one.',
      c: 'My lamp is tired, and it is not alone.',
      d: 'I move that we stop moving.',
    },
    whim: {
      a: 'It was allowed, so I did it.',
      b: 'Eyes shut, finger out.',
      c: 'Something had to be done.',
      d: 'It looked right from here.',
    },
    'only-way': {
      a: 'There was nothing else to do.',
      b: 'A free choice of one.',
      c: 'One way, so I took it.',
      d: 'I thought about it briefly. Very briefly.',
    },
  },
} as const satisfies CrewWords
