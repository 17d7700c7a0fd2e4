import {
  AIRLOCKS,
  CABIN,
  type Condition,
  FIRST_MINUTE,
  FIX_ITS,
  HATCHES,
  type HatchId,
  type OpenPath,
  type PathStep,
  type Place,
  type PlayerView,
  pathTo,
  RESCUE,
  ROOMS,
  type RoomId,
  type RuleError,
  type RuleId,
  repairOf,
  roomsOf,
  TOKEN_IDS,
  type TokenId,
  TRACK_END,
} from '../../../engine/red-november/index.ts'
import type { Target } from '../board/kit/targets.ts'
import type { LockId } from '../board/layout/hatches.ts'
import { t } from '../words/index.ts'
import { type Names, placeKey } from '../words/phrases.ts'
import { jobAgainst, jobFor } from './machines.ts'
import { intentOf, type Pointed } from './pointing.ts'
import { refusalLine } from './refusal-line.ts'

/** What the board says about something that is pointed at. */
export interface BoardHelp {
  readonly title: string
  /** What is wrong with it, and what else there is to know. */
  readonly lines: readonly string[]
  /** What a click would do now; null where it does nothing. */
  readonly act: string | null
  /** Why a click is refused. */
  readonly refused: RuleError | null
  /** The rule that explains it best. */
  readonly rule: RuleId
}

type Known = Omit<BoardHelp, 'act' | 'refused'>

/** What it is, what is wrong with it, what a click does or why it does nothing, and the rule. */
export function boardHelp(
  target: Target,
  view: PlayerView,
  names: Names,
  meaning: typeof intentOf = intentOf,
): BoardHelp {
  const pointed = view.outcome ? null : meaning(view, target)
  const refused = pointed && 'refused' in pointed ? pointed.refused : null
  const way = wayOf(pointed, view)
  const act = refused || !pointed ? null : actOf(pointed, way)
  return { ...knownOf(target, view, names, way), refused, act }
}

/** The way that a click would propose. */
function wayOf(pointed: Pointed | null, view: PlayerView): OpenPath | null {
  if (!pointed || !('intent' in pointed) || pointed.intent?.kind !== 'walk') return null
  const path = pathTo(view, pointed.intent.goal)
  return path.ok ? path : null
}

function knownOf(target: Target, view: PlayerView, names: Names, way: OpenPath | null): Known {
  switch (target.kind) {
    case 'room':
      return roomHelp(target.room, view, names, way)
    case 'hatch':
      return hatchHelp(target.hatch, view)
    case 'lock':
      return lockHelp(target.lock, view)
    case 'gnome':
      return gnomeHelp(target.gnome, view, names)
    case 'token': {
      const minute = view.tokens[target.token]
      const lies = minute === undefined ? [] : [t('board.strikes', { minute })]
      const { token } = target
      return { title: t(`game.token.${token}.name`), lines: [t(`game.token.${token}.text`), ...lies], rule: 'V11' }
    }
    case 'track': {
      const { track } = target
      const { moved } = repairOf(view, jobFor(track))
      const lines = [
        t('board.level', { at: view.tracks[track], end: TRACK_END }),
        t(`game.track.${track}.text`),
        ...(moved ? [t('board.repair', { to: moved.to })] : []),
      ]
      return { title: t(`game.track.${track}.name`), lines, rule: 'B7' }
    }
    case 'minute':
      return minuteHelp(target.minute, view, names)
  }
}

const ROOM_RULES = { dry: 'B1', burning: 'A4', low: 'A2', high: 'A3' } as const
const roomName = (room: RoomId): string =>
  t('board.room', { number: room, name: t(`game.place.${placeKey(room)}.name`) })

function roomHelp(room: RoomId, view: PlayerView, names: Names, way: OpenPath | null): Known {
  const condition = view.rooms[room]
  const here = view.gnomes.filter((gnome) => gnome.status === 'alive' && gnome.room === room)
  const jammed = HATCHES.filter((hatch) => roomsOf(hatch).includes(room) && view.blocked.includes(hatch))
  const counting = countingAt(room, view)
  const turns = way?.steps.find(({ floods }) => floods.includes(room))
  return {
    title: roomName(room),
    lines: [
      turns ? conditionName(condition) : conditionLine(condition, jammed.length + counting.length === 0),
      ...(turns ? waterLines(turns) : []),
      ...jammed.map((hatch) => hatchTitle(hatch, view)),
      ...counting.map((token) => countingLine(token, view)),
      ...(isSaidWith(counting, room) ? [] : [t(`board.use.${ROOMS[room]}`)]),
      ...(room === CABIN ? [t('board.grog', { count: view.cabinGrog })] : []),
      ...(here.length > 0 ? [t('board.who', { gnomes: here.map(({ color }) => names(color)).join(', ') })] : []),
    ],
    rule: ROOM_RULES[condition],
  }
}

const conditionName = (condition: Condition): string => `${t(`game.condition.${condition}.name`)}.`

/** A dry room with something wrong is not what one would call in order. */
const conditionLine = (condition: Condition, isInOrder: boolean): string =>
  condition === 'dry' && !isInOrder
    ? conditionName(condition)
    : `${conditionName(condition)} ${t(`game.condition.${condition}.text`)}`

