import {
  activeGnome,
  type Color,
  type PlayerView,
  TOKEN_IDS,
  type TokenId,
  TRACK_IDS,
  type TrackId,
} from '../../../engine/red-november/index.ts'
import { listed, percent } from '../../ui/phrases.ts'
import { DANGER } from '../board/layout/gauges.ts'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import type { BoatGlyphName } from './boat-glyph.tsx'
import { jobAgainst, jobFor, type Machine } from './machines.ts'
import { minutesOf, type Rescuer, rescuersFor } from './rescuers.ts'
import { chanceToEnd } from './track-odds.ts'

/** Something that kills: what, what it means, and who could still do something about it. */
export interface Danger {
  readonly id: string
  readonly icon: BoatGlyphName
  readonly head: string
  /** Where there is room for a word and a number. */
  readonly short: string
  readonly text: string
}

/** Ranked by how many minutes of everybody's time are left, as far as that can be guessed. */
interface Ranked extends Danger {
  readonly left: number
}

/** Whoever stands in it dies with this turn; only a token that strikes at once comes before. */
const THIS_TURN = 1.5
/** B6: an event every so many minutes. */
const MINUTES_TO_EVENT = 3
/** More cards than this are far away. */
const MOST_CARDS = 10

/** In the order in which they should worry. */
export function urgentIn(view: PlayerView, names: Names): readonly Danger[] {
  if (!view.turn) return []
  const { turn } = view
  const { color, room } = activeGnome(view)
  const gnome = names(color)
  const around = room === 'sea' ? 'sea' : view.rooms[room]
  const own: readonly Ranked[] = [
    ...(around === 'burning' ? [ownDanger('fire', gnome)] : []),
    ...(around === 'high' ? [ownDanger('water', gnome)] : []),
    ...(around === 'sea' && turn.startedInSea ? [ownDanger('air', gnome)] : []),
  ]
  return [
    ...own,
    ...TOKEN_IDS.flatMap((token) => tokenDanger(view, token, names)),
    ...trackDangers(view, names),
  ].toSorted((a, b) => a.left - b.left)
}

function ownDanger(id: 'fire' | 'water' | 'air', gnome: string): Ranked {
  if (id === 'air') {
    const head = t('hud.peril.dies.out-of-air', { gnome })
    return { id, icon: 'water', head, short: head, text: '', left: THIS_TURN }
  }
  const head = t(`hud.urgent.${id}`, { gnome })
  return { id, icon: id, head, short: head, text: t(`hud.urgent.${id}Text`), left: THIS_TURN }
}

/** V11: it can be stopped until the last of all is past it. */
function tokenDanger(view: PlayerView, token: TokenId, names: Names): readonly Ranked[] {
  const space = view.tokens[token]
  if (space === undefined) return []
  const alive = view.gnomes.filter(({ status }) => status === 'alive')
  const left = Math.max(0, ...alive.map((gnome) => minutesOf(view, gnome) - space))
  const time = t('hud.urgent.left', { count: left })
  const head = t('hud.urgent.token', { token: t(`game.token.${token}.name`), left: time })
  const job = jobAgainst(token)
  const short = `${t(`game.token.${token}.short`)} ${t('hud.minutes', { count: left })}`
  return [{ id: token, icon: job, head, short, text: whoStops(view, token, names), left }]
}

/** Who could still stop a token, as a sentence; `without` is somebody who will be past it. */
export function whoStops(view: PlayerView, token: TokenId, names: Names, without?: Color): string {
  const space = view.tokens[token] ?? 0
  const job = jobAgainst(token)
  const deed = t(`hud.urgent.deed.${job}`)
  const able = rescuersFor(view, job, space).filter(({ gnome }) => gnome !== without)
  if (able.length > 0) {
    return t(able.length === 1 ? 'hud.urgent.only' : 'hud.urgent.some', { gnomes: namesOf(able, names), deed })
  }
  const hasTime = view.gnomes.some((gnome) => {
    return gnome.status === 'alive' && gnome.color !== without && minutesOf(view, gnome) > space
  })
  return t(hasTime ? 'hud.urgent.nobody' : 'hud.urgent.late', { deed })
}

/** How many are named before the rest is counted. */
const NAMED = 3

function namesOf(able: readonly Rescuer[], names: Names): string {
  const all = able.map(({ gnome }) => names(gnome))
  if (all.length <= NAMED) return listed(all)
  const rest = all.length - NAMED + 1
  return t('hud.urgent.others', { gnomes: all.slice(0, NAMED - 1).join(', '), count: rest })
}

/** A track near its end: the chance that the next card takes it there, and how many cards make that as likely as not. */
interface Rising {
  readonly track: TrackId
  readonly at: number
  readonly chance: number
  readonly cards: number
}

/** First those that one card can end, the nearest of them before the others; what is behind is never said to come sooner. */
function trackDangers(view: PlayerView, names: Names): readonly Ranked[] {
  const alive = Math.max(1, view.gnomes.filter(({ status }) => status === 'alive').length)
  const rising = TRACK_IDS.filter((track) => view.tracks[track] >= DANGER)
    .map((track): Rising => {
      const [at, chance] = [view.tracks[track], chanceToEnd(view, track, 1)]
      return { track, at, chance, cards: cardsToLose(view, track) }
    })
    .toSorted(bySoonest)
  return rising.map((one, place) => {
    const cards = Math.min(...rising.slice(place).map((behind) => behind.cards))
    return trackDanger(view, one, names, (cards * MINUTES_TO_EVENT) / alive)
  })
}

function bySoonest(a: Rising, b: Rising): number {
  const [isNext, isNextToo] = [a.chance > 0, b.chance > 0]
  if (isNext !== isNextToo) return isNext ? -1 : 1
  return isNext ? b.at - a.at || b.chance - a.chance : a.cards - b.cards || b.at - a.at
}

/** V1, B7 */
function trackDanger(view: PlayerView, { track, at, chance }: Rising, names: Names, left: number): Ranked {
  const job = jobFor(track)
  const means = chance > 0 ? t('hud.urgent.trackText', { chance: percent(chance) }) : t('hud.urgent.trackFar')
  const name = t(`game.track.${track}.name`)
  return {
    id: track,
    icon: job,
    head: t('hud.urgent.track', { track: name, at }),
    short: `${t(`game.track.${track}.short`)} ${at}`,
    text: `${means} ${whoIsNear(view, job, names)}`,
    left,
  }
}

function whoIsNear(view: PlayerView, job: Machine, names: Names): string {
  const [nearest] = rescuersFor(view, job, 0)
  if (!nearest) return t('hud.urgent.far')
  const { gnome, minutes } = nearest
  return minutes === 0
    ? t('hud.urgent.there', { gnome: names(gnome) })
    : t('hud.urgent.nearest', { gnome: names(gnome), minutes })
}

/** So many cards, and it is as likely lost as not. */
function cardsToLose(view: PlayerView, track: TrackId): number {
  for (let cards = 1; cards < MOST_CARDS; cards++) if (chanceToEnd(view, track, cards) >= 0.5) return cards
  return MOST_CARDS
}
