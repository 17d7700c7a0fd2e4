import type { CrewWords } from './words.ts'

export const crew = {
  about: {
    apprentice: 'Means well and harms nobody. Mostly.',
    digger: 'Digs by rule of thumb and trusts by the inch.',
    master: 'Plays the cave through in the head, many times over.',
  },
  reason: {
    'card-searching': 'Gates still shut: {{count}}. One has to start somewhere.',
    'card-racing': 'The exit is no secret any more: {{gate}}. Now every card counts.',
    'card-late': 'Cards left in the deck: {{count}}. No time for finery.',
    'card-last': 'The deck is empty. What I hold is what I have.',
    hunt: '{{subject}} needs some exercise.',
    'walk-searching': 'Gates still shut: {{count}}. I would like to know.',
    'walk-racing': 'Daylight is that way: {{gate}}.',
    axe: '{{subject}} or the axe. One of them goes.',
    'goal-way': 'This way round it looks tidier.',
    'end-stranded': 'Nobody gets anywhere any more. Enough.',
    'end-not-yet': 'Not yet. Somebody could still get out.',
    propose: 'We could also just go home.',
    whim: 'It was allowed, so I did it.',
    'only-way': 'There was nothing else to do.',
  },
} as const satisfies CrewWords
