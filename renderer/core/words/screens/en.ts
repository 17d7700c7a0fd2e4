/** What lessons, rules, shows and what follows a game have in common, whichever game it is. */
export const tutorial = {
  heading: 'How to play',
  goOn: 'Go on',
  now: 'Now: {{command}}',
  step: 'Step {{at}} of {{of}}',
  place: 'Lesson {{at}} of {{of}}',
  progress: '{{done}} of {{of}} done',
  leave: 'Leave the lesson',
  again: 'Once more',
  next: 'Next: {{lesson}}',
  begin: 'Begin',
  resume: 'Resume',
  finished: 'Done',
  lessonDone: 'Learnt!',
  play: 'Play a real game',
} as const

export const rulebook = {
  heading: 'Rules',
  contents: 'All chapters',
  mark: 'In the rule book: {{mark}}',
  close: 'Close the rules',
  search: 'Search the rules',
  found_one: '{{count}} page',
  found_other: '{{count}} pages',
  hint: 'opens this anywhere in the game',
  see: 'See also',
} as const

export const show = {
  controls: {
    label: 'The show',
    pause: 'Pause',
    resume: 'Carry on',
    next: 'Next',
    skip: 'Skip to the next decision',
    enter: 'Enter',
  },
} as const

export const report = {
  action: {
    log: 'Ship’s log …',
    saved: 'The voyage is kept: {{title}}.',
  },
} as const
