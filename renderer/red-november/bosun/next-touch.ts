import {
  type Command,
  hatchBetween,
  type ItemId,
  type Place,
  type PlayerView,
} from '../../../engine/red-november/index.ts'
import type { Target } from '../board/kit/targets.ts'
import { isLock } from '../board/layout/hatches.ts'
import type { Intent } from '../hud/helm.ts'

/** What has to be touched next: something on the board, or the first of these on the page that is there. */
export type Touch =
  | { readonly kind: 'board'; readonly target: Target }
  | { readonly kind: 'page'; readonly selectors: readonly string[] }

const page = (...selectors: readonly string[]): Touch => ({ kind: 'page', selectors })
const GO = page('.desk-panel button.go')

/** The way from what is picked now to the command that the bosun waits for. `isOpen`: its number is the player's choice. */
export function nextTouch(view: PlayerView, picked: Intent | null, command: Command, isOpen: boolean): Touch | null {
  switch (command.type) {
    case 'open':
      return toHatch(view, picked, command.to)
    case 'enter':
      return view.turn?.hatch ? toPlace(view, picked, view.turn.hatch) : null
    case 'play':
      return picked?.kind === 'play' && picked.item === command.item ? GO : page(`.hand [data-item=${command.item}]`)
    case 'fix':
      return toWork(picked, command.job, isOpen ? null : command.minutes)
    case 'draw':
      return toWork(picked, 'draw', command.count)
    case 'trade':
      return isPicked(picked, 'trade') ? toGive(command.give) : page('[data-action=trade]')
    case 'give':
      return toGive(command.items)
    case 'wait':
    case 'abandon':
    case 'attack':
      return isPicked(picked, command.type)
        ? page('.abandon .danger', '.desk-panel button.go')
        : page(`[data-action=${command.type}]`)
    default:
      return page(`.option[data-command=${command.type}]`, `.option[data-command^="${command.type} "]`)
  }
}

/** The wheel itself: a room has several, and only one of them is meant. */
function toHatch(view: PlayerView, picked: Intent | null, to: Place): Touch | null {
  const here = roomOf(view)
  if (isProposed(picked, to)) return GO
  const hatch = here && here !== 'sea' && to !== 'sea' ? hatchBetween(here, to) : null
  return hatch ? { kind: 'board', target: { kind: 'hatch', hatch } } : toPlace(view, picked, to)
}

/** The first click on a room proposes the way there, the large button goes. */
function toPlace(view: PlayerView, picked: Intent | null, to: Place): Touch | null {
  if (isProposed(picked, to)) return GO
  if (to !== 'sea') return { kind: 'board', target: { kind: 'room', room: to } }
  const here = roomOf(view)
  return here && isLock(here) ? { kind: 'board', target: { kind: 'lock', lock: here } } : null
}

const isProposed = (picked: Intent | null, to: Place): boolean =>
  (picked?.kind === 'walk' && picked.goal === to) || (picked?.kind === 'open' && picked.to === to)

const roomOf = (view: PlayerView): Place | null =>
  view.gnomes.find(({ color }) => color === view.turn?.active)?.room ?? null

/** The tile, the number of minutes where another one is set, the button. */
function toWork(picked: Intent | null, action: string, minutes: number | null): Touch {
  if (picked?.kind !== 'act' || picked.action !== action) return page(`[data-action=${action}]`)
  if (minutes === null || picked.minutes === minutes) return GO
  return page(`.desk-panel .ticks span:nth-child(${minutes})`)
}

/** Whatever of it still lies in the hand; then the button. */
const toGive = (items: readonly ItemId[]): Touch =>
  page(...items.map((item) => `.hand [data-item=${item}][aria-pressed=false]`), '.composer-end .primary')

const isPicked = (picked: Intent | null, action: string): boolean => picked?.kind === 'act' && picked.action === action
