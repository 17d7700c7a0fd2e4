import { envelope, level, struck, swing } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { between, pink, random, white } from '../../dsp/noise.ts'
import { inRoom, inWideRoom } from '../../dsp/space.ts'
import { iron, type Mode, modes, note, partials, pluck, saw, sine } from '../../dsp/tone.ts'
import { type Clip, mix, place, shape, silence, type Wave } from '../../dsp/wave.ts'
import { type Recipes, short, wide } from '../recipe.ts'
import { AH, OH, OO, voice } from '../voice.ts'
import { thump } from './mining.ts'
import { drop, GROTTO, knockStone, MOUNTAIN, TUNNEL, trickle } from './rock.ts'

const TABLE = { ...TUNNEL, wet: 0.12 }

/** A nugget is not a coin: softer, rounder, heavier. */
const nugget = (hz: number): Wave => {
  const list: readonly Mode[] = [
    [hz, 0.5, 0.1],
    [hz * 1.41, 0.34, 0.07],
    [hz * 2.07, 0.2, 0.05],
    [hz * 3.3, 0.1, 0.02],
  ]
  return mix([modes(0.5, list), 0.8], [knockStone(1400, hz / 3, 0.3), 0.3])
}

const gold = (): Wave =>
  inRoom(
    mix(
      [knockStone(1401, 700), 0.6],
      [nugget(1560), 0.6, 0.16],
      [nugget(1850), 0.5, 0.3],
      [
        modes(0.8, [
          [note('A6'), 0.2, 0.3],
          [note('E7'), 0.12, 0.24],
        ]),
        0.6,
        0.34,
      ],
    ),
    TUNNEL,
    0.6,
  )

/** Light on metal, if light made a noise. */
const glint = (): Wave => {
  const out = silence(1)
  for (const [n, name] of ['E6', 'B6', 'E7'].entries())
    place(
      out,
      modes(0.7, [
        [note(name), 0.4, 0.2],
        [note(name) * 2.01, 0.1, 0.08],
      ]),
      n * 0.07,
      0.6 - n * 0.12,
    )
  return inRoom(out, GROTTO, 0.5)
}

/** It rolls, and does not come back. */
function goldLost(): Wave {
  const next = random(1411)
  const out = silence(1.3)
  let gap = 0.05
  for (let at = 0.02; at < 1.05; at += gap) {
    place(out, nugget(between(next, 1350, 1650) * (1 - at * 0.2)), at, 0.7 * (1 - at * 0.6))
    gap *= 1.16
  }
  return inRoom(out, TUNNEL, 0.5)
}

function nuggets(): Wave {
  const next = random(1421)
  const out = silence(1.5)
  for (let n = 0; n < 22; n++)
    place(out, nugget(between(next, 1200, 2000)), next() ** 0.8 * 1.1, between(next, 0.25, 0.6))
  return inRoom(out, TUNNEL, 0.4)
}

/** A beam that swings, and two pans that cannot agree. */
function scales(): Wave {
  const out = silence(2)
  for (const [n, at] of [0, 0.34, 0.66, 0.94, 1.18].entries())
    place(out, iron(0.6, n % 2 ? 830 : 760, 0.12, random(1431 + n), 8), at, 0.5 / (1 + n * 0.4))
  const beam = envelope(
    formants(
      partials(1.4, (t) => 66 + 26 * Math.sin(t * 9) * Math.exp(-t), saw(14, 0.9)),
      [700, 1, 8],
      [1500, 0.5, 9],
    ),
    [0.2, 1],
    [1.4, 0],
  )
  return inRoom(mix([out], [beam, 0.18], [thump(80, 1438), 0.5, 1.4]), GROTTO, 0.6)
}

const banner = (): Wave => {
  const cloth = envelope(
    lowpass(pink(0.7, random(1441)), (t) => 500 + 2600 * t),
    [0.5, 1],
    [0.6, 0.4],
    [0.7, 0],
  )
  return inRoom(mix([shape(cloth, (t, v) => v * swing(t, 14, 0.5, 1)), 0.8], [thump(92, 1442), 0.8, 0.58]), GROTTO, 0.6)
}

