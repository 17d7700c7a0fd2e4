import { envelope, struck } from '../../dsp/envelope.ts'
import { bandpass, formants, highpass, lowpass } from '../../dsp/filter.ts'
import { between, pink, random, white } from '../../dsp/noise.ts'
import { BOAT, CABIN, inRoom } from '../../dsp/space.ts'
import { iron, type Mode, modes, sine } from '../../dsp/tone.ts'
import { mix, place, silence, type Wave } from '../../dsp/wave.ts'
import { type Recipes, short } from '../recipe.ts'

const TABLE = { ...CABIN, wet: 0.1 }

/** A die of bone on an oak table. */
const knock = (hz: number, hard: number): Wave => {
  const list: readonly Mode[] = [
    [hz, 0.6, 0.018],
    [hz * 2.31, 0.4, 0.011],
    [hz * 3.9, 0.25 * hard, 0.006],
    [hz * 6.1, 0.15 * hard, 0.003],
  ]
  return modes(0.12, list)
}

function roll(): Wave {
  const next = random(301)
  const out = silence(0.95)
  let at = 0.02
  for (let n = 0; at < 0.85; n++) {
    place(out, knock(between(next, 900, 1500), between(next, 0.4, 1)), at, between(next, 0.35, 0.8) * (1 - at * 0.5))
    at += between(next, 0.03, 0.06) + n * 0.005
  }
  const rattle = envelope(bandpass(pink(0.9, next), 1800, 0.8), [0.1, 0.6], [0.6, 0.3], [0.9, 0])
  return inRoom(mix([out], [rattle, 0.12]), TABLE, 0.15)
}

const land = (): Wave =>
  inRoom(mix([knock(780, 0.8), 1], [knock(860, 0.5), 0.5, 0.07], [knock(830, 0.4), 0.25, 0.12]), TABLE, 0.15)

const flick = (seed: number, from: number, to: number, seconds: number): Wave => {
  const paper = bandpass(white(seconds, random(seed)), (t) => from + ((to - from) * t) / seconds, 0.9)
  return envelope(paper, [seconds * 0.4, 1], [seconds, 0])
}

const cardTurn = (): Wave =>
  inRoom(
    mix([flick(311, 1800, 4600, 0.13), 0.8], [struck(bandpass(white(0.06, random(312)), 1100, 0.8), 0.012), 0.9, 0.13]),
    TABLE,
    0.15,
  )

function cardDraw(): Wave {
  const snap = struck(bandpass(white(0.05, random(314)), 2300, 0.8), 0.008)
  return inRoom(mix([flick(313, 3800, 1500, 0.2), 0.8], [snap, 0.8, 0.17]), TABLE, 0.12)
}

function shuffle(): Wave {
  const next = random(315)
  const out = silence(1.2)
  for (let n = 0; n < 26; n++) {
    place(
      out,
      struck(bandpass(white(0.04, next), between(next, 1600, 3400), 1), 0.006),
      0.04 + n * 0.027,
      between(next, 0.4, 0.8),
    )
  }
  place(out, flick(316, 1200, 3000, 0.2), 0.82, 0.7)
  place(out, struck(bandpass(white(0.06, next), 700, 0.8), 0.014), 1.05, 0.9)
  return inRoom(out, TABLE, 0.15)
}

/** Much smoke, nothing else. */
function fizzle(): Wave {
  const next = random(321)
  const air = envelope(
    highpass(
      bandpass(white(0.7, next), (t) => 3200 - 3000 * t, 1),
      300,
    ),
    [0.02, 1],
    [0.2, 0.4],
    [0.7, 0],
  )
  return inRoom(
    mix(
      [air, 0.5],
      [
        struck(
          sine(0.3, (t) => 300 - 500 * t),
          0.07,
        ),
        0.4,
        0.1,
      ],
    ),
    TABLE,
    0.2,
  )
}

/** One minute: an old clock with an iron heart. */
const tick = (): Wave =>
  inRoom(mix([knock(1650, 0.7), 0.6], [iron(0.1, 2100, 0.012, random(331), 5), 0.2, 0.004]), TABLE, 0.1)

/** Winding it on. */
function spent(): Wave {
  const out = silence(0.5)
  for (let n = 0; n < 9; n++) place(out, knock(1250 + n * 40, 0.5), n * 0.038, 0.35)
  return inRoom(out, TABLE, 0.15)
}

/** A ship's bell, struck once, politely. */
export const bell = (hz: number, seconds: number, seed: number): Wave => {
  const list: readonly Mode[] = [
    [hz * 0.5, 0.25, seconds * 0.5],
    [hz, 0.6, seconds * 0.4],
    [hz * 1.19, 0.3, seconds * 0.3],
    [hz * 1.56, 0.16, seconds * 0.22],
    [hz * 2, 0.35, seconds * 0.22],
    [hz * 2.66, 0.18, seconds * 0.13],
    [hz * 3.01, 0.12, seconds * 0.1],
    [hz * 4.1, 0.08, seconds * 0.06],
  ]
  return mix([modes(seconds, list), 1], [struck(highpass(white(0.02, random(seed)), 3000), 0.003), 0.1])
}

/** A voice pipe clears its throat. */
const question = (): Wave => {
  const pipe = (hz: number): Wave =>
    envelope(
      formants(
        sine(0.22, (t) => hz * (1 + t * 0.3)),
        [hz, 1, 4],
      ),
      [0.03, 1],
      [0.12, 0.8],
      [0.22, 0],
    )
  return inRoom(mix([pipe(620), 0.7], [pipe(830), 0.7, 0.17]), BOAT, 0.4)
}

const click = (hz: number): Wave =>
  mix([knock(hz, 0.5), 0.8], [struck(lowpass(white(0.03, random(341)), 3000), 0.004), 0.3])

export const TABLE_RECIPES: Recipes = {
  'die-roll': short(-21, roll),
  'die-land': short(-22, land),
  'card-turn': short(-23, cardTurn),
  'card-draw': short(-24, cardDraw),
  'card-shuffle': short(-23, shuffle),
  fizzle: short(-24, fizzle),
  tick: short(-27, tick),
  'time-spent': short(-26, spent),
  'turn-bell': short(-24, () => inRoom(bell(1046.5, 1.3, 342), { ...BOAT, wet: 0.2 }, 0.3), 0.3),
  question: short(-24, question),
  'ui-hover': short(-34, () => struck(sine(0.06, 1400), 0.012, 0.004)),
  'ui-click': short(-28, () => inRoom(click(1100), TABLE, 0.08)),
  'ui-confirm': short(-25, () =>
    inRoom(
      mix(
        [click(900), 0.8],
        [
          modes(0.5, [
            [659.25, 0.4, 0.1],
            [987.77, 0.4, 0.12],
          ]),
          0.5,
          0.03,
        ],
      ),
      TABLE,
      0.2,
    ),
  ),
  'ui-refuse': short(-24, () =>
    inRoom(mix([click(420), 1], [click(340), 1, 0.11], [struck(sine(0.25, 130), 0.06), 0.5, 0.11]), TABLE, 0.2),
  ),
  'ui-curtain': short(-23, () =>
    inRoom(
      mix(
        [flick(351, 600, 1800, 0.5), 0.6],
        [iron(0.3, 1300, 0.05, random(352), 6), 0.2, 0.08],
        [knock(420, 0.4), 0.5, 0.5],
      ),
      CABIN,
      0.3,
    ),
  ),
}
