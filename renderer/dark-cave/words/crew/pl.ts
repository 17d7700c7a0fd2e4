import type { CrewWords } from './words.ts'

export const crew = {
  about: {
    apprentice: 'Chce dobrze i nikomu nie szkodzi. Zwykle.',
    digger: 'Kopie na oko, ufa po odrobinie.',
    master: 'Przechodzi jaskinię w głowie, wiele razy.',
  },
  reason: {
    'card-searching': 'Zamknięte bramy: {{count}}. Od czegoś trzeba zacząć.',
    'card-racing': 'Wyjście to już nie tajemnica: {{gate}}. Liczy się każda karta.',
    'card-late': 'Kart w talii: {{count}}. Nie ma czasu na ozdoby.',
    'card-last': 'Talia pusta. Gram tym, co mam.',
    hunt: '{{subject}} potrzebuje ruchu.',
    'walk-searching': 'Zamknięte bramy: {{count}}. Chcę wiedzieć.',
    'walk-racing': 'Światło jest tam: {{gate}}.',
    axe: '{{subject}} albo topór. Jedno z nich odejdzie.',
    'goal-way': 'W tę stronę wygląda porządniej.',
    'end-stranded': 'Nikt już nigdzie nie dojdzie. Wystarczy.',
    'end-not-yet': 'Jeszcze nie. Ktoś może wyjść.',
    propose: 'Można by też po prostu iść do domu.',
    whim: 'Było wolno, więc czemu nie.',
    'only-way': 'Nic innego nie dało się zrobić.',
  },
} as const satisfies CrewWords
