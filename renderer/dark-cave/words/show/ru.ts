import type { Table } from '../../../core/words/word-table.ts'

export const show: Table = {
  banner: {
    turn: '{{gnome}} берёт фонарь',
    exit: '{{gnome}} находит выход!',
    gate: '{{gnome}} открывает ворота: {{goal}}',
    out: '{{gnome}} снаружи!',
    attack: '{{subject}}!',
    group: 'Группа {{group}}: {{text}}',
  },
  curtain: {
    hold: 'Держите, и увидите, кто вы',
    letGo: 'Отпустите, и снова темно',
    known: 'Ясно. К столу',
    back: 'Карта клана {{clan}}, рубашкой вверх',
  },
  peek: {
    steps: '{{steps}} от вашего фонаря',
    before: 'Сюда уже заглядывали: {{gnomes}}',
    closeCard: 'Положить карту обратно',
    aside: 'Вы снаружи раньше всех: вот отложенные карты',
  },
  unmask: {
    heading: 'Шапки долой',
    turns: '{{gnome}} открывает карту…',
    all: 'Открыть все',
    share: 'Делят на всех: {{gnomes}}.',
    onlyHat: 'Свои только по шапке: {{gnomes}}.',
    sum: 'вынесенное золото × те, кто копал на другой клан',
    line: '{{gold}} × {{workers}} = {{treasure}}',
    tie: 'Ничья. Она за кланом того, кто вышел раньше всех: {{gnome}}.',
    inside: 'внутри',
    aside: 'отложены',
    again: 'Ещё раз',
    report: 'Как до этого дошло',
  },
}
