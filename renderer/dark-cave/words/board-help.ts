import {
  type BoundaryId,
  type CellId,
  type CreatureId,
  cellOf,
  cellOfSpace,
  clanOf,
  type GnomeId,
  nameOfSpace,
  type PlayerView,
  type SpaceId,
} from '../../../engine/dark-cave/index.ts'
import type { Target } from '../board/kit/targets.ts'
import { hasRisen } from '../board/picture/water.ts'
import type { CommandSpeech } from './command-words.ts'
import { cellName, faceAt, placeName, spotOf } from './phrases.ts'

/** What something on the board is, for whoever points at it: no more than everybody at the table may know. */
export interface BoardHelp {
  readonly title: string
  readonly lines: readonly string[]
}

/** Null where there is nothing to tell: plain rock and plain ways speak for themselves. */
export function boardHelp(target: Target, view: PlayerView, speech: CommandSpeech): BoardHelp | null {
  switch (target.kind) {
    case 'gnome':
      return aboutGnome(target.gnome, view, speech)
    case 'creature':
      return aboutCreature(target.creature, view, speech)
    case 'boundary':
      return aboutWeb(target.boundary, view, speech)
    case 'space':
      return aboutSpace(target.space, view, speech)
    case 'cell':
      return aboutGate(target.cell, view, speech)
  }
}

/** What the pennant says of the gnome of who sits at the screen: alone among bots it is you, among people it has a name. */
export const ownWord = (gnome: GnomeId, hasCompany: boolean, { t, names }: CommandSpeech): string =>
  hasCompany ? names(gnome) : t('hud.you')

function aboutGnome(
  gnome: GnomeId,
  { players, seat, table }: PlayerView,
  { t, names }: CommandSpeech,
): BoardHelp | null {
  const player = players.find((other) => other.gnome === gnome)
  if (!player) return null
  const has = [
    t('game.count.nuggets', { count: player.gold }),
    t('game.count.cards', { count: player.handSize }),
    ...(player.boots ? [t('about.gnome.boots')] : []),
    ...(player.axes.length > 0 ? [t('game.count.axes', { count: player.axes.length })] : []),
  ]
  return {
    title: names(gnome),
    lines: [
      ...(players[seat ?? -1] === player ? [t('about.gnome.own')] : []),
      [t(`game.clan.${clanOf(gnome)}.name`), ...(player.at ? [placeName(player.at, table, t)] : [])].join(', '),
      has.join(', '),
      ...(player.lying ? [t('about.gnome.lies')] : []),
      // Only what lies face up (HS1).
      ...(player.revealed && player.role ? [t('about.gnome.shown', { role: t(`game.role.${player.role}.name`) })] : []),
    ],
  }
}

function aboutCreature(id: CreatureId, { creatures }: PlayerView, { t, names }: CommandSpeech): BoardHelp | null {
  const creature = creatures[id]
  if (!creature) return null
  return {
    title: t(`game.creature.${id}.name`),
    lines: [
      t(`game.action.${id}.effect`),
      t('about.creature.stay'),
      t('about.creature.owner', { gnome: names(creature.owner) }),
    ],
  }
}

function aboutWeb(boundary: BoundaryId, { webs }: PlayerView, { t, names }: CommandSpeech): BoardHelp | null {
  const web = webs.find(({ at }) => at === boundary)
  if (!web) return null
  const left = t('about.web.left', { count: web.shows, gnome: names(web.owner) })
  return { title: t('game.action.web.name'), lines: [t('about.web.text'), left] }
}

function aboutSpace(space: SpaceId, { table }: PlayerView, { t }: CommandSpeech): BoardHelp | null {
  const here = faceAt(table, cellOfSpace(space))
  const spot = here && spotOf(here, nameOfSpace(space))
  switch (spot) {
    case 'hole':
      return { title: inTitle(t('game.spot.hole.name')), lines: [t('about.hole')] }
    case 'exit':
      return { title: inTitle(t('game.spot.exit.name')), lines: [t('game.goal.exit.text')] }
    case 'ladder':
    case 'bridge':
    case 'tunnel':
    case 'vein':
      return { title: inTitle(t(`game.spot.${spot}.name`)), lines: [t(`hud.tip.${spot}`)] }
    default:
      return null
  }
}

/** What somebody has peeked at is no part of this. */
function aboutGate(cell: CellId, view: PlayerView, { t }: CommandSpeech): BoardHelp | null {
  const { table } = view
  const isShut = table.goals.some((goal) => goal.cell === cell && !goal.up)
  if (!isShut) return null
  const isWet = cellOf(cell).y > 0 && hasRisen(view)
  return {
    title: `${t('about.gate.name')} (${cellName(cell, table, t)})`,
    lines: [t('about.gate.text'), ...(isWet ? [t('about.gate.wet')] : [])],
  }
}

const inTitle = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
