import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Color, Command } from '../../../engine/red-november/index.ts'
import { table } from '../run/running.ts'
import { askNoMore } from './grave-dialog.tsx'
import { pick } from './helm.ts'

/** Commands of one's own that are being carried out. */
let underWay = 0

/** Gives a command. What is picked before it has been carried out is meant for what the same gnome does after it. */
export async function tell(command: Command): ReturnType<typeof table.command> {
  underWay += 1
  try {
    return await table.command(command)
  } finally {
    underWay -= 1
  }
}

/** What was picked or asked was about a position: with that it goes, whatever else took it away, an undo by key or another game. */
export function dropWhatIsStale(): () => void {
  let seen = table.position.peek()
  let up = whoIsUp()
  return effect(() => {
    const { value: now } = table.position
    if (now === seen) return
    const before = up
    seen = now
    up = whoIsUp()
    if (underWay === 0 || up !== before) pick(null)
    askNoMore()
  })
}

/** Nobody while an answer is awaited: what is picked is no answer. */
function whoIsUp(): Color | null {
  const view = table.view.peek()
  return view?.pending ? null : (view?.turn?.active ?? null)
}

export const useStale = (): void => useEffect(dropWhatIsStale, [])