/** A gate of oak and iron that nobody opened for a hundred years. */
function gate(): Wave {
  const hinge = partials(1.2, (t) => 90 + 60 * t + 16 * Math.sin(t * 31), saw(20, 0.8))
  const groan = envelope(formants(hinge, [430, 1, 6], [980, 0.7, 8], [2100, 0.3, 9]), [0.3, 0.6], [0.9, 1], [1.2, 0])
  return inRoom(
    mix(
      [iron(0.5, 240, 0.1, random(1451), 12), 0.5],
      [groan, 0.35, 0.15],
      [thump(56, 1452), 1, 1.25],
      [trickle(random(1453), 0.8, 16, 900, 3600), 0.3, 1.1],
    ),
    GROTTO,
    0.9,
  )
}

const lute = (name: string, seed: number, seconds = 1.4): Wave => pluck(seconds, note(name), random(seed), 0.4, 0.996)

/** Two notes that had hoped for a third. */
const gateWrong = (): Wave =>
  inRoom(mix([lute('D4', 1461), 0.6], [lute('C#4', 1462), 0.6, 0.3], [thump(70, 1463), 0.6, 0.3]), GROTTO, 0.6)

/** Light falls in, and the whole cave takes a breath. */
function exitFound(): Wave {
  const out = silence(2.6)
  for (const [n, name] of ['D4', 'A4', 'D5', 'F#5', 'A5'].entries()) {
    place(out, lute(name, 1471 + n, 2), 0.1 + n * 0.13, 0.4)
    place(out, envelope(voice(1.8, note(name) / 2, AH, 0.05), [0.5, 1], [1.2, 0.7], [1.8, 0]), 0.3 + n * 0.08, 0.07)
  }
  const light = envelope(highpass(pink(2.2, random(1479)), 2400), [0.9, 1], [2.2, 0])
  const birds = silence(2.2)
  for (const at of [0.9, 1.06, 1.22, 1.7, 1.84])
    place(
      birds,
      struck(
        sine(0.12, (t) => 2900 + 700 * Math.sin(t * 52)),
        0.03,
        0.01,
      ),
      at,
      0.3,
    )
  return inRoom(mix([out], [light, 0.12], [birds, 0.4]), MOUNTAIN, 1.2)
}

/** Boots that leave the stone, and grass. */
function left(): Wave {
  const next = random(1481)
  const out = silence(1.9)
  for (let n = 0; n < 3; n++)
    place(out, mix([thump(110, 1482 + n), 0.5], [knockStone(1485 + n, 540), 0.4]), n * 0.2, 0.8)
  for (let n = 3; n < 8; n++)
    place(
      out,
      envelope(bandpass(white(0.18, next), between(next, 2400, 4600), 0.8), [0.07, 1], [0.18, 0]),
      n * 0.19,
      0.6 - n * 0.05,
    )
  const hurrah = envelope(
    voice(0.6, (t) => 190 + 150 * t, AH, 0.12),
    [0.1, 0.8],
    [0.45, 1],
    [0.6, 0],
  )
  return inRoom(mix([out], [hurrah, 0.22, 0.7]), TUNNEL, 0.6)
}

const flick = (seed: number, from: number, to: number, seconds: number): Wave =>
  envelope(
    bandpass(white(seconds, random(seed)), (t) => from + ((to - from) * t) / seconds, 0.9),
    [seconds * 0.4, 1],
    [seconds, 0],
  )
const tap = (hz: number): Wave =>
  modes(0.14, [
    [hz, 0.6, 0.02],
    [hz * 2.4, 0.3, 0.01],
    [hz * 4.1, 0.2, 0.005],
  ])

const cardTurn = (): Wave => inRoom(mix([flick(1501, 1700, 4400, 0.14), 0.7], [tap(620), 0.6, 0.14]), TABLE, 0.2)
const cardDraw = (): Wave => inRoom(mix([flick(1502, 3600, 1500, 0.2), 0.8], [tap(900), 0.3, 0.18]), TABLE, 0.15)
const cardDrop = (): Wave => inRoom(mix([flick(1503, 2800, 900, 0.22), 0.6], [tap(380), 0.6, 0.2]), TABLE, 0.2)

