import type { Table } from '../../../core/words/word-table.ts'

export const notes: Table = {
  heading: '{{gnome}}, à lire sans témoin',
  gate: '{{gate}} : {{goal}}',
  clan: '{{gnome}} : {{role}}, travaille {{for}}',
  aside: 'Mises de côté : {{cards}}',
  discards: 'Jeté ou perdu : {{cards}}',
  none: 'Rien encore. L’ignorance ne pèse pas lourd.',
  steps: 'Pas jusqu’aux portes, par les voies actuelles',
  treasure: 'Le trésor, si ce que vous savez est vrai et que les autres creusent pour leur bonnet',
  hoard: { out: 'déjà dehors', all: 'si tous sortaient maintenant' },
  stays: 'reste dans votre carnet',
  about: 'Mon avis : {{gnome}}',
  guess: { loyal: 'loyal', saboteur: 'saboteur', unsure: 'aucune idée' },
}
