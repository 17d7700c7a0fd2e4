import { type Deeds, FIX_ITS, type FixJob, type Repair, type Throw } from '../../../engine/red-november/index.ts'
import type { Translate } from '../words/index.ts'
import type { CrewMember } from './analysis.ts'
import { type Phrase, phrase } from './phrase.ts'

/** What is counted beside a name, the weightiest first. */
export type ChipId =
  | 'tokens'
  | 'repairs'
  | 'fires'
  | 'pumped'
  | 'freed'
  | 'kills'
  | 'grog'
  | 'faints'
  | 'deaths'
  | 'minutes'

export interface Chip {
  readonly id: ChipId
  readonly count: number
}

const MAX_CHIPS = 5
const SYSTEMS: readonly FixJob[] = ['engine', 'pumps', 'reactor']

/** The numbers of one gnome; what it did not do is not listed. Everybody has spent minutes. */
export function chipsOf(deeds: Deeds): readonly Chip[] {
  const { fixed } = deeds
  const counts: Readonly<Record<Exclude<ChipId, 'minutes'>, number>> = {
    tokens: deeds.repairs.filter(({ token }) => token !== null).length,
    repairs: SYSTEMS.reduce((sum, job) => sum + fixed[job], 0),
    fires: firesOf(deeds),
    pumped: fixed.pump,
    freed: fixed.unblock,
    kills: deeds.kills,
    grog: deeds.grog,
    faints: deeds.faints,
    deaths: deeds.deaths.length,
  }
  const done = (Object.keys(counts) as (keyof typeof counts)[]).map((id): Chip => ({ id, count: counts[id] }))
  return [...done.filter(({ count }) => count > 0).slice(0, MAX_CHIPS - 1), { id: 'minutes', count: deeds.minutes }]
}

const firesOf = ({ fixed, drowned }: Deeds): number => fixed.extinguish + drowned

/** A repair is worth telling from here on, a roll up to here. */
const NOTABLE_TRACK = 4
const LONG_SHOT = 0.4

/** The one thing about a gnome that is worth a sentence. */
export function highlightOf({ deeds, throws }: CrewMember, t: Translate): Phrase {
  const { repairs, desertedAt } = deeds
  if (desertedAt !== null) return phrase('deed.deserted', { minute: desertedAt })
  const great = [...repairs].sort((a, b) => weight(b) - weight(a))[0]
  return (great && repairPhrase(great, t)) ?? longShot(throws) ?? counted(deeds)
}

const weight = ({ heroic, token, track }: Repair): number =>
  (heroic ? 100 : 0) + (token ? 20 : 0) + (track ? track.from : 0)

function repairPhrase({ heroic, token, track, job, minute }: Repair, t: Translate): Phrase | null {
  if (heroic && track)
    return phrase('deed.heroic', { minute, track: nameOf(track.id, t), from: track.from, to: track.to })
  const { token: threat } = FIX_ITS[job]
  if (heroic && threat) return phrase('deed.heroicToken', { minute, token: t(`game.token.${threat}.name`) })
  if (token === 'kraken' || token === 'missiles') return phrase(`deed.${token}`, { minute })
  if (token) return phrase('deed.token', { minute, token: t(`game.token.${token}.name`) })
  if (!track || track.from < NOTABLE_TRACK) return null
  return phrase('deed.repair', { minute, track: nameOf(track.id, t), from: track.from, to: track.to })
}

const nameOf = (track: NonNullable<Repair['track']>['id'], t: Translate): string => t(`game.track.${track}.name`)

function longShot(throws: readonly Throw[]): Phrase | null {
  const best = throws
    .filter(({ succeeded, purpose, chance }) => succeeded && purpose !== 'duel' && chance <= LONG_SHOT)
    .sort((a, b) => a.chance - b.chance)[0]
  return best ? phrase('deed.longShot', { percent: Math.round(best.chance * 100), minute: best.minute }) : null
}

function counted(deeds: Deeds): Phrase {
  const { fixed, kills, grog, faints, failed, drawn, trades, hatches } = deeds
  const done = Object.values(fixed).reduce((sum, count) => sum + count, 0)
  if (kills > 0) return phrase('deed.kills', { count: kills })
  if (firesOf(deeds) > 0) return phrase('deed.fires', { count: firesOf(deeds) })
  if (fixed.pump > 0) return phrase('deed.pumped', { count: fixed.pump })
  if (fixed.unblock > 0) return phrase('deed.freed', { count: fixed.unblock })
  if (grog > 2) return phrase('deed.grog', { count: grog })
  if (faints > 0) return phrase('deed.faints', { count: faints })
  if (failed > 0 && done === 0) return phrase('deed.failed', { count: failed })
  if (drawn > 3) return phrase('deed.drawn', { count: drawn })
  if (trades > 0) return phrase('deed.trades', { count: trades })
  if (hatches > 5) return phrase('deed.hatches', { count: hatches })
  return phrase('deed.quiet')
}
