import { FIX_ITS, FIX_JOBS, type FixJob, type TokenId, type TrackId } from '../../../engine/red-november/index.ts'

/** The jobs that have a place of their own. */
export type Machine = keyof typeof MACHINE_JOBS
const MACHINE_JOBS = { engine: true, pumps: true, reactor: true, missiles: true, kraken: true } as const
const isMachine = (job: FixJob): job is Machine => job in MACHINE_JOBS
const MACHINES = FIX_JOBS.filter(isMachine)

/** What removes a token. */
export const jobAgainst = (token: TokenId): Machine => MACHINES.find((job) => FIX_ITS[job].token === token) ?? 'kraken'
/** What brings a track down. */
export const jobFor = (track: TrackId): Machine => MACHINES.find((job) => FIX_ITS[job].track === track) ?? 'reactor'
