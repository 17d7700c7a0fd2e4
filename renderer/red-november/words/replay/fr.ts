export const replay = {
  position: 'Minute {{minute}}, coup {{move}}',
  active: 'Minute {{minute}}, coup {{move}}, à {{gnome}} de jouer',
  continued: '{{title}}, depuis la minute {{minute}}',
  log: {
    turn: '{{gnome}}, minute {{minute}}',
    past: 'Voici comment c’était à la minute {{minute}}.',
  },
  prose: {
    title: 'Journal de bord du Red November',
    voyage: 'Voyage : {{title}}',
    crew: 'Équipage : {{names}}',
    seed: 'Graine : {{seed}}',
    options: 'Consignes : {{options}}',
    turn: 'Minute {{minute}} : {{gnome}}',
    end: 'La fin',
    deeds: 'L’équipage',
    exported: 'Le journal est écrit : {{file}}.',
    file: 'journal-de-bord',
  },
}
