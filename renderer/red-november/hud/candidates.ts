import { type Command, certainEvents, type PlayerView, type RoomId } from '../../../engine/red-november/index.ts'
import type { Target } from '../board/kit/targets.ts'
import type { Candidate } from '../show/decision.tsx'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import type { Option } from './choices/option-list.tsx'
import { isEscape, linesOf, optionsFor } from './choices/options.ts'

/** Questions whose answers are places or gnomes. */
const ON_THE_BOARD: ReadonlySet<string> = new Set(['spread-room', 'block-hatch', 'defend'])

/** What the open question offers on the board: the same answers as in the list, each where it would happen. */
export function candidatesOf(view: PlayerView, names: Names): readonly Candidate[] {
  const kind = view.pending?.kind
  if (!kind ? !isEscape(view) : !ON_THE_BOARD.has(kind)) return []
  const options = optionsFor(view, names)
  // What follows from every answer says nothing about any of them.
  const isOwn = (line: string): boolean => options.length === 1 || !options.every(({ lines }) => lines.includes(line))
  return options.flatMap((option) => {
    const target = option.target ?? targetOf(view, option.command)
    return target ? [candidateOf(view, names, { ...option, lines: option.lines.filter(isOwn) }, target)] : []
  })
}

/** A6: whoever has opened a hatch goes through it, or stays. */
function targetOf({ turn, gnomes }: PlayerView, { type }: Command): Target | null {
  const here = gnomes.find(({ color }) => color === turn?.active)?.room
  const place = type === 'enter' ? turn?.hatch : type === 'stay' ? here : null
  return place && place !== 'sea' ? { kind: 'room', room: place } : null
}

function candidateOf(view: PlayerView, names: Names, option: Option, target: Target): Candidate {
  const { command, lines, grave, key } = option
  const events = certainEvents(view, command)
  const victims = events.flatMap((event) => (event.type === 'died' ? [event.gnome] : []))
  // Beside a death nothing else counts.
  const deaths = linesOf(
    view,
    events.filter(({ type }) => type === 'died' || type === 'game-ended'),
    names,
  )
  const told = deaths.length > 0 ? deaths : lines
  const otherwise =
    target.kind === 'room' ? whoIsIn(view, target.room) : target.kind === 'hatch' ? t('show.choice.jams') : ''
  const words = told.length > 0 ? told.join(' ') : otherwise
  return { target, key, words, grave, victims }
}

const whoIsIn = ({ gnomes }: PlayerView, room: RoomId): string =>
  gnomes.some((gnome) => gnome.room === room && gnome.status === 'alive') ? '' : t('show.choice.nobody')
