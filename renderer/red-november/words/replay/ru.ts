export const replay = {
  position: 'Минута {{minute}}, ход {{move}}',
  active: 'Минута {{minute}}, ход {{move}}, ходит {{gnome}}',
  continued: '{{title}}, с минуты {{minute}}',
  log: {
    turn: '{{gnome}}, минута {{minute}}',
    past: 'Так было на минуте {{minute}}.',
  },
  prose: {
    title: 'Судовой журнал «Красного ноября»',
    voyage: 'Поход: {{title}}',
    crew: 'Команда: {{names}}',
    seed: 'Зерно: {{seed}}',
    options: 'Особые приказы: {{options}}',
    turn: 'Минута {{minute}}: {{gnome}}',
    end: 'Конец',
    deeds: 'Команда',
    exported: 'Журнал записан: {{file}}.',
    file: 'sudovoy-zhurnal',
  },
}
