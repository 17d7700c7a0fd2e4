import type { NeutralKey } from '../core/language.ts'

/** What is there for everybody: the page of the settings that tells it. */
export const HELPS = [
  'keyboard',
  'tube',
  'report',
  'reader',
  'table',
  'pad',
  'rules',
  'text',
  'colours',
  'captions',
  'motion',
  'time',
] as const
export type Help = (typeof HELPS)[number]

/** Words of the shared screens that every game brings: the same screens, in its own voice. */
export type GameKey =
  | 'table.position'
  | 'settings.sample'
  | 'front.settings.badges'
  | `front.credits.${'game' | 'edition'}${'' | 'Text'}`
  | 'front.title.toMove'
  | 'replay.prose.exported'
  | 'report.crew.heading'
  | 'rulebook.nothing'
  | `tutorial.${'intro' | 'bosun' | 'notYet' | 'allDone'}`
  | `access.tube.${'label' | 'more'}`
  | 'access.there.heading'
  | `access.there.${Help}.${'name' | 'text'}`

/** What a shared screen can say. A game may also put words of its own in the place of any neutral one. */
export type SharedKey = NeutralKey | GameKey
