import type { CrewWords } from './words.ts'

export const crew = {
  about: {
    apprentice: 'Chce dobrze i nikomu nie szkodzi. Zwykle.',
    digger: 'Kopie na oko, ufa po odrobinie.',
    master: 'Przechodzi jaskinię w głowie, wiele razy.',
  },
  reason: {
    'card-searching': {
      a: 'Zamknięte bramy: {{count}}. Od czegoś trzeba zacząć.',
      b: 'Dziura sama się nie wykopie.',
      c: 'Gdzieś za tą skałą musi być jaśniej.',
      d: 'Mapa milczy. Mapy nie ma.',
    },
    'card-racing': {
      a: 'Wyjście to już nie tajemnica: {{gate}}. Liczy się każda karta.',
      b: 'Gdzie drzwi, wiedzą już wszyscy. W tym kłopot.',
      c: 'Wszystkie drogi wiodą do jednej bramy. Niektóre kłamią.',
      d: 'Stąd czuć już trawę.',
    },
    'card-late': {
      a: 'Kart w talii: {{count}}. Nie ma czasu na ozdoby.',
      b: 'Talia chudnie. Moja broda też.',
      c: 'Kart mało, droga długa. Jak zwykle.',
      d: 'Kart do wzięcia: {{count}}. Policzone dwa razy.',
    },
    'card-last': {
      a: 'Talia pusta. Gram tym, co mam.',
      b: 'Kart już nie ma. Zostały kieszenie.',
      c: 'Ostatnie są zawsze najgorsze.',
      d: 'Zostało wyciągać tylko wnioski.',
    },
    hunt: {
      a: '{{subject}} potrzebuje ruchu.',
      b: '{{subject}} się nudzi.',
      c: 'Ktoś musi karmić {{object}}.',
      d: '{{subject}} zna drogę. Ja tylko wskazuję.',
    },
    'walk-searching': {
      a: 'Zamknięte bramy: {{count}}. Chcę wiedzieć.',
      b: 'Dobrze stanąć to połowa roboty.',
      c: 'Nigdy nie wiadomo, co jest za rogiem.',
      d: 'Buty mają własne zdanie.',
    },
    'walk-racing': {
      a: 'Światło jest tam: {{gate}}.',
      b: 'Czuć przeciąg. Dobry znak.',
      c: 'Na górze mają podobno pogodę.',
      d: 'Ostatni gasi lampę.',
    },
    axe: {
      a: '{{subject}} albo topór. Jedno z nich odejdzie.',
      b: 'Topór jest na takie chwile. Albo na lepsze.',
      c: '{{subject}} kontra dobra stal. Trzeba pomyśleć.',
      d: 'Tam zęby, tu stal.',
    },
    'goal-way': {
      a: 'W tę stronę wygląda porządniej.',
      b: 'Drzwi wiszą, jak je powieszono.',
      c: 'Można na dwa sposoby. To jeden z nich.',
      d: 'Góra, dół: prawie to samo.',
    },
    'end-stranded': {
      a: 'Nikt już nigdzie nie dojdzie. Wystarczy.',
      b: 'Jaskinia wygrała. Brawo, jaskinio.',
      c: 'Drogi nie ma. Za to na górze jest zupa.',
      d: 'Dalej już tylko ściany. Dość.',
    },
    'end-not-yet': {
      a: 'Jeszcze nie. Ktoś może wyjść.',
      b: 'Póki jest droga, jest na niej gnom.',
      c: 'Za wcześnie. Lampy jeszcze się palą.',
      d: 'Nikt nie wraca, póki choć jedno przejście otwarte.',
    },
    propose: {
      a: 'Można by też po prostu iść do domu.',
      b: 'Może na dziś koniec? Dzień był długi.',
      c: 'Lampa jest zmęczona. I nie tylko ona.',
      d: 'Proponuję nic więcej nie proponować.',
    },
    whim: {
      a: 'Było wolno, więc czemu nie.',
      b: 'Oczy zamknięte, palec na chybił trafił.',
      c: 'Coś przecież trzeba było zrobić.',
      d: 'Stąd wyglądało dobrze.',
    },
    'only-way': {
      a: 'Nic innego nie dało się zrobić.',
      b: 'Wolny wybór z jednego.',
      c: 'Jedna droga, więc ta.',
      d: 'Namysł był krótki. Bardzo.',
    },
  },
} as const satisfies CrewWords
