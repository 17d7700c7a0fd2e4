import type { Table } from '../../../core/words/word-table.ts'

export const show: Table = {
  banner: {
    turn: '{{gnome}} берёт фонарь',
  },
  curtain: {
    hold: 'Держите, и увидите, кто вы',
    letGo: 'Отпустите, и снова темно',
  },
  peek: {
    before: 'Сюда уже заглядывали: {{gnomes}}',
    closeCard: 'Положить карту обратно',
    aside: 'Вы снаружи раньше всех: вот отложенные карты',
  },
  unmask: {
    heading: 'Шапки долой',
    turns: '{{gnome}} открывает карту…',
    all: 'Открыть все',
    youWon: 'Вы победили! {{wins}}',
    youLost: 'Вы проиграли. {{wins}}',
    share: 'Победу делят: {{gnomes}}.',
    onlyHat: 'Свои только по шапке: {{gnomes}}.',
    sum: 'вынесенное золото × те, кто копал на другой клан',
    tie: 'Ничья. Решает тот, кто вышел раньше всех: {{gnome}}.',
    inside: 'внутри',
    aside: 'отложены',
    report: 'Как до этого дошло',
  },
}