/** It flutters, this way and that. */
function cardLost(): Wave {
  const out = silence(1.1)
  for (let n = 0; n < 6; n++)
    place(out, flick(1510 + n, n % 2 ? 2600 : 1500, n % 2 ? 1500 : 2600, 0.16), n * 0.15, 0.6 - n * 0.07)
  return inRoom(mix([out], [tap(500), 0.3, 0.98]), TUNNEL, 0.3)
}
function swap(): Wave {
  const out = silence(1.2)
  for (let n = 0; n < 5; n++) {
    place(out, flick(1521 + n, 1400, 3600, 0.13), n * 0.09, 0.6)
    place(out, flick(1531 + n, 3600, 1400, 0.13), 0.5 + n * 0.09, 0.6)
  }
  return inRoom(mix([out], [tap(420), 0.5, 0.46], [tap(470), 0.5, 0.98]), TABLE, 0.2)
}
/** One sits down on a stone and says nothing, at length. */
const emptyHands = (): Wave =>
  inRoom(
    mix(
      [
        envelope(
          mix([voice(0.8, (t) => 150 - 60 * t, OH, 0.8), 0.4], [bandpass(white(0.8, random(1541)), 700, 1), 0.3]),
          [0.2, 1],
          [0.8, 0],
        ),
        0.6,
      ],
      [thump(100, 1542), 0.4, 0.7],
    ),
    TUNNEL,
    0.4,
  )

const peek = (): Wave => {
  const hinge = partials(0.5, (t) => 210 + 90 * t, saw(12, 1))
  return inRoom(
    mix(
      [envelope(formants(hinge, [1100, 1, 9], [2300, 0.5, 10]), [0.2, 0.6], [0.45, 1], [0.5, 0]), 0.2],
      [flick(1551, 1500, 3000, 0.16), 0.5, 0.5],
    ),
    TUNNEL,
    0.5,
  )
}
const question = (): Wave => inRoom(mix([lute('A4', 1561, 0.8), 0.5], [lute('E5', 1562, 0.8), 0.5, 0.14]), TUNNEL, 0.4)
const agree = (): Wave =>
  inRoom(
    mix(
      [tap(340), 0.5],
      [
        envelope(
          voice(0.25, (t) => 130 + 60 * t, OO, 0.1),
          [0.05, 1],
          [0.25, 0],
        ),
        0.4,
        0.05,
      ],
    ),
    TUNNEL,
    0.3,
  )
const disagree = (): Wave =>
  inRoom(
    mix(
      [envelope(voice(0.16, 150, OO, 0.1), [0.03, 1], [0.16, 0]), 0.4],
      [
        envelope(
          voice(0.22, (t) => 120 - 60 * t, OO, 0.1),
          [0.03, 1],
          [0.22, 0],
        ),
        0.4,
        0.22,
      ],
      [tap(260), 0.4, 0.2],
    ),
    TUNNEL,
    0.3,
  )
/** The bell of the shift: a rail on a chain. */
const turnBell = (): Wave =>
  inRoom(
    mix(
      [
        modes(1.4, [
          [523.25, 0.4, 0.4],
          [1424, 0.24, 0.26],
          [2730, 0.1, 0.12],
          [262, 0.2, 0.5],
        ]),
        0.6,
      ],
      [knockStone(1571, 1300), 0.2],
    ),
    GROTTO,
    0.5,
  )

const unmask = (): Wave =>
  inRoom(
    mix(
      [flick(1581, 1200, 4200, 0.2), 0.8],
      [tap(430), 0.8, 0.2],
      [lute('D4', 1582), 0.4, 0.22],
      [lute('A4', 1583), 0.4, 0.22],
    ),
    TUNNEL,
    0.5,
  )
/** The same card, and everybody draws breath. */
const unmaskSaboteur = (): Wave => {
  const gasp = envelope(
    formants(white(0.5, random(1591)), [800, 1, 3], [1500, 0.7, 4], [2700, 0.4, 5]),
    [0.28, 1],
    [0.5, 0],
  )
  return inRoom(
    mix(
      [flick(1592, 1200, 4200, 0.2), 0.8],
      [tap(430), 0.8, 0.2],
      [lute('D4', 1593), 0.4, 0.22],
      [lute('Ab4', 1594), 0.45, 0.22],
      [gasp, 0.3, 0.3],
    ),
    TUNNEL,
    0.5,
  )
}

