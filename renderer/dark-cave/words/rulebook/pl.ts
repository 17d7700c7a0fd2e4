import type { Rulebook } from './words.ts'

export const rulebook = {
  nothing: 'Tylko echo. Spróbuj krótszego słowa.',
  chapters: {
    turn: 'Tura',
    paths: 'Drogi',
    actions: 'Akcje',
    walking: 'Chodzenie',
    creatures: 'Stwory',
    end: 'Koniec',
    secrets: 'Tajemnice',
    box: 'Pudełko',
    cards: 'Karty',
  },
  topic: {
    order: {
      name: 'Czyja tura',
      text: 'Latarnia idzie zgodnie z zegarem. Po każdej turze sprawdza się koniec, potem gra następny. Kto zaczyna, ustala się przy wejściu.',
    },
    upkeep: {
      name: 'Zanim cokolwiek',
      text: 'Na początku twojej tury twoje pajęczyny słabną z 2 na 1 albo znikają, twoje stwory wracają do siebie, a twój gnom wstaje, jeśli leży.',
    },
    skipped: {
      name: 'Bez kart nie ma tury',
      text: 'Kto nie ma kart, traci turę: nie gra, nie idzie, nie dobiera, choćby talia była pełna. Pomaga tylko zamiana kart.',
    },
    turn: {
      name: 'Trzy części tury',
      text: '1: karta. 2: ruch, jeśli chcesz. 3: dobór. Nie chodzi ten, kto leży, dopiero wstał albo jest już na zewnątrz.',
    },
    card: {
      name: 'Zagrać albo odrzucić',
      text: 'Połóż drogę, zagraj akcję albo odrzuć jedną lub dwie zakryte karty. Odrzucić wolno zawsze, nie robić nic nie wolno.',
    },
    draw: {
      name: 'Dobieranie',
      text: 'Jedna karta po zagranej, tyle co odrzuconych, żadna po zamianie. Straconych się nie uzupełnia. Pusta talia nic nie da.',
    },
    propose: {
      name: 'Wystarczy',
      text: 'Przed kartą, raz na turę, można zaproponować koniec. Pozostali odpowiadają głośno, po kolei. Pierwsze „nie” kończy sprawę.',
    },
    offered: {
      name: 'Pytania',
      text: 'Kto dostał pytanie, odpowiada, zanim gra ruszy dalej. Gdy da się zrobić tylko jedno, dzieje się to bez pytania.',
    },
    place: {
      name: 'Układanie drogi',
      text: 'Na puste miejsce, prosto albo o pół obrotu. Każdy bok musi pasować do odkrytych sąsiadów, korytarz do korytarza, skała do skały, i choć jeden korytarz musi biec dalej.',
    },
    anywhere: {
      name: 'Gdzie wolno budować',
      text: 'Wszędzie w sieci, blisko i daleko, poza obszarem, mimo pajęczyn, także by coś zamknąć. Zamknięta brama niczego nie wymaga i niczego nie podpiera. Co leży, zostaje.',
    },
    network: {
      name: 'Karty, krawędzie, pola',
      text: 'Każda z czterech krawędzi karty jest otwarta albo skalna. Figury stoją na polach. Start, drogi i otwarte bramy to sieć, połączona lub nie.',
    },
    groups: {
      name: 'Trzy grupy, trzy głębokości',
      text: 'Przez kartę grupy I idzie się krok, II dwa, III trzy. Ślepy zaułek jest tak głęboki jak jego grupa. Pół obrotu zmienia krawędzie, nie pola.',
    },
    vein: {
      name: 'Żyły złota',
      text: 'Żyła położona lub odkryta dostaje samorodek. Gnom, który szedł i tam kończy, musi go wziąć i odkryć kartę klanu. Nowego nie będzie.',
    },
    actions: {
      name: 'Karty akcji',
      text: 'Akcja musi mieć dozwolony cel. Informacja, zawał i zamiana idą od razu na stos; pajęczyny, narzędzia i stwory leżą przed kimś, aż się zużyją.',
    },
    info: {
      name: 'Tajna informacja',
      text: 'Zajrzyj bez świadków za jedną zamkniętą bramę albo pod zakrytą kartę klanu innego gracza. Wszyscy widzą gdzie. Nikt nie może widzieć co.',
    },
    rockfall: {
      name: 'Zawał',
      text: 'Znika jedna karta drogi bez gnoma i stwora, z samorodkiem. Start i bramy wytrzymają. Pajęczyna bez oparcia też znika. Co odcięte, zostaje.',
    },
    swap: {
      name: 'Zamiana kart',
      text: 'Cała reszta twojej ręki za całą cudzą, choćby pustą. Na koniec twojej tury kartę dobiera tamten, a ty nie.',
    },
    web: {
      name: 'Pajęczyny',
      text: 'Wisi na otwartej krawędzi, po jednej na każdej, nigdy wewnątrz karty. Zatrzymuje gnomy i stwory, nie drabiny i nie budowę. Trzyma dwie twoje tury.',
    },
    boots: {
      name: 'Buty',
      text: 'O krok więcej w każdej turze, od razu i na zawsze. Jedna para na gnoma. Na zewnątrz tylko grzeją.',
    },
    axe: {
      name: 'Topór bojowy',
      text: 'Działa od następnej tury, potem przepada. W ruchu tnie pajęczynę tuż obok o jeden, bez kroku. Gdy atakuje cię stwór, przepędza go.',
    },
    walk: {
      name: 'Chodzenie',
      text: 'Do trzech kroków, w butach do czterech, jeden po drugim. Na polu mieści się dowolnie wielu, wracać wolno, a kto leży, ten leży.',
    },
    steps: {
      name: 'Dokąd prowadzi krok',
      text: 'Na następne pole karty, przez dwie otwarte krawędzie na sąsiednią kartę albo z drabiny na drabinę. Otwarte przy skale niczego nie łączy.',
    },
    ladder: {
      name: 'Drabiny',
      text: 'Z każdej drabiny na każdą inną odkrytą jest jeden krok, choćby daleko, z pajęczyną czy bez. Start też ją ma.',
    },
    bridge: {
      name: 'Mosty i tunele',
      text: 'Każde wejście na most kosztuje losową kartę; pod mostem nic. Każde wejście do tunelu kosztuje samorodek. Kto nic nie ma, nic nie płaci.',
    },
    arrival: {
      name: 'Wszystko na jednym polu',
      text: 'Najpierw cena mostu lub tunelu, potem atakują stwory i ruch się kończy, na końcu złoto.',
    },
    gate: {
      name: 'Otwieranie bramy',
      text: 'Krok z otwartej krawędzi na zamkniętą bramę otwiera ją i kończy ruch. Kładzie się ją tak, by droga biegła dalej; gdy obie strony pasują równie dobrze, wybierasz.',
    },
    opened: {
      name: 'Otwarte bramy',
      text: 'Po otwartej bramie chodzi się jak po drodze. Gdzie styka się ze skałą, tam jest zamknięta. Nowe karty muszą do niej pasować.',
    },
    wake: {
      name: 'Budzenie stwora',
      text: 'Wychodzi z dowolnej odkrytej ciemnej dziury. Jeśli już jest na planszy, rusza ze swego miejsca. Gnomy w dziurze atakuje od razu i dalej nie idzie.',
    },
    prowl: {
      name: 'Jak chodzą stwory',
      text: 'Do 3, 4 lub 5 kroków, wszędzie i za darmo. Nie przez pajęczyny, nie za zamknięte bramy, nie do wyjścia. Stają przy gnomie, odchodzą na początku twojej tury.',
    },
    attack: {
      name: 'Co robi atak',
      text: 'Szczur: zjada losową kartę. Lindworm: gnom leży, w swojej turze wstaje i nie idzie. Goblin: kradnie samorodek. Dostają wszystkie gnomy na polu.',
    },
    drive: {
      name: 'Przepędzanie',
      text: 'Zanim coś się stanie, zaatakowani z gotowym toporem są pytani po kolei. Pierwsze „tak” zużywa topór, stwór znika, nikomu nic nie jest.',
    },
    meet: {
      name: 'Wejść prosto na stwora',
      text: 'Wtedy atakuje tylko ciebie; kilka atakuje w kolejności szczur, lindworm, goblin. Ruch skończony. Stać razem to jeszcze nie atak.',
    },
    exit: {
      name: 'Na zewnątrz!',
      text: 'Kto wejdzie w środek wyjścia, jest wolny, złoto też, i odkrywa kartę klanu. Pierwszy na zewnątrz ogląda odłożone karty klanów.',
    },
    outside: {
      name: 'Życie na zewnątrz',
      text: 'Nadal grasz i dobierasz karty, dostajesz narzędzia, można się z tobą zamienić. Bez ruchu, bez ataków, bez tajemnic.',
    },
    end: {
      name: 'Kiedy koniec',
      text: 'Gdy talia i ręce są puste, gdy wyszli wszyscy, którzy pracują dla jednego klanu, albo gdy wszyscy się zgodzą. Karty się odkrywa, złoto w środku przepada.',
    },
    treasure: {
      name: 'Skarb',
      text: 'Złoto wyniesione przez wszystkich, którzy pracują dla klanu, razy liczba gnomów pracujących dla drugiego, gdziekolwiek są.',
    },
    winner: {
      name: 'Kto wygrywa',
      text: 'Większy skarb. Przy remisie klan, dla którego pracował ten, kto wyszedł pierwszy. Nikt nie wyszedł, nikt nie wygrywa. Wygrywa cała strona, także ci w środku.',
    },
    known: {
      name: 'Kto co wie',
      text: 'Stół, złoto, kolory i liczby kart są jawne. Ręce, karty klanów i bramy nie. Wolno mówić i kłamać, pokazywać nie wolno.',
    },
    undo: {
      name: 'Cofanie',
      text: 'Nie cofa się dobrania, podglądu, otwarcia bramy, losowej straty ani końca tury. Co widziane, tego się nie odwidzi.',
    },
    curtain: {
      name: 'Kurtyna',
      text: 'Między dwiema osobami kurtyna kryje rękę, notatki i kartę klanu. Twoją kartę widać tylko, gdy trzymasz przycisk. Z samymi botami kurtyny nie ma.',
    },
    looking: {
      name: 'Prywatne podglądy',
      text: 'Wszystko, co prywatne, dzieje się w twojej turze: podglądy, dobrane karty, zamieniona ręka, karty odłożone. Potem zostaje tylko notatka.',
    },
    publicLog: {
      name: 'Dziennik jest jawny',
      text: 'Mówi, że ktoś zajrzał, nie co zobaczył; że karta przepadła, nie jaka. Po imieniu nazywa tylko to, co odkryte. Tak samo jest czytany na głos.',
    },
    openly: {
      name: 'Pytania na głos',
      text: 'Dwa pytania padają poza twoją turą: o topór i o koniec. Oba dotyczą tego, co widzą wszyscy, więc bez kurtyny.',
    },
    box: {
      name: 'Co jest w pudełku',
      text: '50 dróg, 32 akcje, start, cztery bramy, dziesięć kart klanów, osiem gnomów, trzy stwory, trzy pajęczyny, 46 samorodków. Lista dróg to nasza rekonstrukcja.',
    },
    clans: {
      name: 'Klany i sabotażyści',
      text: 'Każdy dostaje kartę klanu. Jej kolor to twoja czapka, jawna; jej druga strona mówi, czy kopiesz dla niego, czy dla drugiego. We trójkę i czwórkę kolor jest jeden.',
    },
    table: {
      name: 'Obszar gry',
      text: 'Start w środku, w każdym rogu zamknięta brama: cztery karty dalej, trzy od sześciu graczy. Jedno ziarno decyduje o wszystkim, co losowe.',
    },
    start: {
      name: 'Na początku',
      text: 'Wszystkie gnomy stoją na starcie, każdy z trzema samorodkami. Stwory i pajęczyny czekają. Przed nikim nic nie leży.',
    },
    decks: {
      name: 'Talia',
      text: 'Grupy się tasuje, po pięć nieznanych kart zostaje w pudełku. Talia: I na II na III, każdy dostaje pięć. Woda pokazuje, ile dobrano: to zegar, nie powódź.',
    },
  },
  also: {
    walk: 'poruszać iść chodzić',
    gate: 'drzwi cel',
    exit: 'uciec ucieczka opuścić drzwi',
    end: 'woda wody powódź czas zegar finał',
    treasure: 'punkty wynik pieniądze',
    clans: 'zdrajca rola drużyna tajemnica',
    decks: 'zalanie zalane wody utonąć stos',
  },
  special: {
    hole: 'W ciemnej dziurze można obudzić stwora.',
    ladder: 'Jej drabina prowadzi do każdej innej, w jednym kroku.',
    vein: 'Żyła daje jeden samorodek, raz.',
    bridge: 'Każde wejście na most kosztuje losową kartę. Pod spodem za darmo.',
    tunnel: 'Tunel łączy oba zakręty i za każdym razem kosztuje samorodek.',
    exit: 'W środku jest wyjście.',
    none: 'Nic szczególnego. To i tak rzadkość.',
  },
  open: 'Otwarte: {{exits}}.',
  inGroups: 'I: {{one}} · II: {{two}} · III: {{three}}',
  gateText: 'Jedna z czterech bram.',
  copies_one: '{{count}} w pudełku',
  copies_few: '{{count}} w pudełku',
  copies_many: '{{count}} w pudełku',
  copies_other: '{{count}} w pudełku',
} as const satisfies Rulebook<'pl'>
