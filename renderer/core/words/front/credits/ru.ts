export const credits = {
  heading: 'Авторы',
  more: 'Лицензии и библиотеки',
  less: 'Убрать лицензии',
  symbols: 'Значки',
  symbolsText:
    'Череп, лёгкие, термометр, знак радиации, спасательный круг, рука и звёздочки: Lorc, Delapouite и другие авторы game-icons.net, лицензия CC BY 3.0, перекрашены.',
  type: 'Шрифты',
  typeText:
    'Russo One (Jovanny Lemonad), Oswald (Vernon Adams и другие), PT Sans (ParaType), лицензия SIL Open Font License.',
  machinery: 'Механизмы',
  machineryText: 'Всё это держится на Electron и Chromium. Их лицензии лежат рядом с программой.',
  libraries: 'Библиотеки внутри',
  librariesText: 'Откройте любую, чтобы прочесть её лицензию.',
  missing: 'Список куда-то пропал. Он лежит и рядом с программой.',
  opens: '{{name}}: откроется в браузере',
}
