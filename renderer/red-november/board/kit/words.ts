import type { RoomId, TokenId, TrackId } from '../../../../engine/red-november/index.ts'

/** The few words on the board itself; the page brings them in its language. */
export interface Words {
  readonly rooms: Readonly<Record<RoomId, string>>
  readonly tracks: Readonly<Record<TrackId, string>>
  readonly tokens: Readonly<Record<TokenId, string>>
  readonly rescued: string
  readonly boat: string
  /** "−7 min" */
  minutes(count: number): string
}

export const ENGLISH: Words = {
  rooms: {
    1: 'ENGINE ROOM',
    2: 'OXYGEN PUMPS',
    3: 'AFT AIRLOCK',
    4: 'REACTOR',
    5: 'MESS',
    6: 'CONNING TOWER',
    7: 'MISSILE CONTROL',
    8: 'STORES',
    9: 'FORWARD AIRLOCK',
    10: 'CABIN',
  },
  tracks: { asphyxiation: 'ASPHYXIATION', heat: 'HEAT', pressure: 'PRESSURE' },
  tokens: { crushed: 'Crushed!', asphyxiated: 'Asphyxiated!', missiles: 'Missiles!', kraken: 'Devoured!' },
  rescued: 'Rescued!',
  boat: 'RED  NOVEMBER',
  minutes: (count) => `−${count} min`,
}
