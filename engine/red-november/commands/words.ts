import { expected, oneOf } from '../../shared/notation.ts'
import { HATCHES, type HatchId, type Place, ROOM_IDS, type RoomId } from '../data/board.ts'
import { COLORS, type Color } from '../data/gnomes.ts'
import { ITEM_IDS, type ItemId } from '../data/items.ts'

export const item = (text: string | undefined): ItemId => oneOf(ITEM_IDS, text)
export const color = (text: string | undefined): Color => oneOf(COLORS, text)
export const room = (text: string | undefined): RoomId => Number(oneOf(ROOM_IDS.map(String), text)) as RoomId
export const place = (text: string | undefined): Place => (text === 'sea' ? 'sea' : room(text))

/** Either way round: 1-3 and 3-1 are the same hatch. */
export function hatch(text: string | undefined): HatchId {
  const turned = text?.split('-').reverse().join('-')
  return HATCHES.find((id) => id === turned) ?? oneOf(HATCHES, text)
}

export function number(text: string | undefined): number {
  if (!text || !/^\d{1,3}$/.test(text)) throw expected('a number', text)
  return Number(text)
}

export const items = (text: string | undefined): readonly ItemId[] =>
  text === 'nothing' ? [] : (text ?? '').split(',').map(item)
export const formatItems = (list: readonly ItemId[]): string => (list.length === 0 ? 'nothing' : list.join(','))
