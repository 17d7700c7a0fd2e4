import { DANGER, RESCUE, TRACK_IDS, type TrackId } from '../../../engine/red-november/index.ts'
import type { Translate } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import type { Report } from './analysis.ts'
import { type Phrase, phrase } from './phrase.ts'

/** Who tells it. */
export interface Teller {
  readonly t: Translate
  readonly names: Names
}

/** The line above the headline. */
export const kickerOf = ({ outcome, end }: Report): Phrase =>
  outcome.saved ? phrase('kicker.saved') : phrase('kicker.lost', { minute: end.minute })

/** E3: what happened, in one sentence. */
export function whatOf({ outcome: { cause }, end, course }: Report, { t }: Teller): Phrase {
  const { minute } = end
  if (cause === 'rescued') {
    const tracks = course.at(-1)?.tracks
    const worst = TRACK_IDS.reduce((a, b) => ((tracks?.[b] ?? 0) > (tracks?.[a] ?? 0) ? b : a))
    return phrase('what.saved', { track: t(`game.track.${worst}.name`), level: tracks?.[worst] ?? RESCUE })
  }
  if (cause === 'nobody-left') return phrase('what.nobody', { minute })
  if (isTrack(cause)) return phrase('what.track', { minute, track: t(`game.track.${cause}.name`) })
  return phrase('what.token', { minute, token: t(`game.token.${cause}.name`) })
}

const isTrack = (cause: string): cause is TrackId => TRACK_IDS.some((track) => track === cause)

/** How it came to that, in a few sentences. */
export function turnOf(report: Report, teller: Teller): readonly Phrase[] {
  return report.outcome.saved ? closeness(report, teller) : undoing(report, teller)
}

function undoing({ turning, triesAfter, end }: Report, { names }: Teller): readonly Phrase[] {
  if (!turning) return []
  const { why, minute } = turning
  if (why.kind === 'loss') return [phrase('turn.loss', { gnome: names(why.gnome) })]
  const failed = triesAfter > 0 ? [phrase('turn.tries', { count: triesAfter })] : []
  // Every gnome has a clock of its own: what came last may have come at an earlier minute, or in the same.
  if (minute <= end.minute) return failed
  const tries = failed[0] ?? phrase('turn.noTries')
  return [
    why.kind === 'track' ? phrase('turn.track', { minute, level: why.level }) : phrase('turn.token', { minute }),
    tries,
  ]
}

function closeness({ turning, crew, course }: Report, { t, names }: Teller): readonly Phrase[] {
  if (!turning?.gnome || turning.why.kind === 'loss') return unhelped(course)
  const { why, minute, gnome, entry } = turning
  const hero = names(gnome)
  const roll = crew.flatMap(({ throws }) => throws).find((each) => each.entry === entry)
  const odds = roll ? [phrase('turn.odds', { percent: Math.round(roll.chance * 100) })] : []
  if (why.kind === 'track') {
    const track = t(`game.track.${why.track}.name`)
    return [phrase('turn.close', { minute, track, level: why.level, gnome: hero }), ...odds]
  }
  const spare = why.minutesToSpare ? phrase('turn.spare', { count: why.minutesToSpare }) : phrase('turn.noSpare')
  return [phrase('turn.closeToken', { minute, token: t(`game.token.${why.token}.name`), gnome: hero }), spare, ...odds]
}

/** Nobody stopped anything at the last moment: nothing went that far, or the ship was there first. */
function unhelped(course: Report['course']): readonly Phrase[] {
  const worst = (reading: Report['course'][number] | undefined): number =>
    Math.max(0, ...Object.values(reading?.tracks ?? {}))
  if (worst(course.at(-1)) >= DANGER) return [phrase('turn.outrun')]
  return course.some((reading) => worst(reading) >= DANGER) ? [] : [phrase('turn.calm')]
}

/** E2: who won. */
export function winnersOf({ outcome, crew }: Report, { names }: Teller): Phrase {
  const of = (...fates: readonly string[]): readonly string[] =>
    crew.filter(({ fate }) => fates.includes(fate)).map(({ color }) => names(color))
  if (!outcome.saved) {
    const deserters = of('desertedWon')
    return deserters.length > 0 ? phrase('crew.deserters', { names: deserters.join(', ') }) : phrase('crew.nobody')
  }
  const deserters = of('desertedLost')
  if (deserters.length > 0) return phrase('crew.winnersButDeserters', { names: deserters.join(', ') })
  return phrase(of('dead').length > 0 ? 'crew.winnersAndDead' : 'crew.winners')
}

const VERDICTS = [
  [0.1, 'dice.cruel'],
  [0.35, 'dice.unkind'],
  [0.65, 'dice.fair'],
  [0.9, 'dice.kind'],
  [1, 'dice.lucky'],
] as const

/** What to think of the dice: by how many crews with the same rolls would have fared worse. */
export function verdictOf({ luck: { throws, worse, better } }: Report): Phrase {
  if (throws === 0) return phrase('dice.none')
  const rank = worse + (1 - worse - better) / 2
  return phrase(VERDICTS.find(([limit]) => rank <= limit)?.[1] ?? 'dice.lucky')
}

/** Of fewer rolls nobody should think anything. */
const ENOUGH = 5

/** The same in numbers; `format` writes them as the language does. */
export function rollsOf({ luck }: Report, format: (value: number) => string): readonly Phrase[] {
  const { throws, successes, expected, worse, better } = luck
  if (throws === 0) return [phrase('dice.noneText')]
  const text = phrase('dice.text', { count: throws, successes, expected: format(expected) })
  if (throws < ENOUGH) return [text]
  const percent = (part: number): number => Math.round(part * 100)
  return [
    text,
    luck.luck < 0
      ? phrase('dice.worse', { percent: percent(worse) })
      : phrase('dice.better', { percent: percent(better) }),
  ]
}
