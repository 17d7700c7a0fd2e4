export const tutorial = {
  heading: 'Как играть',
  goOn: 'Дальше',
  now: 'Сейчас: «{{command}}»',
  step: 'Шаг {{at}} из {{of}}',
  place: 'Урок {{at}} из {{of}}',
  progress: 'Пройдено: {{done}} из {{of}}',
  leave: 'Прервать урок',
  again: 'Ещё раз',
  next: 'Дальше: {{lesson}}',
  begin: 'Начать',
  resume: 'Продолжить',
  finished: 'Пройден',
  lessonDone: 'Усвоено!',
  play: 'Играть по-настоящему',
}

export const rulebook = {
  heading: 'Правила',
  contents: 'Все главы',
  mark: 'В правилах: {{mark}}',
  close: 'Закрыть правила',
  search: 'Искать в правилах',
  found_one: '{{count}} страница',
  found_few: '{{count}} страницы',
  found_many: '{{count}} страниц',
  found_other: '{{count}} страницы',
  hint: 'открывает это в любой момент игры',
  see: 'Смотрите также',
}

export const show = {
  controls: {
    label: 'Показ',
    pause: 'Пауза',
    resume: 'Продолжить',
    next: 'Дальше',
    skip: 'К следующему решению',
    enter: 'Enter',
  },
}

export const report = {
  action: {
    log: 'Судовой журнал …',
    saved: 'Поход сохранён: {{title}}.',
  },
}
