import { clanOf, type PlayerView, worksFor } from '../../../engine/dark-cave/index.ts'
import type { CommandSpeech } from './command-words.ts'
import { cardList, cellName } from './phrases.ts'

/**
 * What only this seat knows, for its private paper (HS1): gates and clan cards it has peeked at, the cards set aside, its
 * own discards. Behind the curtain (no seat) there is nothing. What everybody knows by now is left out.
 */
export function privateNotes(view: PlayerView, { t, names }: CommandSpeech): readonly string[] {
  const me = view.seat === null ? null : view.players[view.seat]
  if (!me || view.outcome) return []
  const gates = view.table.goals.flatMap(({ cell, goal, up }) =>
    goal && !up ? [t('notes.gate', { gate: cellName(cell, view.table, t), goal: t(`game.goal.${goal}.name`) })] : [],
  )
  const clans = view.players.flatMap((player) => {
    if (player === me || player.revealed || !player.role) return []
    return [
      t('notes.clan', {
        gnome: names(player.gnome),
        role: t(`game.role.${player.role}.name`),
        for: t(`game.clan.${worksFor(clanOf(player.gnome), player.role)}.for`),
      }),
    ]
  })
  const aside = view.aside.flatMap(({ clan, role }) =>
    role ? [t('pair', { what: t(`game.clan.${clan}.name`), which: t(`game.role.${role}.name`) })] : [],
  )
  return [
    ...gates,
    ...clans,
    ...(aside.length > 0 ? [t('notes.aside', { cards: aside.join(', ') })] : []),
    ...(view.discards.own.length > 0 ? [t('notes.discards', { cards: cardList(view.discards.own, t) })] : []),
  ]
}
