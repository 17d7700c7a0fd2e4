export const aboard = {
  leader: 'Kto prowadzi: {{gnome}}',
  person: 'Człowiek',
  meet: 'O gnomie: {{gnome}}',
  hurry: 'Decyduj teraz',
  space: 'Spacja',
  takeOver: 'Przejmij: {{gnome}}',
  counts: 'Witamy na pokładzie: {{gnome}}. Odtąd gra się liczy i zapisuje.',
  advice: {
    ask: 'Rada',
    heading: 'Co zrobiłby Kapitan',
    working: 'Kapitan rozgrywa to w głowie, ze dwieście razy. Spokojnie.',
    close: 'Poradzę sobie',
    idea: '{{place}}: {{deed}}',
  },
  show: {
    heading: 'Rejs pokazowy',
    hint: 'Grają Kapitanowie. Nic się nie zapisuje.',
    break: 'Pauza',
    goOn: 'Wznów',
    leave: 'Wyjdź',
  },
} as const
