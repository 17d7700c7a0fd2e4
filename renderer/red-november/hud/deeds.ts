import { type Command, check, type GameState, type Place, pathTo } from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Target } from '../board/kit/targets.ts'
import { agreements, table } from '../run/running.ts'
import { advising, type Intent, intent, lookingAt, pick, refused } from './helm.ts'
import { fixCommand, isFixJob } from './offers.ts'
import { intentOf } from './pointing.ts'

/** May the person at the screen say something now? */
export const mayChoose = (): boolean => table.stage.value.name === 'choosing' && lookingAt.value === null

/** Says a command; what was picked is done with. A refusal is told in words. */
export async function sayIt(command: Command): Promise<void> {
  if (!mayChoose()) return
  const state = table.shown.value
  const no = state && check(state, command)
  if (no) {
    refused.value = no
    return
  }
  pick(null)
  await table.command(command)
}

/** Walks to a place, move by move; stops where the way is not as it was. */
export async function walk(goal: Place): Promise<void> {
  const state = table.shown.value
  const path = state && pathTo(state, goal)
  if (!path?.ok) return
  pick(null)
  for (const command of path.commands) {
    if (!mayChoose() || !isLegalNow(command)) return
    await table.command(command)
  }
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
export async function follow(commands: readonly Command[]): Promise<void> {
  pick(null)
  for (const command of commands.slice(0, -1)) {
    if (!mayChoose() || !isLegalNow(command)) return
    await table.command(command)
  }
  const last = commands.at(-1)
  if (!last || !mayChoose()) return
  const what = intentOfCommand(last)
  if (what) pick(what)
  else await sayIt(last)
}

/** The action as one would have picked it; answers, trades and blows are said at once. */
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
    case 'wait':
    case 'abandon':
      return { kind: 'act', action: command.type, minutes: 0, hatch: null }
    default:
      return null
  }
}

function isLegalNow(command: Command): boolean {
  const game = table.game.value
  return game !== null && check(present(game.record), command) === null
}

/** A click on the board: the first one proposes, the second one does it. */
export function point(target: Target): void {
  const state = table.shown.value
  if (!state || !mayChoose()) return
  const next = intentOf(state, target)
  if (!next) return
  if ('refused' in next) {
    pick(null)
    refused.value = next.refused
  } else if ('answer' in next) void sayIt(next.answer)
  else if (isSame(next.intent, intent.value)) void confirm()
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
      return what.action === 'wait' || what.action === 'abandon' ? { type: what.action } : null
  }
}

/** Enter, the large button, the second click: does what was picked. */
export async function confirm(): Promise<void> {
  const what = intent.value
  if (!what || !mayChoose()) return
  if (what.kind === 'walk') return walk(what.goal)
  const command = commandOf(what)
  if (!command) return
  await sayIt(command)
  if (what.kind === 'play' && refused.value === null && stillFits(what.back, table.shown.value)) pick(what.back)
}

/** After an item the action that was being planned can go on, with its better chances. */
const stillFits = (back: Intent | null, state: GameState | null): boolean => {
  const command = back && commandOf(back)
  return command !== null && state !== null && check(state, command) === null
}

/** Escape: back to what was picked before, or to nothing. True if there was something to drop. */
export function cancel(): boolean {
  const what = intent.value
  if (!what && !refused.value) return false
  pick(what?.kind === 'play' ? what.back : null)
  return true
}
