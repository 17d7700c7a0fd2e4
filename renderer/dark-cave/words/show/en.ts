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
    closeCard_one: 'Put the card back',
    closeCard_other: 'Put the cards back',
    aside_one: 'You are out first, so you may know: nobody was dealt this card.',
    aside_other: 'You are out first, so you may know: nobody was dealt these cards.',
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