/** Many small men, each glad in his own key. */
function crowd(seed: number, seconds: number, rises: number, vowel: typeof AH): Wave {
  const next = random(seed)
  const out = silence(seconds)
  for (let n = 0; n < 12; n++) {
    const hz = between(next, 130, 260)
    const long = between(next, 0.6, 1.1)
    const shout = voice(long, (t) => hz * (1 + (rises * t) / long + 0.02 * Math.sin(t * 40 + n)), vowel, 0.15)
    place(out, envelope(shout, [0.08, 1], [long * 0.6, 0.7], [long, 0]), next() * (seconds - 1.2), 0.16)
  }
  return out
}
const endWon = (): Clip => {
  const claps = silence(3)
  const next = random(1601)
  for (let n = 0; n < 60; n++)
    place(
      claps,
      struck(bandpass(white(0.05, next), between(next, 900, 2200), 1), 0.01),
      0.2 + next() * 2.5,
      between(next, 0.1, 0.35),
    )
  return inWideRoom(mix([crowd(1602, 3, 0.35, AH), 1], [claps, 0.6]), GROTTO, 1)
}
/** The same joy, two walls away; here somebody puts down his pick. */
const endLost = (): Clip =>
  inWideRoom(
    mix(
      [lowpass(crowd(1611, 3, 0.3, AH), 420), 0.7],
      [iron(0.8, 420, 0.12, random(1612), 9), 0.4, 1.2],
      [knockStone(1613, 300), 0.6, 1.2],
      [
        envelope(
          voice(0.9, (t) => 140 - 50 * t, OH, 0.7),
          [0.2, 1],
          [0.9, 0],
        ),
        0.25,
        1.9,
      ],
    ),
    MOUNTAIN,
    1.2,
  )
function endNobody(): Clip {
  const out = silence(4)
  for (const [at, hz] of [
    [0.2, 1300],
    [1.3, 980],
    [2.1, 1500],
    [3.3, 760],
  ] as const)
    place(out, drop(hz, 0.18), at, 0.7)
  const wind = envelope(
    bandpass(
      pink(3.8, random(1621)),
      (t) =>
        level(
          [
            [0, 300],
            [1.9, 520],
            [3.8, 260],
          ],
          t,
        ),
      3,
    ),
    [1.6, 1],
    [3.8, 0],
  )
  return inWideRoom(mix([out], [wind, 0.35]), { ...MOUNTAIN, wet: 0.7 }, 1.4)
}

const click = (hz: number): Wave => mix([tap(hz), 0.9], [struck(lowpass(white(0.03, random(1631)), 2600), 0.004), 0.2])

/** Treasure, table, people, and how it ends. */
export const CAMP_RECIPES: Recipes = {
  gold: short(-20, gold, 0.1),
  'gold-glint': short(-24, glint, 0.2),
  'gold-lost': short(-21.5, goldLost, 0.1),
  nuggets: short(-20.5, nuggets),
  scales: short(-21, scales, 0.2),
  banner: short(-20.5, banner),
  gate: short(-18.5, gate, 0.2),
  'gate-wrong': short(-21, gateWrong, 0.2),
  'exit-found': short(-17, exitFound, 0.5),
  left: short(-20, left, 0.1),
  'card-turn': short(-23, cardTurn),
  'card-draw': short(-24.5, cardDraw),
  'card-drop': short(-24, cardDrop),
  'card-lost': short(-24, cardLost),
  swap: short(-22.5, swap),
  'empty-hands': short(-24, emptyHands, 0.1),
  peek: short(-25, peek),
  question: short(-24, question, 0.1),
  agree: short(-23.5, agree),
  disagree: short(-23.5, disagree),
  'turn-bell': short(-24.5, turnBell, 0.3),
  unmask: short(-20.5, unmask, 0.1),
  'unmask-saboteur': short(-19.5, unmaskSaboteur, 0.1),
  'end-won': wide(-17, endWon, 0.5),
  'end-lost': wide(-20, endLost, 0.5),
  'end-nobody': wide(-22, endNobody, 0.6),
  'ui-hover': short(-34, () => struck(sine(0.06, 1100), 0.012, 0.004)),
  'ui-click': short(-28, () => inRoom(click(760), TABLE, 0.08)),
  'ui-confirm': short(-25, () => inRoom(mix([click(620), 0.8], [lute('E5', 1641, 0.5), 0.4, 0.03]), TABLE, 0.2)),
  'ui-refuse': short(-24, () =>
    inRoom(mix([knockStone(1651, 300), 0.8], [knockStone(1652, 250), 0.8, 0.12]), TABLE, 0.2),
  ),
  'ui-curtain': short(-23, () =>
    inRoom(
      mix(
        [iron(0.5, 980, 0.1, random(1661), 7), 0.3],
        [iron(0.5, 1130, 0.08, random(1662), 7), 0.25, 0.14],
        [flick(1663, 500, 1600, 0.5), 0.5, 0.1],
        [tap(300), 0.5, 0.6],
      ),
      TUNNEL,
      0.4,
    ),
  ),
}
