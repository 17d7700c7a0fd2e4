import type { Rulebook } from './words.ts'

export const rulebook = {
  nothing: 'Rien que l’écho. Essayez un mot plus court.',
  chapters: {
    turn: 'Le tour',
    paths: 'Chemins',
    actions: 'Actions',
    walking: 'Marche',
    creatures: 'Créatures',
    end: 'La fin',
    secrets: 'Secrets',
    box: 'La boîte',
    cards: 'Cartes',
  },
  topic: {
    order: {
      name: 'À qui le tour',
      text: 'La lanterne tourne dans le sens des aiguilles. Après chaque tour on regarde si c’est fini, puis le suivant commence. Le premier se décide à l’entrée.',
    },
    upkeep: {
      name: 'Avant toute chose',
      text: 'Au début de votre tour, vos toiles passent de 2 à 1 ou de 1 à rien, vos créatures rentrent, et votre gnome se relève s’il est à terre.',
    },
    skipped: {
      name: 'Sans carte, sans tour',
      text: 'Qui n’a pas de carte saute son tour : ni jeu, ni marche, ni pioche, même si elle est pleine. Seul un échange de mains y remédie.',
    },
    turn: {
      name: 'Trois étapes',
      text: '1 : une carte. 2 : une marche, si l’on veut. 3 : piocher. Pas de marche à terre, tout juste relevé, ou hors de la grotte.',
    },
    card: {
      name: 'Jouer ou jeter',
      text: 'Posez un chemin, ou jouez une action, ou jetez une ou deux cartes cachées. Jeter est toujours permis, ne rien faire jamais.',
    },
    draw: {
      name: 'Piocher',
      text: 'Une carte après une carte jouée, autant que de cartes jetées, aucune après un échange. Le perdu ne revient pas. Pioche vide, main vide.',
    },
    propose: {
      name: 'Ça suffit',
      text: 'Avant votre carte, une fois par tour, vous pouvez proposer la fin. Les autres répondent à voix haute, l’un après l’autre. Le premier non clôt la question.',
    },
    offered: {
      name: 'Questions',
      text: 'Qui est interrogé répond avant que le jeu continue. S’il n’y a qu’une chose à faire, elle se fait sans question.',
    },
    place: {
      name: 'Poser un chemin',
      text: 'Sur une place vide, à l’endroit ou en demi-tour. Chaque côté s’accorde à ses voisins visibles, tunnel à tunnel, roche à roche, et un tunnel au moins continue.',
    },
    anywhere: {
      name: 'Où l’on peut bâtir',
      text: 'Partout dans le réseau, près ou loin, au-delà du terrain, malgré les toiles, même pour boucher. Une porte fermée n’exige rien et ne porte rien. Ce qui est posé reste.',
    },
    network: {
      name: 'Cartes, bords, cases',
      text: 'Chacun des quatre bords d’une carte est ouvert ou rocheux. Les figurines sont sur des cases. Départ, chemins et portes ouvertes font le réseau, reliés ou non.',
    },
    groups: {
      name: 'Trois groupes, trois profondeurs',
      text: 'On traverse en un pas dans le groupe I, deux dans le II, trois dans le III. Un cul-de-sac est profond comme son groupe. Le demi-tour change les bords, pas les cases.',
    },
    vein: {
      name: 'Filons d’or',
      text: 'Un filon posé ou découvert reçoit une pépite. Le gnome qui a marché et s’arrête là la prend, de gré ou de force, et retourne sa carte de clan. Jamais rempli de nouveau.',
    },
    actions: {
      name: 'Cartes d’action',
      text: 'Une action veut une cible permise. Information, éboulement et échange sont jetés aussitôt ; toiles, outils et créatures restent devant quelqu’un jusqu’à usure.',
    },
    info: {
      name: 'Information secrète',
      text: 'Regardez, sans témoin, une porte fermée ou la carte de clan cachée d’un autre. Tous voient où vous regardez. Personne ne doit voir quoi.',
    },
    rockfall: {
      name: 'Éboulement',
      text: 'Une carte de chemin sans gnome ni créature disparaît, pépite comprise. Départ et portes tiennent. Une toile sans appui disparaît aussi. Le reste coupé demeure.',
    },
    swap: {
      name: 'Échange de mains',
      text: 'Tout le reste de votre main contre toute celle d’un autre, même vide. À la fin de votre tour, l’autre pioche une carte, et vous non.',
    },
    web: {
      name: 'Toiles',
      text: 'Une toile pend à un bord ouvert, une par bord, jamais dans une carte. Elle arrête gnomes et créatures, ni les échelles ni les travaux. Elle dure deux de vos tours.',
    },
    boots: {
      name: 'Bottes',
      text: 'Un pas de plus par tour, aussitôt et pour toujours. Une paire par gnome. Dehors, elles tiennent seulement chaud.',
    },
    axe: {
      name: 'Hache de guerre',
      text: 'Utilisable dès le tour suivant, puis perdue. En marchant, elle entame d’un cran une toile voisine, sans coûter de pas. Si une créature vous attaque, elle la chasse.',
    },
    walk: {
      name: 'Marcher',
      text: 'Jusqu’à trois pas, quatre en bottes, l’un après l’autre. On partage une case à autant qu’on veut, on peut revenir, et qui est à terre y reste.',
    },
    steps: {
      name: 'Où mène un pas',
      text: 'À la case suivante de la carte, par deux bords ouverts à la carte voisine, ou d’échelle en échelle. Ouvert contre roche ne relie rien.',
    },
    ladder: {
      name: 'Échelles',
      text: 'D’une échelle à toute autre échelle visible, un seul pas, si loin soit-elle, toile ou pas. Le départ en a une.',
    },
    bridge: {
      name: 'Ponts et boyaux',
      text: 'Chaque pas sur un pont coûte une carte au hasard ; dessous, rien. Chaque entrée dans un boyau coûte une pépite. Qui n’a rien ne paie rien.',
    },
    arrival: {
      name: 'Tout dans une case',
      text: 'D’abord le prix du pont ou du boyau, puis les créatures attaquent et la marche finit, enfin vient l’or.',
    },
    gate: {
      name: 'Ouvrir une porte',
      text: 'Un pas depuis un bord ouvert sur une porte fermée l’ouvre et finit la marche. Elle est posée pour que la voie continue ; si les deux sens vont, vous choisissez.',
    },
    opened: {
      name: 'Portes ouvertes',
      text: 'Une porte ouverte se parcourt comme un chemin. Là où elle touche la roche, elle reste fermée. Les nouvelles cartes s’y accordent.',
    },
    wake: {
      name: 'Réveiller une créature',
      text: 'Elle sort de n’importe quel trou sombre visible. Déjà dehors, elle part de sa place. Les gnomes dans le trou sont attaqués aussitôt, et elle ne bouge pas.',
    },
    prowl: {
      name: 'La marche des créatures',
      text: 'Jusqu’à 3, 4 ou 5 pas, partout, sans payer. Pas à travers les toiles, ni dans les portes fermées, ni dans la sortie. Elles s’arrêtent sur un gnome et partent à votre tour suivant.',
    },
    attack: {
      name: 'Ce que fait une attaque',
      text: 'Rat : une carte au hasard est mangée. Lindworm : le gnome tombe, se relève à son tour et ne marche pas. Gobelin : une pépite volée. Tous les gnomes de la case sont touchés.',
    },
    drive: {
      name: 'La chasser',
      text: 'Avant le mal, les attaqués qui ont une hache utilisable sont interrogés, dans le sens des aiguilles. Au premier oui, la hache est perdue, la créature partie, personne n’a mal.',
    },
    meet: {
      name: 'Lui tomber dessus',
      text: 'Alors elle n’attaque que vous, et s’il y en a plusieurs : rat, lindworm, gobelin. La marche est finie. Être côte à côte, c’est la paix.',
    },
    exit: {
      name: 'Dehors !',
      text: 'Qui entre au milieu de la sortie est dehors, or compris, et retourne sa carte de clan. Le premier dehors voit les cartes de clan mises de côté.',
    },
    outside: {
      name: 'La vie dehors',
      text: 'Dehors, on joue et pioche encore, on reçoit des outils, on échange. Plus de marche, plus d’attaques, plus de secrets.',
    },
    end: {
      name: 'Quand c’est fini',
      text: 'Quand pioche et mains sont vides, quand tous ceux d’un clan sont dehors, ou quand tous sont d’accord. On retourne tout ; l’or resté dedans est perdu.',
    },
    treasure: {
      name: 'Le trésor',
      text: 'L’or sorti par tous ceux qui travaillent pour un clan, fois le nombre de gnomes qui travaillent pour l’autre, où qu’ils soient.',
    },
    winner: {
      name: 'Qui gagne',
      text: 'Le plus grand trésor. À égalité, le clan pour qui travaillait le premier dehors. Si nul n’est sorti, nul ne gagne. Tout le camp gagne, même ceux restés dedans.',
    },
    known: {
      name: 'Qui sait quoi',
      text: 'La table, l’or, les couleurs et le nombre de cartes sont visibles. Mains, cartes de clan et portes ne le sont pas. On peut parler et mentir, jamais montrer.',
    },
    undo: {
      name: 'Revenir en arrière',
      text: 'Pas au-delà d’une pioche, d’un regard, d’une porte ouverte, d’une perte au hasard ou d’une fin de tour. Ce qui est vu est vu.',
    },
    curtain: {
      name: 'Le rideau',
      text: 'Entre deux personnes, le rideau cache main, carnet et carte de clan. Votre carte ne se montre que bouton tenu. Avec les bots pour seule compagnie, pas de rideau.',
    },
    looking: {
      name: 'Regards privés',
      text: 'Tout ce qui est privé arrive à votre tour : regards, cartes piochées, main échangée, cartes de côté. Ensuite il n’en reste que votre carnet.',
    },
    publicLog: {
      name: 'Le journal est public',
      text: 'Il dit que l’on a regardé, pas quoi ; qu’une carte est perdue, pas laquelle. Seul le visible a un visage. La lecture à voix haute fait de même.',
    },
    openly: {
      name: 'Demandé tout haut',
      text: 'Deux questions viennent hors de votre tour : la hache, et faut-il arrêter. Les deux reposent sur ce que tous voient : pas de rideau.',
    },
    box: {
      name: 'Dans la boîte',
      text: '50 chemins, 32 actions, un départ, quatre portes, dix cartes de clan, huit gnomes, trois créatures, trois toiles, 46 pépites. La liste des chemins est notre reconstitution.',
    },
    clans: {
      name: 'Clans et saboteurs',
      text: 'Chacun reçoit une carte de clan. Sa couleur, votre bonnet, est visible ; sa face dit si vous creusez pour elle ou pour l’autre. À trois ou quatre, une seule couleur.',
    },
    table: {
      name: 'Le terrain',
      text: 'Le départ au milieu, une porte fermée à chaque coin : à quatre cartes, à trois dès six joueurs. Une graine décide de tout le hasard.',
    },
    start: {
      name: 'Au départ',
      text: 'Tous les gnomes sont au départ avec trois pépites. Créatures et toiles attendent. Rien n’est devant personne.',
    },
    decks: {
      name: 'La pioche',
      text: 'Groupes mélangés, cinq cartes de chacun restent dans la boîte. La pioche : I sur II sur III, cinq à chacun. L’eau montre ce qui est pioché : une horloge, pas une inondation.',
    },
  },
  also: {
    walk: 'bouger mouvement déplacement',
    gate: 'but objectif',
    exit: 'fuir partir évasion',
    end: 'eau inondation temps horloge terminer',
    treasure: 'score points argent',
    clans: 'traître rôle équipe secret',
    decks: 'noyer marée jauge crue pile',
  },
  special: {
    hole: 'Du trou sombre peut sortir une créature.',
    ladder: 'Son échelle mène à toute autre échelle, en un pas.',
    vein: 'Le filon donne une pépite, une fois.',
    bridge: 'Chaque pas sur le pont coûte une carte au hasard. Dessous, rien.',
    tunnel: 'Le boyau relie les deux coudes et coûte une pépite à chaque fois.',
    exit: 'Au milieu, on sort.',
    none: 'Rien de spécial. C’est déjà rare.',
  },
  open: 'Ouvert : {{exits}}.',
  inGroups: 'I : {{one}} · II : {{two}} · III : {{three}}',
  gateText: 'Une des quatre portes.',
  copies_one: '{{count}} dans la boîte',
  copies_many: '{{count}} dans la boîte',
  copies_other: '{{count}} dans la boîte',
} as const satisfies Rulebook<'fr'>
