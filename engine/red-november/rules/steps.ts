import type { AutomaticStep, Step } from '../model/state.ts'

/** What is planned again and again, made once. */
const steps = (...names: readonly AutomaticStep[]): readonly Step[] => names.map((step) => ({ step }))

export const FIRST_TURN = steps('first-turn')
export const AFTER_ACTION = steps('offer-coffee', 'faint-check', 'begin-updates')
export const OFFER_CHARM_AND_ADVANCE = steps('offer-charm', 'advance')
export const OFFER_CHARM = steps('offer-charm')
export const ADVANCE = steps('advance')
export const EVENT_ICON = steps('event-icon')
export const ITEM_ICON = steps('item-icon')
export const END_TURN = steps('end-turn')
