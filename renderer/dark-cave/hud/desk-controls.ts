import type { Command, PlayerView } from '../../../engine/dark-cave/index.ts'
import type { Target } from '../board/kit/targets.ts'
import { cardDraft, commandsOf, type Draft, handOf, passDraft, pointedAt, turned } from '../choices/draft.ts'
import { meantBy } from '../choices/meant.ts'
import { refusalOf } from '../choices/world.ts'
import { table } from '../run/running.ts'
import { draft, listing, lookingAt, pick, pointed, readingNotes, refused } from './helm.ts'

/** May the person at the screen say something now? */
export const mayChoose = (): boolean => table.activity.value.name === 'choosing' && lookingAt.value === null

/** Says a command; what was picked is done with, unless it is refused: that is told in words. */
export async function sayIt(command: Command): Promise<boolean> {
  if (!mayChoose()) return false
  const picked = draft.value
  letGo()
  const no = await table.command(command)
  if (!no) return true
  pick(picked)
  refused.value = no
  return false
}

/** What was picked is said, and what was pointed at has been read: it is not told over what happens there. */
function letGo(): void {
  pick(null)
  pointed.value = null
}

/** Says one command after the other, as long as nothing comes between. */
async function sayAll(commands: readonly Command[]): Promise<void> {
  letGo()
  for (const command of commands) if (!mayChoose() || (await table.command(command))) return
}

/** Takes up a card of the hand, puts it back, or picks it to be passed. */
export function pickCard(view: PlayerView, at: number): void {
  if (!mayChoose() || view.turn?.phase !== 'play' || view.pending) return
  const { value: now } = draft
  if (now?.kind === 'pass') return pick(passDraft(now, at))
  pick(now?.kind === 'card' && now.at === at ? null : cardDraft(view, at))
}

/** Begins to pass, or thinks better of it. A card that was taken up is the first to go. */
export function togglePassing(): void {
  const { value: now } = draft
  if (now?.kind === 'pass') pick(null)
  else pick(now?.kind === 'card' ? passDraft(null, now.at) : { kind: 'pass', at: [] })
}

/** The card in the air the other way round; tells why not. */
export function turnCard(view: PlayerView): void {
  const { value: now } = draft
  const next = turned(view, now)
  if (next) return pick(next)
  if (now?.kind !== 'card' || now.play?.type !== 'path') return
  refused.value = refusalOf(view, { ...now.play, turned: !now.play.turned })
}

/** A click on the board: the first one proposes, the second one does it. */
export function point(target: Target): void {
  const view = table.view.value
  if (!view || !mayChoose()) return
  const next = pointedAt(view, draft.value, target)
  if (!next) return refuse(view, target)
  if (isSame(next, draft.value)) void confirm()
  else pick(next)
}

/** What could have been meant by a click that does nothing: why that is not possible. */
function refuse(view: PlayerView, target: Target): void {
  const command = meant(view, target)
  if (command) refused.value = refusalOf(view, command)
}

function meant(view: PlayerView, target: Target): Command | null {
  const { value: now } = draft
  const card = now?.kind === 'card' ? handOf(view)[now.at] : undefined
  if (card && now?.kind === 'card') return meantBy(card, target, now.play?.type === 'path' && now.play.turned)
  const isWalk = view.turn?.phase === 'move' || view.turn?.phase === 'creature'
  return isWalk && target.kind === 'space' ? { type: 'step', to: target.space } : null
}

const isSame = (a: Draft, b: Draft | null): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Enter, the large button, the second click: does what was picked. */
export async function confirm(): Promise<void> {
  const view = table.view.value
  const what = draft.value
  const commands = view && what && commandsOf(view, what)
  if (!commands || !mayChoose()) return
  const [only] = commands
  if (commands.length === 1 && only) await sayIt(only)
  else await sayAll(commands)
}

/** Escape: drops what was picked. True if there was something to drop. */
export function cancel(): boolean {
  if (readingNotes.value || listing.value) {
    readingNotes.value = false
    listing.value = false
    return true
  }
  if (!draft.value && !refused.value) return false
  pick(null)
  return true
}
