/** The private paper: what only one person may read. */
export const notes = {
  heading: '{{gnome}}, for your eyes only',
  gate: '{{gate}}: {{goal}}',
  clan: '{{gnome}}: {{role}}, works {{for}}',
  aside: 'Set aside: {{cards}}',
  discards: 'You dropped or lost: {{cards}}',
  none: 'Nothing yet. Ignorance is light to carry.',
  steps: 'Steps to the gates, as the ways are now',
  treasure: 'The treasure, if the roles you know stand and the rest dig for their hats',
  hoard: { out: 'carried out so far', all: 'if all got out now' },
  stays: 'stays in your book',
  about: 'What I think: {{gnome}}',
  guess: { loyal: 'loyal', saboteur: 'saboteur', unsure: 'no idea' },
} as const
