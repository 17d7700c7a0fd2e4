import type { Table } from '../../../core/words/word-table.ts'

export const about: Table = {
  hole: 'Rat, lindworm et gobelin en sortent quand quelqu’un les joue. Le trou, lui, ne mord pas.',
  gate: {
    name: 'Porte close',
    text: 'Une sur quatre ; derrière l’une d’elles, la sortie. Y poser le pied la retourne et finit la marche.',
    wet: 'Sous l’eau, elle s’ouvre quand même : l’eau n’est que l’horloge.',
  },
  creature: { owner: 'Guide : {{gnome}}.', stay: 'Qui met le pied là est servi en premier. Une hache aide.' },
  web: {
    text: 'Personne ne passe, ni gnome ni bête.',
    left_one: 'Tient encore {{count}} tour ({{gnome}}). Une hache va plus vite.',
    left_many: 'Tient encore {{count}} tours ({{gnome}}). Une hache va plus vite.',
    left_other: 'Tient encore {{count}} tours ({{gnome}}). Une hache va plus vite.',
  },
  gnome: {
    own: 'C’est vous.',
    lies: 'À plat ventre : pas de marche au prochain tour.',
    boots: 'bottes',
    shown: 'Carte de clan visible : {{role}}.',
  },
}