/** M3, M4: what the water does when the way is walked. */
function waterLines({ from, to, douses }: PathStep): readonly string[] {
  if (from === 'sea' || to === 'sea') return []
  return [
    t('board.levels', { a: Math.min(from, to), b: Math.max(from, to) }),
    ...(douses ? [t('board.douses', { in: t(`game.place.${placeKey(douses)}.in`) })] : []),
  ]
}

/** The countdowns that are stopped from a room. */
const countingAt = (room: RoomId, view: PlayerView): readonly TokenId[] =>
  TOKEN_IDS.filter((token) => view.tokens[token] !== undefined && stoppedFrom(token).includes(room))

/** Where a countdown is stopped, or where one leaves the boat for it. */
function stoppedFrom(token: TokenId): readonly Place[] {
  const { place } = FIX_ITS[jobAgainst(token)]
  return place === 'sea' ? AIRLOCKS : place === null ? [] : [place]
}

const countingLine = (token: TokenId, view: PlayerView): string =>
  t(`board.counting.${token}`, { minute: view.tokens[token] ?? RESCUE })

/** What stops the missiles is all that their room is good for. */
const isSaidWith = (counting: readonly TokenId[], room: RoomId): boolean =>
  counting.some((token) => FIX_ITS[jobAgainst(token)].place === room && FIX_ITS[jobAgainst(token)].track === null)

function hatchTitle(hatch: HatchId, view: PlayerView): string {
  const [a, b] = roomsOf(hatch)
  return t(`game.hatch.${view.blocked.includes(hatch) ? 'blocked' : 'inner'}`, { a, b })
}

function hatchHelp(hatch: HatchId, view: PlayerView): Known {
  const [a, b] = roomsOf(hatch)
  const here = view.gnomes.find(({ color }) => color === view.turn?.active)?.room
  const held = view.turn?.hatch
  const open = (here === a && held === b) || (here === b && held === a)
  return {
    title: hatchTitle(hatch, view),
    lines: [t('board.leads', { a: roomName(a), b: roomName(b) }), ...(open ? [t('board.stands')] : [])],
    rule: view.blocked.includes(hatch) ? 'M2' : 'M1',
  }
}

const lockHelp = (lock: LockId, view: PlayerView): Known => ({
  title: t('game.hatch.outer', { a: lock }),
  lines: [
    t('board.opensOn'),
    ...countingAt(lock, view).map((token) => countingLine(token, view)),
    ...(view.turn?.hatch === 'sea' ? [t('board.stands')] : []),
  ],
  rule: 'M6',
})

function gnomeHelp(color: Parameters<Names>[0], view: PlayerView, names: Names): Known {
  const gnome = view.gnomes.find((one) => one.color === color)
  if (!gnome) return { title: names(color), lines: [], rule: 'T1' }
  const place = gnome.room === 'sea' ? t('game.place.sea.name') : roomName(gnome.room)
  return {
    title: names(color),
    lines: [
      t('board.where', { place, minute: gnome.minute }),
      ...(view.turn?.active === color ? [t('board.active')] : []),
      ...(gnome.fainted ? [t('board.fainted')] : []),
      ...(gnome.intoxication > 0 ? [t('board.drunk', { at: gnome.intoxication })] : []),
    ],
    rule: gnome.fainted ? 'D1' : gnome.intoxication > 0 ? 'F2' : 'T1',
  }
}

function minuteHelp(minute: number, view: PlayerView, names: Names): Known {
  const onTrack = view.gnomes.filter(({ color }) => view.stack.includes(color))
  const here = onTrack.filter((gnome) => gnome.minute === minute)
  const passed = minute < FIRST_MINUTE && onTrack.every((gnome) => gnome.minute < minute)
  const icon = view.icons.events.includes(minute) || view.icons.items.includes(minute)
  const lines = [
    ...(minute === RESCUE ? [t('board.rescue')] : []),
    ...(view.icons.events.includes(minute) ? [t('board.event')] : []),
    ...(view.icons.items.includes(minute) ? [t('board.item')] : []),
    ...TOKEN_IDS.filter((token) => view.tokens[token] === minute).map((token) => t(`game.token.${token}.name`)),
    ...(here.length > 0 ? [t('board.who', { gnomes: here.map(({ color }) => names(color)).join(', ') })] : []),
    ...(view.turn?.ghost === minute && here.length === 0 ? [t('board.ghost')] : []),
    ...(passed ? [t('board.passed')] : []),
  ]
  return {
    title: minute === RESCUE ? t('game.end.rescued.title') : t('board.minute', { minute }),
    lines: lines.length > 0 ? lines : quietMinute(minute, view, names),
    rule: icon ? 'B6' : 'B5',
  }
}

/** Of a space with nothing on it one may still want to know how far it is. */
function quietMinute(minute: number, { turn }: PlayerView, names: Names): readonly string[] {
  const count = turn ? turn.ghost - minute : 0
  return [t('board.quiet'), ...(turn && count > 0 ? [t('board.away', { gnome: names(turn.active), count })] : [])]
}

/** What the click that is possible would do. */
function actOf(pointed: Pointed, way: OpenPath | null): string {
  const what = 'intent' in pointed ? pointed.intent : null
  if (what?.kind === 'open') return t('board.open')
  return way ? t('board.walk', { count: way.minutes }) : t('board.choose')
}

/** The same in one breath, for a screen reader. */
export function spokenHelp({ title, lines, act, refused }: BoardHelp): string {
  const why = refused ? refusalLine(refused) : (act ?? '')
  return [`${title}.`, ...lines, why].filter(Boolean).join(' ')
}
