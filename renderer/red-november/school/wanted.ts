import { computed } from '@preact/signals'
import type { Command, Place } from '../../../engine/red-november/index.ts'
import { isOpen } from '../../shared/lessons/course.ts'
import { now, wanted } from '../../shared/lessons/school.ts'
import { table } from '../run/running.ts'

/** What the bosun waits for: whatever is taught at this game's table is a command of this game. */
const wantedCommand = computed(() => wanted.value as Command | null)

/** Is this the action the bosun waits for, by the name of its tile? */
export function isWantedAction(action: string): boolean {
  const command = wantedCommand.value
  if (command?.type === 'fix') return command.job === action
  return command !== null && (command.type === action || (isMove(command) && action === 'walk'))
}

/** The minutes that the bosun wants of an action; null where he leaves them open, or wants something else. */
export function wantedMinutes(action: string): number | null {
  const command = wantedCommand.value
  if ((now.value?.wanted && isOpen(now.value.wanted)) || !command) return null
  if (command.type === 'fix') return command.job === action ? command.minutes : null
  return command.type === 'draw' && action === 'draw' ? command.count : null
}

/** Where on the board the bosun waits for a click; null outside lessons. */
export const wantedRoom = computed((): Place | null => {
  const command = wantedCommand.value
  if (command?.type === 'open') return command.to
  return command?.type === 'enter' ? (table.view.value?.turn?.hatch ?? null) : null
})

const isMove = ({ type }: Command): boolean => type === 'open' || type === 'enter'
