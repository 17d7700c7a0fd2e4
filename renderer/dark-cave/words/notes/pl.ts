import type { Table } from '../../../core/words/word-table.ts'

export const notes: Table = {
  heading: '{{gnome}}, tylko do twoich oczu',
  gate: '{{gate}}: {{goal}}',
  clan: '{{gnome}}: {{role}}, pracuje {{for}}',
  aside: 'Odłożone: {{cards}}',
  discards: 'Odrzucone lub stracone: {{cards}}',
  none: 'Jeszcze nic. Niewiedza mało waży.',
  steps: 'Kroki do bram po dzisiejszych korytarzach',
  treasure: 'Skarb, jeśli to, co wiesz, się zgadza, a reszta kopie dla swojej czapki',
  hoard: { out: 'już wyniesione', all: 'gdyby wszyscy wyszli teraz' },
  stays: 'zostaje w twoim zeszycie',
  about: 'Co o tym myślę: {{gnome}}',
  guess: { loyal: 'lojalny', saboteur: 'sabotażysta', unsure: 'nie wiem' },
}
