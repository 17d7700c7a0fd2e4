export const credits = {
  heading: 'Credits',
  more: 'Licences and libraries',
  less: 'Put them away',
  symbols: 'Small symbols',
  symbolsText:
    'Skull, lungs, thermometer, radiation sign, life buoy, hand and dizzy stars are by Lorc, Delapouite and others of game-icons.net, under CC BY 3.0, recoloured.',
  type: 'Type',
  typeText:
    'Russo One by Jovanny Lemonad, Oswald by Vernon Adams and others, PT Sans by ParaType, under the SIL Open Font License.',
  machinery: 'Machinery',
  machineryText: 'It all runs on Electron and Chromium. Their licences lie beside the program.',
  libraries: 'Libraries inside',
  librariesText: 'Open one to read its licence.',
  missing: 'The list has got lost. It also lies beside the program.',
  opens: '{{name}}: opens in the browser',
} as const
