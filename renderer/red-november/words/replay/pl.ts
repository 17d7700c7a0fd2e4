export const replay = {
  position: 'Minuta {{minute}}, ruch {{move}}',
  active: 'Minuta {{minute}}, ruch {{move}}, gra {{gnome}}',
  continued: '{{title}}, od minuty {{minute}}',
  log: {
    turn: '{{gnome}}, minuta {{minute}}',
    past: 'Tak było w minucie {{minute}}.',
  },
  prose: {
    title: 'Dziennik okrętowy Red November',
    voyage: 'Rejs: {{title}}',
    crew: 'Załoga: {{names}}',
    seed: 'Ziarno: {{seed}}',
    options: 'Rozkazy stałe: {{options}}',
    turn: 'Minuta {{minute}}: {{gnome}}',
    end: 'Koniec',
    deeds: 'Załoga',
    exported: 'Dziennik zapisany: {{file}}.',
    file: 'dziennik-okretowy',
  },
}
