import {
  activeGnome,
  type Color,
  type Command,
  FIX_ITS,
  faintRisk,
  fixOdds,
  gnomeOf,
  type PlayerView,
  type TokenId,
  TRACK_IDS,
  type TrackId,
} from '../../../engine/red-november/index.ts'
import { forecast } from './forecast.ts'
import { isFixJob } from './offers.ts'
import { type Death, deathsOf } from './sure-death.ts'
import { chanceToEnd } from './track-odds.ts'

/** What could cost a life or the boat, if this is done. */
export type Peril =
  | ({ readonly kind: 'dies' } & Death)
  /** V11: this turn passes it. `left` are those who could still stop it; with nobody left it strikes. */
  | { readonly kind: 'token'; readonly token: TokenId; readonly minute: number; readonly left: readonly Color[] }
  /** A11: the work comes too late to stop it. */
  | { readonly kind: 'late'; readonly token: TokenId }
  /** B7, V1: the cards on the way may take it to its end. */
  | { readonly kind: 'track'; readonly track: TrackId; readonly at: number; readonly chance: number }
  /** F4: who faints out there dies. */
  | { readonly kind: 'faint'; readonly gnome: Color; readonly chance: number }

/** From here on it is worth a red line. */
export const WORTH_SAYING = 0.05

/** From here on a track's end is no mere risk. */
const GRAVE = 0.25

/** Does it lose a life or the boat for sure, or nearly? What others could still mend does not. */
export function isMortal(peril: Peril): boolean {
  switch (peril.kind) {
    case 'token':
      return peril.left.length === 0
    case 'track':
      return peril.chance >= GRAVE
    default:
      return true
  }
}

/** All of it for one command, the surest first; `minutes` is what it costs. */
export function perilsOf(view: PlayerView, command: Command | null, minutes: number): readonly Peril[] {
  const deaths = command ? deathsOf(view, command).map((death): Peril => ({ kind: 'dies', ...death })) : []
  return [
    ...deaths,
    ...late(view, command),
    ...tokens(view, minutes),
    ...tracks(view, command, minutes),
    ...faintsAtSea(view),
  ]
}

function late(view: PlayerView, command: Command | null): readonly Peril[] {
  if (command?.type !== 'fix') return []
  const { tooLateFor } = fixOdds(view, command.job, command.minutes)
  return tooLateFor ? [{ kind: 'late', token: tooLateFor }] : []
}

function tokens(view: PlayerView, minutes: number): readonly Peril[] {
  const active = view.turn?.active
  return (forecast(view, minutes)?.tokens ?? []).map(({ token, space }) => ({
    kind: 'token',
    token,
    minute: space,
    left: view.stack.filter((color) => color !== active && gnomeOf(view, color).minute >= space),
  }))
}

function tracks(view: PlayerView, command: Command | null, minutes: number): readonly Peril[] {
  const cards = forecast(view, minutes)?.events.cards ?? 0
  if (cards === 0) return []
  return TRACK_IDS.flatMap((track): Peril[] => {
    const chance = chanceToEnd(view, track, cards) * (1 - mendedBy(view, command, track))
    return chance >= WORTH_SAYING ? [{ kind: 'track', track, at: view.tracks[track], chance }] : []
  })
}

/** The chance that the work itself brings the track down first. */
function mendedBy(view: PlayerView, command: Command | null, track: TrackId): number {
  if (command?.type !== 'fix' || !isFixJob(command.job) || FIX_ITS[command.job].track !== track) return 0
  return fixOdds(view, command.job, command.minutes).chance
}

/** F4 */
export function faintsAtSea(view: PlayerView): readonly Peril[] {
  if (!view.turn) return []
  const { color, room } = activeGnome(view)
  const chance = room === 'sea' ? faintRisk(view) : null
  return chance ? [{ kind: 'faint', gnome: color, chance }] : []
}
