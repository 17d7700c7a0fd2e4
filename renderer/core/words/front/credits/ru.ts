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
  machineryText: 'Лодка ходит на Electron и Chromium. Их лицензии лежат рядом с программой.',
  libraries: 'Библиотеки на борту',
  librariesText: 'Откройте любую, чтобы прочесть её лицензию.',
  missing: 'Список смыло за борт. Он лежит и рядом с программой.',
  opens: '{{name}}: откроется в браузере',
}
