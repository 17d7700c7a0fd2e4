import type { Table } from '../../../core/words/word-table.ts'

export const notes: Table = {
  heading: '{{gnome}}, tylko dla twoich oczu',
  gate: '{{gate}}: {{goal}}',
  clan: '{{gnome}}: {{role}}, pracuje {{for}}',
  aside: 'Odłożone: {{cards}}',
  discards: 'Odrzucone lub stracone: {{cards}}',
  none: 'Jeszcze nic. Niewiedza mało waży.',
  steps: 'Kroki do bram, tak jak drogi biegną teraz',
  treasure: 'Skarb, jeśli to, co wiesz, się zgadza, a reszta kopie zgodnie z czapką',
  hoard: { out: 'już wyniesione', all: 'gdyby wszyscy wyszli teraz' },
  stays: 'zostaje w twoich notatkach',
  about: 'Moje zdanie: {{gnome}}',
  guess: { loyal: 'lojalny', saboteur: 'sabotażysta', unsure: 'nie wiem' },
}
