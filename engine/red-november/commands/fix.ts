import { oneOf } from '../../shared/notation.ts'
import { HATCHES, type HatchId, type Place, ROOM_IDS } from '../data/board.ts'
import { FIX_ITS, FIX_JOBS, type FixJob, MAX_MINUTES } from '../data/fixits.ts'
import type { Command, FixCommand } from '../model/command.ts'
import { minutesFor } from '../rules/actions.ts'
import { blockedHatches, fix as fixIt, fixRefusal, jobRefusal } from '../rules/fixits.ts'
import type { Situation } from '../rules/query.ts'
import { isHatch, isJob } from './fields.ts'
import { byKey, type CommandSpec, listFirst, upTo } from './spec.ts'
import { hatch, number } from './words.ts'

type PlainJob = Exclude<FixJob, 'unblock'>

const SYSTEMS = ['engine', 'pumps', 'reactor'] as const

const WORDS: Readonly<Record<PlainJob, string>> = {
  extinguish: 'extinguish',
  pump: 'pump',
  engine: 'fix engine',
  pumps: 'fix pumps',
  reactor: 'fix reactor',
  missiles: 'stop missiles',
  kraken: 'kill kraken',
}

const plainFix = (job: PlainJob, minutes: string | undefined): FixCommand => ({
  type: 'fix',
  job,
  minutes: number(minutes),
})

/** A1, A6-A10 */
export const fix: CommandSpec<FixCommand> = {
  isWellFormed: ({ job, hatch, minutes }) =>
    isJob(job) && typeof minutes === 'number' && (job !== 'unblock' || isHatch(hatch)),
  verbs: {
    extinguish: [2, ([minutes]) => plainFix('extinguish', minutes)],
    pump: [2, ([minutes]) => plainFix('pump', minutes)],
    unblock: [3, ([id, minutes]) => ({ type: 'fix', job: 'unblock', hatch: hatch(id), minutes: number(minutes) })],
    fix: [3, ([system, minutes]) => plainFix(oneOf(SYSTEMS, system), minutes)],
    stop: [3, ([what, minutes]) => plainFix(oneOf(['missiles'], what), minutes)],
    kill: [3, ([what, minutes]) => plainFix(oneOf(['kraken'], what), minutes)],
  },
  format: (command) =>
    `${command.job === 'unblock' ? `unblock ${command.hatch}` : WORDS[command.job]} ${command.minutes}`,
  parts: ['turn'],
  refuse: fixRefusal,
  perform: fixIt,
  list(situation, found) {
    for (const job of JOBS_AT[situation.gnome.room][situation.around]) listJob(situation, job, found)
  },
}

/** What can be fixed in each place as it is, if it needs fixing. */
const JOBS_AT = byKey<Place, Readonly<Record<Situation['around'], readonly FixJob[]>>>([...ROOM_IDS, 'sea'], (here) =>
  byKey(['dry', 'burning', 'low', 'high', 'sea'], (around) =>
    FIX_JOBS.filter((job) => {
      // A3: in high water nothing can be fixed.
      if (around === 'high') return false
      if (job === 'extinguish') return around === 'burning'
      if (job === 'pump') return around === 'low'
      return FIX_ITS[job].place === here || (FIX_ITS[job].place === null && here !== 'sea')
    }),
  ),
)

const FIX = byKey<PlainJob, readonly Command[]>(
  FIX_JOBS.filter((job) => job !== 'unblock'),
  (job) => upTo(MAX_MINUTES, (minutes) => ({ type: 'fix', job, minutes })),
)
const UNBLOCK = byKey<HatchId, readonly Command[]>(HATCHES, (hatch) =>
  upTo(MAX_MINUTES, (minutes) => ({ type: 'fix', job: 'unblock', hatch, minutes })),
)

function listJob(situation: Situation, job: FixJob, found: Command[]): void {
  if (jobRefusal(situation, job)) return
  const most = Math.min(MAX_MINUTES, minutesFor(situation, job))
  if (job !== 'unblock') return listFirst(found, FIX[job], most)
  for (const hatch of blockedHatches(situation)) listFirst(found, UNBLOCK[hatch], most)
}
