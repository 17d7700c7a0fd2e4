import type { Rulebook } from './words.ts'

export const rulebook = {
  nothing: 'Nothing but an echo. Try a shorter word.',
  chapters: {
    turn: 'The turn',
    paths: 'Paths',
    actions: 'Actions',
    walking: 'Walking',
    creatures: 'Creatures',
    end: 'The end',
    secrets: 'Secrets',
    box: 'The box',
    cards: 'Cards',
  },
  topic: {
    order: {
      name: 'Whose turn it is',
      text: 'The lantern goes clockwise. After each turn the end is checked, then the next one begins. Who starts is settled at the entrance.',
    },
    upkeep: {
      name: 'Before anything else',
      text: 'At the start of your turn your webs go from 2 to 1 or from 1 to nothing, your creatures go home, and your gnome gets up if it lies.',
    },
    skipped: {
      name: 'No cards, no turn',
      text: 'Whoever holds no card is skipped: no play, no walk, no draw, even if the deck is full. Only Swap hands helps.',
    },
    turn: {
      name: 'Three steps of a turn',
      text: '1: a card. 2: a walk, if you like. 3: draw. No walk for who lies, has just got up, or has left the cave.',
    },
    card: {
      name: 'Play a card, or drop',
      text: 'Lay one path, or play one action, or drop one or two cards face down. Dropping is always allowed, doing nothing is not.',
    },
    draw: {
      name: 'Drawing',
      text: 'One card after a card played, as many as you dropped, none after Swap hands. Lost cards are not replaced. An empty deck gives nothing.',
    },
    propose: {
      name: 'Enough is enough',
      text: 'Before your card you may propose the end, once a turn. The others answer openly, one after the other. The first no ends the asking.',
    },
    offered: {
      name: 'Questions',
      text: 'Whoever is asked answers before anything goes on. Where there is only one thing to do, it is done without asking.',
    },
    place: {
      name: 'Laying a path',
      text: 'Onto an empty place, upright or half turned. Every side must fit its open neighbours, tunnel to tunnel, rock to rock, and at least one tunnel must go on.',
    },
    anywhere: {
      name: 'Where one may build',
      text: 'Anywhere in the network, near or far, over the edge of the field, past webs, or to close a way. A shut gate asks nothing of a card and supports none. What lies, stays.',
    },
    network: {
      name: 'Cards, edges, spaces',
      text: 'Each of the four edges of a card is open or rock. Figures stand on spaces. Start, paths and open gates make the network, joined or not.',
    },
    groups: {
      name: 'Three groups, three depths',
      text: 'A way is crossed in one step in group I, in two in II, in three in III. A dead end is as deep as its group. Half a turn changes edges, not spaces.',
    },
    vein: {
      name: 'Gold veins',
      text: 'A vein gets one nugget when it is laid or opened. A gnome that has walked and ends there takes it, must, and turns up its clan card. It is never refilled.',
    },
    actions: {
      name: 'Action cards',
      text: 'An action needs a target that the rules allow. Information, rockfall and swap are dropped at once; webs, tools and creatures lie before somebody until they are used up.',
    },
    info: {
      name: 'Secret information',
      text: 'Look alone at one shut gate, or at the hidden clan card of another player. Everybody sees where you look. Nobody may see what.',
    },
    rockfall: {
      name: 'Rockfall',
      text: 'One path card without gnome or creature is gone, its nugget too. Start and gates hold. A web with nothing left to hang on goes as well. What is cut off stays.',
    },
    swap: {
      name: 'Swap hands',
      text: 'All the rest of your hand against all of somebody else’s, even none. At the end of your turn the other one draws a card, and you do not.',
    },
    web: {
      name: 'Webs',
      text: 'A web hangs on an open edge, one on each, never inside a card. It stops gnomes and creatures, not ladders, not building. It lasts two of your turns.',
    },
    boots: {
      name: 'Boots',
      text: 'One step more each turn, at once and for good. One pair for each gnome. Outside the cave they are only warm.',
    },
    axe: {
      name: 'Battle axe',
      text: 'Usable from the next turn on, then gone. In your walk it cuts a web beside you by one, at no step. When a creature attacks you, it drives it off.',
    },
    walk: {
      name: 'Walking',
      text: 'Up to three steps, four with boots, one after the other. Any number of gnomes share a space, walking back is fine, and who lies stays down.',
    },
    steps: {
      name: 'Where a step leads',
      text: 'To the next space of the card, through two open edges to the next card, or from ladder to ladder. Open against rock joins nothing.',
    },
    ladder: {
      name: 'Ladders',
      text: 'From any ladder to any other open one is a single step, however far, web or no web. The start has one.',
    },
    bridge: {
      name: 'Bridges and tunnels',
      text: 'Each time you step onto a bridge, a random card is gone; under it nothing happens. Each time you enter a tunnel, a nugget is gone. Who has nothing, pays nothing.',
    },
    arrival: {
      name: 'All in one space',
      text: 'First bridge or tunnel takes its price, then creatures attack and your walk is over, last comes the gold.',
    },
    gate: {
      name: 'Opening a gate',
      text: 'A step from an open edge onto a shut gate opens it and ends your walk. It is laid so that your way goes on; if both ways fit as well, you choose.',
    },
    opened: {
      name: 'Open gates',
      text: 'An open gate is walked like a path. Where it meets rock, it stays shut on that side. New cards must fit it.',
    },
    wake: {
      name: 'Waking a creature',
      text: 'It comes out of any open dark hole. If it is out already, it starts where it stands. Gnomes in the hole are attacked at once, and it does not move.',
    },
    prowl: {
      name: 'How creatures move',
      text: 'Up to 3, 4 or 5 steps, over everything, free of charge. Not through webs, into shut gates or into the exit. They stop where they meet a gnome, and leave when you are up again.',
    },
    attack: {
      name: 'What an attack does',
      text: 'Rat: a random card is eaten. Lindworm: the gnome lies, gets up in its next turn and does not walk. Goblin: a nugget is stolen. All gnomes in the space are hit.',
    },
    drive: {
      name: 'Driving it off',
      text: 'Before the harm is done, the attacked with a usable axe are asked, clockwise. The first yes spends the axe, the creature is gone and nobody is hurt.',
    },
    meet: {
      name: 'Walking into one',
      text: 'Then it attacks you alone, several in the order rat, lindworm, goblin, and your walk is over. Standing together is peace.',
    },
    exit: {
      name: 'Out!',
      text: 'Who enters the middle of the exit is out, gold and all, and turns up the clan card. The first one out sees the clan cards set aside.',
    },
    outside: {
      name: 'Life outside',
      text: 'Who is out still plays and draws cards, gets tools and is swapped with. No walk, no attacks, no secrets left.',
    },
    end: {
      name: 'When it is over',
      text: 'When deck and hands are empty, when all who work for one clan are out, or when all agree. Cards are turned up, gold left inside is lost.',
    },
    treasure: {
      name: 'The treasure',
      text: 'Gold carried out by all who work for a clan, times the number of gnomes who work for the other one, wherever they are.',
    },
    winner: {
      name: 'Who wins',
      text: 'The greater treasure. In a tie the clan for which the first one out worked. If nobody got out, nobody wins. The whole side wins, also those left inside.',
    },
    known: {
      name: 'Who knows what',
      text: 'The table, the gold, the colours and the numbers of cards are open. Hands, clan cards and gates are not. You may talk and lie, but show nothing.',
    },
    undo: {
      name: 'Taking back',
      text: 'Not past a draw, a look, an opened gate, a random loss or the end of a turn. What was seen cannot be unseen.',
    },
    curtain: {
      name: 'The curtain',
      text: 'Between two people the curtain hides hand, notes and clan card. Your card shows only while you hold the button. Alone with bots there is no curtain.',
    },
    looking: {
      name: 'Private looks',
      text: 'All that is private happens in your own turn: looks, drawn cards, a swapped hand, the cards set aside. Afterwards only your note remains.',
    },
    publicLog: {
      name: 'The log is public',
      text: 'It tells that somebody looked, not what; that a card was lost, not which. Only what lies face up has a face. So it is read out, too.',
    },
    openly: {
      name: 'Asked openly',
      text: 'Two questions come outside your turn: your axe, and whether to stop. Both rest on what everybody sees, so there is no curtain.',
    },
    box: {
      name: 'What is in the box',
      text: '50 paths, 32 actions, a start, four gates, ten clan cards, eight gnomes, three creatures, three webs, 46 nuggets. The list of paths is our own reconstruction.',
    },
    clans: {
      name: 'Clans and saboteurs',
      text: 'Everybody gets a clan card. Its colour is your hat and open; its face says if you dig for it or for the other one. With three or four all wear one colour.',
    },
    table: {
      name: 'The field',
      text: 'The start lies in the middle, a shut gate in each corner: four cards away, three with six or more players. One seed decides all chance.',
    },
    start: {
      name: 'At the start',
      text: 'All gnomes stand on the start with three nuggets each. Creatures and webs wait. Nothing lies before anybody.',
    },
    decks: {
      name: 'The deck',
      text: 'Each group is shuffled, five of each stay unseen in the box. The deck is I on II on III, five cards to everybody. The water shows how much is drawn: no flood, a clock.',
    },
  },
  also: {
    walk: 'move movement run',
    gate: 'door goal',
    exit: 'escape door leave way out',
    end: 'water flood time clock finish',
    treasure: 'score points money',
    clans: 'traitor role team secret',
    decks: 'flooding tide drown gauge pile',
  },
  special: {
    hole: 'In the dark hole a creature can be woken.',
    ladder: 'Its ladder leads to every other ladder, in one step.',
    vein: 'The vein gives one nugget, once.',
    bridge: 'Each step onto the bridge costs a random card. Below it is free.',
    tunnel: 'The tunnel joins both bends and costs a nugget each time.',
    exit: 'In the middle is the way out.',
    none: 'Nothing special. That is rare enough.',
  },
  open: 'Open: {{exits}}.',
  inGroups: 'I: {{one}} · II: {{two}} · III: {{three}}',
  gateText: 'One of the four gates.',
  copies_one: '{{count}} in the box',
  copies_other: '{{count}} in the box',
} as const satisfies Rulebook<'en'>
