import {
  type CellId,
  CREATURE_IDS,
  cellOf,
  clanOf,
  GROUPS,
  groupOf,
  type PlayerView,
  type SeenPlayer,
} from '../../../engine/dark-cave/index.ts'
import type { CommandSpeech } from './command-words.ts'
import { phaseWords, questionWords } from './phase-words.ts'
import { cardList, cardName, cellName, edgeName, exitNames, faceAt, placeName } from './phrases.ts'

/** The whole position in sentences, as the seat in front of the screen may know it: what a look at the table tells. */
export function caveInWords(view: PlayerView, speech: CommandSpeech): readonly string[] {
  return [
    ...turnLines(view, speech),
    deckLine(view, speech),
    ...view.players.map((player) => gnomeLine(player, view, speech)),
    ...creatureLines(view, speech),
    ...webLines(view, speech),
    ...goldLines(view, speech),
    ...gateLines(view, speech),
    ...rowsOf(view).map((row) => rowLine(row, view, speech)),
    ...groupLines(view, speech),
    ...handLines(view, speech),
  ]
}

export function turnLines(view: PlayerView, speech: CommandSpeech): readonly string[] {
  const { t, names } = speech
  const { turn, outcome } = view
  if (outcome) {
    const { cause, winner } = outcome
    return [`${t(`game.cause.${cause}.text`)} ${winner ? `${t(`game.clan.${winner}.wins`)}.` : t('game.nobody.text')}`]
  }
  if (!turn) return []
  const asked = questionWords(view, speech)
  const steps = turn.stepsLeft === null ? [] : [t('game.preview.left', { count: turn.stepsLeft })]
  return [
    [t('access.report.turn', { gnome: names(turn.active), phase: phaseWords(view, t).name }), ...steps].join(' '),
    ...(asked ? [`${asked.name} ${asked.text}`] : []),
  ]
}

const deckLine = ({ deck }: PlayerView, { t }: CommandSpeech): string =>
  t('access.report.deck', { one: deck.I, two: deck.II, three: deck.III })

function gnomeLine(player: SeenPlayer, { table }: PlayerView, { t, names }: CommandSpeech): string {
  const has = [
    t('game.count.nuggets', { count: player.gold }),
    t('game.count.cards', { count: player.handSize }),
    ...(player.boots ? [t('access.report.boots')] : []),
    ...(player.axes.length > 0 ? [t('game.count.axes', { count: player.axes.length })] : []),
  ].join(', ')
  const where = player.at ? placeName(player.at, table, t) : t('access.report.out')
  const clan = t(`game.clan.${clanOf(player.gnome)}.name`)
  const told = [t('access.report.gnome', { gnome: names(player.gnome), clan, place: where, has })]
  if (player.lying) told.push(t('access.report.lying'))
  // Only what lies face up: the own card is read while its key is held (HS1).
  if (player.revealed && player.role) told.push(t('access.report.shown', { role: t(`game.role.${player.role}.name`) }))
  return told.join(' ')
}

const creatureLines = ({ creatures, table }: PlayerView, { t, names }: CommandSpeech): readonly string[] =>
  CREATURE_IDS.flatMap((id) => {
    const creature = creatures[id]
    if (!creature) return []
    return [
      t('access.report.creature', {
        creature: t(`game.creature.${id}.name`),
        place: placeName(creature.at, table, t),
        gnome: names(creature.owner),
      }),
    ]
  })

const webLines = ({ webs, table }: PlayerView, { t, names }: CommandSpeech): readonly string[] =>
  webs.map(({ at, shows, card, owner }) =>
    t('access.report.web', {
      shape: t(`game.webShape.${groupOf(card)}`),
      shows,
      place: edgeName(at, table, t),
      gnome: names(owner),
    }),
  )

const goldLines = ({ nuggets, table }: PlayerView, { t }: CommandSpeech): readonly string[] =>
  nuggets.length === 0
    ? []
    : [t('access.report.gold', { places: nuggets.map((cell) => cellName(cell, table, t)).join('; ') })]

/** What somebody has peeked at is no part of this: that stands on the private paper. */
const gateLines = ({ table }: PlayerView, { t }: CommandSpeech): readonly string[] =>
  table.goals.map(({ cell, goal, up }) =>
    up && goal
      ? t('access.report.gateOpen', { gate: cellName(cell, table, t), goal: t(`game.goal.${goal}.name`) })
      : t('access.report.gateShut', { gate: cellName(cell, table, t) }),
  )

/** The cards row by row, north to south, each row from west to east. */
function rowsOf({ table }: PlayerView): readonly (readonly CellId[])[] {
  const cells = ['0,0' as CellId, ...table.cards.map(({ cell }) => cell)].map(cellOf)
  const rows = [...new Set(cells.map(({ y }) => y))].sort((a, b) => a - b)
  return rows.map((row) =>
    cells
      .filter(({ y }) => y === row)
      .sort((a, b) => a.x - b.x)
      .map(({ id }) => id),
  )
}

function rowLine(row: readonly CellId[], { table }: PlayerView, { t }: CommandSpeech): string {
  const y = cellOf(row[0] ?? '0,0').y
  const name = y === 0 ? t('access.report.startRow') : t(`game.side.${y < 0 ? 'N' : 'S'}.far`, { n: Math.abs(y) })
  const cards = row.map((cell) => {
    const { x } = cellOf(cell)
    const at = x === 0 ? '0' : t(`game.side.${x > 0 ? 'E' : 'W'}.far`, { n: Math.abs(x) })
    const laid = table.cards.find((card) => card.cell === cell)
    const here = faceAt(table, cell)
    const exits = here ? exitNames(here, t) : ''
    const what = laid ? `${cardName(laid.card, t)} ${groupOf(laid.card)}` : t('game.start')
    return t('pair', { what: at, which: `${what} (${exits})` })
  })
  return t('access.report.row', { row: name, cards: cards.join('; ') })
}

/** The own hand; other hands are numbers. */
function handLines({ players, seat }: PlayerView, { t }: CommandSpeech): readonly string[] {
  const hand = seat === null ? null : players[seat]?.hand
  if (!hand) return []
  return [hand.length === 0 ? t('access.report.emptyHand') : t('access.report.hand', { cards: cardList(hand, t) })]
}

/** Light, dark or wet: the groups that lie in the cave, in words. */
function groupLines({ table }: PlayerView, { t }: CommandSpeech): readonly string[] {
  const laid = new Set(table.cards.map(({ card }) => groupOf(card)))
  return GROUPS.filter((group) => laid.has(group)).map((group) =>
    t('pair', { what: t(`game.group.${group}.name`), which: t(`game.group.${group}.text`) }),
  )
}
