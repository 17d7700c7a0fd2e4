import { computed } from '@preact/signals'
import type { Command, Place } from '../../../engine/red-november/index.ts'
import { wanted } from '../../shared/lessons/school.ts'
import { table } from '../run/running.ts'

/** What the bosun waits for: whatever is taught at this game's table is a command of this game. */
const wantedCommand = computed(() => wanted.value as Command | null)

/** Is this the action the bosun waits for, by the name of its tile? */
export function isWantedAction(action: string): boolean {
  const command = wantedCommand.value
  if (command?.type === 'fix') return command.job === action
  return command !== null && (command.type === action || (isMove(command) && action === 'walk'))
}

/** Where on the board the bosun waits for a click; null outside lessons. */
export const wantedRoom = computed((): Place | null => {
  const command = wantedCommand.value
  if (command?.type === 'open') return command.to
  return command?.type === 'enter' ? (table.view.value?.turn?.hatch ?? null) : null
})

const isMove = ({ type }: Command): boolean => type === 'open' || type === 'enter'
