import {
  ATTACK_MINUTES,
  type Color,
  type Command,
  check,
  type ItemId,
  type Place,
  type PlayerView,
  pathTo,
} from '../../../engine/red-november/index.ts'
import type { Target } from '../board/kit/targets.ts'
import { agreements, table } from '../run/running.ts'
import { laidOut } from './choices/laid-out.ts'
import { given } from './composed.ts'
import { isMeant } from './grave-dialog.tsx'
import { advising, type Intent, intent, lookingAt, pick, refused } from './helm.ts'
import { fixCommand, isFixJob, neededOf } from './offers.ts'
import { meaningOf } from './on-board.ts'
import { beforeReaching, reach } from './reaching.ts'
import { tell } from './stale.ts'

/** May the person at the screen say something now? */
export const mayChoose = (): boolean => table.activity.value.name === 'choosing' && lookingAt.value === null

/** Says a command; what was picked is done with, unless it is refused: that is told in words. Sure death is asked about once. */
export const sayIt = (command: Command): Promise<boolean> => beforeReaching(() => say(command))

async function say(command: Command): Promise<boolean> {
  const view = table.view.value
  if (!view || !mayChoose() || !(await isMeant(view, command))) return false
  // Whatever was meant was meant for this position.
  if (!mayChoose() || table.view.value !== view) return false
  const picked = intent.value
  pick(null)
  const no = await tell(command)
  if (!no) return true
  pick(picked)
  refused.value = no
  return false
}

/** Says one command after the other, as long as nothing comes between. */
function sayAll(commands: readonly Command[]): Promise<boolean> {
  pick(null)
  return beforeReaching(async () => {
    for (const command of commands) if (!mayChoose() || (await tell(command))) return false
    return true
  })
}

/** Walks to a place, move by move; stops where the way is not as it was. */
export async function walk(goal: Place): Promise<void> {
  const view = table.view.value
  const path = view && pathTo(view, goal)
  if (!path?.ok) return
  await sayAll(path.commands)
}

/** May the Captain be asked now? Only where everybody agreed to it. */
export const mayAskCaptain = (): boolean => agreements.value.advice && mayChoose()

/** Asks, or has heard enough. */
export function askCaptain(): void {
  const asking = !advising.value
  pick(null)
  advising.value = asking
}

/** Does what somebody advised up to the action, which is laid out to be confirmed. */
export const follow = (commands: readonly Command[]): Promise<void> => beforeReaching(() => goAlong(commands))

async function goAlong(commands: readonly Command[]): Promise<void> {
  const went = await sayAll(commands.slice(0, -1))
  const last = commands.at(-1)
  if (!went || !last || !mayChoose()) return
  const what = intentOfCommand(last)
  if (what) pick(what)
  else await sayIt(last)
}

/** The action as one would have picked it; answers and trades are said at once. */
function intentOfCommand(command: Command): Intent | null {
  switch (command.type) {
    case 'fix':
      return {
        kind: 'act',
        action: command.job,
        minutes: command.minutes,
        hatch: command.job === 'unblock' ? command.hatch : null,
      }
    case 'draw':
      return { kind: 'act', action: 'draw', minutes: command.count, hatch: null }
    case 'attack':
      return { kind: 'act', action: 'attack', minutes: ATTACK_MINUTES, hatch: null, target: command.target }
    case 'wait':
    case 'abandon':
      return { kind: 'act', action: command.type, minutes: 0, hatch: null }
    default:
      return null
  }
}

/** A click on the board: the first one proposes, the second one does it. */
export function point(target: Target): void {
  const view = table.view.value
  if (!view || !mayChoose()) return
  const next = meaningOf(view, target)
  if (!next) return
  if ('refused' in next) {
    pick(null)
    refused.value = next.refused
  } else if ('answer' in next) void sayIt(next.answer)
  else if (next.intent && isSame(next.intent, intent.value)) void confirm()
  else pick(next.intent)
}

const isSame = (a: Intent, b: Intent | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What the picked thing says, if it is one command. */
export function commandOf(what: Intent): Command | null {
  switch (what.kind) {
    case 'walk':
      return null
    case 'open':
      return { type: 'open', to: what.to }
    case 'play':
      return { type: 'play', item: what.item }
    case 'act':
      if (isFixJob(what.action)) return fixCommand(what.action, what.minutes, what.hatch)
      if (what.action === 'draw') return { type: 'draw', count: what.minutes }
      if (what.action === 'attack') return what.target ? { type: 'attack', target: what.target } : null
      if (what.action === 'trade') return tradeWith(what.target)
      // A16: nobody deserts by pressing Enter.
      return what.action === 'wait' ? { type: 'wait' } : null
  }
}

/** A13: what is picked in the hand is given. */
function tradeWith(partner: Color | undefined): Command | null {
  const view = table.view.value
  if (!view?.turn || !partner) return null
  return { type: 'trade', partner, give: given({ view, laid: laidOut.value }, view.turn.active) }
}

/** Enter, the large button, the second click: does what was picked. */
export async function confirm(): Promise<void> {
  const what = intent.value
  if (what && mayChoose()) await beforeReaching(() => carryOut(what))
}

async function carryOut(what: Intent): Promise<void> {
  if (what.kind === 'walk') return walk(what.goal)
  const command = commandOf(what)
  if (!command) return
  const said = await sayIt(command)
  const view = table.view.value
  if (said && view && what.kind === 'play' && stillFits(what.back, view)) pick(withoutWaste(what.back, view))
}

/** A card of the hand is clicked: it is laid out, and the second time played. */
export const reachFor = (who: Color, item: ItemId): void => reach(item, () => take(who, item))

function take(who: Color, item: ItemId): void {
  const { value: now } = intent
  const { value: view } = table.view
  if (now?.kind === 'play' && now.item === item) return void confirm()
  // It may have been the last one.
  const hand = view?.gnomes.find(({ color }) => color === who)?.hand ?? []
  if (!view || !mayChoose() || !hand.includes(item)) return
  pick({ kind: 'play', item, back: planned() })
  refused.value = check(view, { type: 'play', item })
}

/** The action that waits until an item was played. */
export const planned = (): Intent | null => (intent.value?.kind === 'act' ? intent.value : null)

/** After an item the action that was being planned can go on, with its better chances; and so can a walk that it makes possible. */
const stillFits = (back: Intent | null, view: PlayerView): back is Intent => {
  if (back?.kind === 'walk') return pathTo(view, back.goal).ok
  const command = back && commandOf(back)
  return command !== null && check(view, command) === null
}

/** What the item has made certain costs no minute more than that. */
const withoutWaste = (what: Intent, view: PlayerView): Intent =>
  what.kind === 'act' && isFixJob(what.action) ? { ...what, minutes: neededOf(view, what.action, what.minutes) } : what

/** Escape: back to what was picked before, or to nothing. True if there was something to drop. */
export function cancel(): boolean {
  const what = intent.value
  if (!what && !refused.value) return false
  const back = what?.kind === 'play' ? what.back : null
  // A way that only the item would have opened is no way.
  const isClosed = back?.kind === 'walk' && !(table.view.value && pathTo(table.view.value, back.goal).ok)
  pick(isClosed ? null : back)
  return true
}
