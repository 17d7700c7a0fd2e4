import { envelope, struck, swing } from '../../dsp/envelope.ts'
import { formants, lowpass } from '../../dsp/filter.ts'
import { random, white } from '../../dsp/noise.ts'
import { BOAT, inRoom } from '../../dsp/space.ts'
import { iron, modes, partials, saw, sine, square } from '../../dsp/tone.ts'
import { drive, mix, place, shape, silence, type Wave } from '../../dsp/wave.ts'
import { type Recipes, short } from '../recipe.ts'
import { thud } from './boat.ts'

/** A stamp on the time track, and what it stands for. */
const placed = (mark: Wave): Wave =>
  inRoom(mix([thud(70, 661), 1], [iron(0.3, 300, 0.07, random(662), 10), 0.3], [mark, 1, 0.12]), BOAT, 0.4)
/** The stamp comes off again: the mark dies down, two notes go up. */
const removed = (mark: Wave): Wave =>
  inRoom(
    mix(
      [envelope(mark, [0.02, 0.5], [0.5, 0]), 0.6],
      [
        modes(0.9, [
          [587.3, 0.5, 0.2],
          [1174.7, 0.15, 0.1],
        ]),
        0.5,
        0.3,
      ],
      [
        modes(0.9, [
          [880, 0.5, 0.3],
          [1760, 0.12, 0.12],
        ]),
        0.5,
        0.46,
      ],
    ),
    BOAT,
    0.4,
  )
/** Time is up: three strokes, and the mark at its worst. */
function struckBy(mark: Wave): Wave {
  const out = silence(1)
  for (const at of [0, 0.28, 0.56])
    place(
      out,
      mix(
        [thud(52, 663), 1],
        [
          modes(0.8, [
            [110, 0.5, 0.3],
            [116.5, 0.4, 0.3],
          ]),
          0.5,
        ],
      ),
      at,
    )
  return inRoom(mix([out, 1], [drive(mark, 1.2), 0.9, 0.7]), BOAT, 0.7)
}

/** Crushed: iron that folds. */
const folding = (): Wave => {
  const bend = drive(
    partials(0.9, (t) => 64 - 14 * t + 5 * Math.sin(t * 47), saw(24, 0.8)),
    1,
  )
  return envelope(formants(bend, [230, 1, 4], [560, 0.8, 6], [1240, 0.4, 8]), [0.25, 1], [0.6, 0.8], [0.9, 0])
}
/** Asphyxiated: a breath that finds nothing. */
const choking = (): Wave => {
  const air = formants(white(0.9, random(671)), [700, 1, 4], [1500, 0.6, 6], [2600, 0.2, 8])
  return shape(envelope(air, [0.6, 1], [0.75, 0.3], [0.9, 0]), (t, v) => v * swing(t, 13, 0.3, 1))
}
/** Missiles: the launch computer counts, helpfully. */
const counting = (): Wave => {
  const out = silence(0.9)
  for (const [n, at] of [0, 0.25, 0.5].entries())
    place(out, envelope(partials(0.12, n === 2 ? 1318 : 988, square(7)), [0.005, 1], [0.1, 0.8], [0.12, 0]), at, 0.5)
  return lowpass(out, 5000)
}
/** The Kraken: a sucker takes hold. */
const suction = (): Wave => {
  const out = mix([
    envelope(
      formants(
        partials(0.9, (t) => 58 + 30 * t, saw(20, 0.9)),
        [190, 1, 3],
        [430, 0.7, 5],
      ),
      [0.3, 1],
      [0.9, 0],
    ),
    0.8,
  ])
  for (const [n, at] of [0.1, 0.3, 0.42, 0.6].entries())
    place(
      out,
      struck(
        sine(0.12, (t) => 300 + n * 60 + 2200 * t),
        0.025,
      ),
      at,
      0.4,
    )
  return out
}

/** The destruction tokens: laid, taken away, too late. */
export const TOKEN_RECIPES: Recipes = {
  'crushed-placed': short(-18.5, () => placed(folding()), 0.2),
  'crushed-removed': short(-20, () => removed(folding()), 0.2),
  'crushed-struck': short(-16, () => struckBy(folding()), 0.2),
  'asphyxiated-placed': short(-18.5, () => placed(choking()), 0.2),
  'asphyxiated-removed': short(-20, () => removed(choking()), 0.2),
  'asphyxiated-struck': short(-16, () => struckBy(choking()), 0.2),
  'missiles-placed': short(-18.5, () => placed(counting()), 0.2),
  'missiles-removed': short(-20, () => removed(counting()), 0.2),
  'missiles-struck': short(-16, () => struckBy(counting()), 0.2),
  'kraken-placed': short(-18, () => placed(suction()), 0.2),
  'kraken-removed': short(-19.5, () => removed(suction()), 0.2),
  'kraken-struck': short(-16, () => struckBy(suction()), 0.2),
}
