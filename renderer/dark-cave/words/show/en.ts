/** What comes between two people, and what is shown while things happen. */
export const show = {
  banner: {
    turn: '{{gnome}} takes the lantern',
  },
  curtain: {
    hold: 'Hold to see who you are',
    letGo: 'Let go and it is dark again',
  },
  peek: {
    before: 'Also looked here: {{gnomes}}',
    closeCard: 'Put the card back',
    aside: 'You are out first: these cards were set aside',
  },
  unmask: {
    heading: 'Hats off',
    turns: '{{gnome}} turns the card …',
    all: 'Turn all',
    youWon: 'You won! {{wins}}',
    youLost: 'You lost. {{wins}}',
    share: 'They share it: {{gnomes}}.',
    onlyHat: 'Theirs by the hat only: {{gnomes}}.',
    sum: 'gold carried out × those who dug for the other clan',
    tie: 'A tie. It goes to the clan of the first one out: {{gnome}}.',
    inside: 'inside',
    aside: 'set aside',
    report: 'How it came to this',
  },
} as const
