/** What comes between two people, and what is shown while things happen. */
export const show = {
  banner: {
    turn: '{{gnome}} takes the lantern',
    exit: '{{gnome}} found the exit!',
    gate: '{{gnome}} opens a gate: {{goal}}',
    out: '{{gnome}} is out!',
    attack: '{{subject}}!',
    group: 'Group {{group}}: {{text}}',
  },
  curtain: {
    hold: 'Hold to see who you are',
    letGo: 'Let go and it is dark again',
    known: 'I know. To the table',
    back: 'A clan card of the {{clan}}, face down',
  },
  peek: {
    steps: '{{steps}} from your lantern',
    before: 'Also looked here: {{gnomes}}',
    closeCard: 'Put the card back',
    aside: 'You are out first: these cards were set aside',
  },
  unmask: {
    heading: 'Hats off',
    turns: '{{gnome}} turns the card …',
    all: 'Turn all',
    share: 'They share it: {{gnomes}}.',
    onlyHat: 'Theirs by the hat only: {{gnomes}}.',
    sum: 'gold carried out × those who dug for the other clan',
    line: '{{gold}} × {{workers}} = {{treasure}}',
    tie: 'A tie. It goes to the clan of the first one out: {{gnome}}.',
    inside: 'inside',
    aside: 'set aside',
    again: 'Again',
    report: 'How it came to this',
  },
} as const
