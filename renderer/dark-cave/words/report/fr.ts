import type { Table } from '../../../core/words/word-table.ts'

export const report: Table = {
  heading: 'Comment on en est là',
  versus: 'à',
  kicker: '{{rounds}} · {{cause}}',
  turnedIn: '{{gnome}} a trahi son clan à la manche {{round}}',
  noTraitor: 'Personne n’a trahi personne. Louche.',
  noBetrayal: 'Le saboteur n’en a pas eu le temps : {{gnome}}.',
  grew: {
    heading: 'Comment la grotte a poussé',
    round: 'manche {{round}}',
    exit: 'manche {{round}} : la sortie',
    end: 'manche {{round}} : la fin',
  },
  knew: {
    heading: 'Qui savait quoi',
    peeked: '{{gnome}} a regardé à la manche {{round}} : {{what}}',
    card: 'la carte de {{gnome}}',
    first: 'premier dehors : voit les cartes de côté',
    knewFrom: 'Au courant dès la manche {{round}} : {{gnome}}.',
    others: 'Les autres l’ont vu à la manche {{round}}.',
    nobody: 'Personne ne savait avant la fin.',
  },
  gold: {
    heading: 'Où est passé l’or',
    start: 'au départ',
    won: 'gagné',
    lost: 'perdu',
    out: 'sorti',
    inside: 'resté dedans',
  },
  fate: { out: 'dehors à la manche {{round}}', inside: 'resté dedans', loyal: 'loyal', saboteur: 'saboteur' },
  deed: {
    betrayal: 'la trahison commence',
    web: 'une toile',
    rockfall: 'un éboulement',
    creature: '{{creature}}',
    wall: 'mure ceci : {{what}}',
  },
  table: 'En tableau',
  action: {
    again: 'Encore, même équipe',
    watch: 'La voir pousser',
    seed: 'Même graine',
    log: 'Journal de la grotte',
    unmask: 'Démasquer encore',
    title: 'Titre',
  },
}

export const replay: Table = {
  position: 'Manche {{round}}, coup {{move}}',
  active: 'Manche {{round}}, coup {{move}}, à {{gnome}}',
  continued: '{{title}}, depuis la manche {{round}}',
  log: { turn: '{{gnome}}, manche {{round}}', past: 'Voilà où l’on en était à la manche {{round}}.' },
  prose: {
    title: 'Journal de The Dark Cave',
    crew: 'Sont descendus : {{names}}',
    seed: 'Graine : {{seed}}',
    turn: 'Manche {{round}} : {{gnome}}',
    end: 'Fin',
    file: 'journal-de-grotte',
  },
}
