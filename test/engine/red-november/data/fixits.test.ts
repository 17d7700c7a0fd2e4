import { describe, expect, it } from 'vitest'
import {
  CABIN,
  DESERTION_SPACE,
  FAINT_MINUTES,
  FIX_ITS,
  FIX_JOBS,
  LOW_WATER_MINUTES,
  MAX_DRAWN,
  MAX_MINUTES,
  STORES,
  SURE_TARGET,
  TRACK_IDS,
  TRACKS,
} from '../../../../engine/red-november/index.ts'

describe('the fix-its', () => {
  it('are eight, each with its place, track and token (A6-A10)', () => {
    const table = Object.fromEntries(
      FIX_JOBS.map((job) => [job, [FIX_ITS[job].place, FIX_ITS[job].track, FIX_ITS[job].token]]),
    )
    expect(table).toEqual({
      extinguish: [null, null, null],
      pump: [null, null, null],
      unblock: [null, null, null],
      engine: [1, 'pressure', 'crushed'],
      pumps: [2, 'asphyxiation', 'asphyxiated'],
      reactor: [4, 'heat', null],
      missiles: [7, null, 'missiles'],
      kraken: ['sea', null, 'kraken'],
    })
  })

  it('each track is fixed in the room the board names (B7, A9)', () => {
    for (const track of TRACK_IDS) {
      expect(FIX_ITS[TRACKS[track].system]).toMatchObject({ track, place: TRACKS[track].room })
    }
  })

  it('the numbers of the action chapter (A1, A2, A12, A16, F3)', () => {
    expect({ MAX_MINUTES, SURE_TARGET, LOW_WATER_MINUTES, DESERTION_SPACE, FAINT_MINUTES }).toEqual({
      MAX_MINUTES: 10,
      SURE_TARGET: 10,
      LOW_WATER_MINUTES: 2,
      DESERTION_SPACE: 10,
      FAINT_MINUTES: 10,
    })
    expect([STORES, CABIN]).toEqual([8, 10])
    expect(MAX_DRAWN).toEqual({ 8: 4, 10: 2 })
  })
})
