/** What the board says about what is pointed at. */
export const about = {
  hole: 'Rat, lindworm and goblin climb out of here when somebody plays them. The hole itself does not bite.',
  gate: {
    name: 'Shut gate',
    text: 'One of four; behind one of them is the exit. A step onto it turns it up and ends the walk.',
    wet: 'Under water, and it opens all the same: the water is only the clock.',
  },
  creature: {
    owner: 'Led by {{gnome}}.',
    stay: 'Whoever steps there is served first. An axe helps.',
  },
  web: {
    text: 'Nobody gets through, gnome or beast.',
    left_one: 'Hangs for {{count}} more turn of {{gnome}}. An axe is quicker.',
    left_other: 'Hangs for {{count}} more turns of {{gnome}}. An axe is quicker.',
  },
  gnome: {
    own: 'This is you.',
    lies: 'Lies flat and does not walk next turn.',
    boots: 'boots',
    shown: 'Clan card face up: {{role}}.',
  },
} as const
