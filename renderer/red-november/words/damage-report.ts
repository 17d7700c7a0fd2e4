import {
  clockOf,
  gnomeOf,
  minuteOn,
  type PlayerView,
  ROOM_IDS,
  type RoomId,
  type SeenGnome,
  TOKEN_IDS,
  TRACK_END,
  TRACK_IDS,
} from '../../../engine/red-november/index.ts'
import { t } from './index.ts'
import { hatchName, itemList, type Names, placeKey } from './phrases.ts'

/** The whole position in sentences, as the seat in front of the screen may know it: what a look at the board tells. */
export function damageReport(view: PlayerView, names: Names): readonly string[] {
  return [
    turnLine(view, names),
    ...questionLines(view, names),
    TRACK_IDS.map((track) =>
      t('access.report.track', { track: t(`game.track.${track}.name`), at: view.tracks[track], end: TRACK_END }),
    ).join(' '),
    ...tokenLines(view),
    ...roomLines(view, 'burning'),
    ...roomLines(view, 'high'),
    ...roomLines(view, 'low'),
    ...hatchLines(view),
    t('access.report.cabin', { count: view.cabinGrog }),
    ...view.gnomes.map((gnome) => gnomeLine(gnome, names)),
  ].filter((line) => line !== '')
}

export function turnLine(view: PlayerView, names: Names): string {
  const { turn, outcome } = view
  if (outcome) return `${t(`game.end.${outcome.cause}.title`)} ${t(`game.end.${outcome.cause}.text`)}`
  const clock = clockOf(view)
  if (!turn || !clock) return ''
  const phase = t(`game.phase.${turn.phase}.name`)
  return t('access.report.turn', { gnome: names(turn.active), phase, minute: minuteOn(clock) })
}

export function questionLines(view: PlayerView, names: Names): readonly string[] {
  const { pending } = view
  if (!pending) return []
  const who = names(pending.who)
  const values = {
    who,
    from: 'from' in pending ? names(pending.from) : '',
    items: pending.kind === 'trade-answer' ? itemsOf(pending.offer, pending.offerSize) : '',
    limit: pending.kind === 'discard' ? pending.limit : 0,
    held: gnomeOf(view, pending.who).handSize,
    in: pending.kind === 'block-hatch' ? t(`game.place.${placeKey(pending.room)}.in`) : '',
  }
  const kind = pending.kind === 'trade-answer' && pending.offerSize === 0 ? 'trade-asked' : pending.kind
  return [`${t(`game.question.${kind}.ask`, values)} ${t(`game.question.${kind}.text`, values)}`]
}

const tokenLines = ({ tokens }: PlayerView): readonly string[] =>
  TOKEN_IDS.flatMap((token) => {
    const minute = tokens[token]
    return minute === undefined ? [] : [t('access.report.token', { token: t(`game.token.${token}.name`), minute })]
  })

function roomLines({ rooms }: PlayerView, condition: 'burning' | 'low' | 'high'): readonly string[] {
  const hit = ROOM_IDS.filter((room) => rooms[room] === condition)
  if (hit.length === 0) return []
  return [
    t('access.report.rooms', {
      condition: t(`game.condition.${condition}.name`),
      rooms: hit.map(roomName).join(', '),
    }),
  ]
}

const hatchLines = ({ blocked }: PlayerView): readonly string[] =>
  blocked.length === 0 ? [] : [t('access.report.blocked', { hatches: blocked.map(hatchName).join(', ') })]

function gnomeLine(gnome: SeenGnome, names: Names): string {
  const name = names(gnome.color)
  if (gnome.status !== 'alive') return t(`access.report.${gnome.status}`, { gnome: name })
  const where = t('access.report.gnome', {
    gnome: name,
    place: gnome.room === 'sea' ? t('game.place.sea.name') : roomName(gnome.room),
    minute: gnome.minute,
  })
  const drunk = gnome.intoxication > 0 ? t('access.report.drunk', { at: gnome.intoxication }) : ''
  const fainted = gnome.fainted ? t('access.report.fainted') : ''
  const hand = t('access.report.hand', { items: itemsOf(gnome.hand, gnome.handSize) })
  return [where, drunk, fainted, hand].filter(Boolean).join(' ')
}

/** What is held; where the hand is secret only how much. */
function itemsOf(items: readonly Parameters<typeof itemList>[0][number][] | null, size: number): string {
  if (size === 0) return t('access.report.nothing')
  return items ? itemList(items, t) : t('game.count.items', { count: size })
}

const roomName = (room: RoomId): string => `${room} ${t(`game.place.${placeKey(room)}.name`)}`
