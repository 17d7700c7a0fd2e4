import { clanOf, type GnomeId, type PlayerView, type Role, worksFor } from '../../../engine/dark-cave/index.ts'
import type { Confided } from '../../shared/game-ui.ts'
import type { CommandSpeech } from './command-words.ts'
import { cardList, cellName } from './phrases.ts'

/** S4: who one is, and the private paper, in words alone. */
export function confided(view: PlayerView, speech: CommandSpeech): Confided | null {
  const me = view.seat === null ? null : view.players[view.seat]
  if (!me?.role) return null
  const { t, names } = speech
  const heading = t('notes.heading', { gnome: names(me.gnome) })
  return { heading, lines: [roleOf({ ...me, role: me.role }, speech), ...privateNotes(view, speech)] }
}

const roleOf = (
  { gnome, role }: { readonly gnome: GnomeId; readonly role: Role },
  { t, names }: CommandSpeech,
): string =>
  t('notes.clan', {
    gnome: names(gnome),
    role: t(`game.role.${role}.name`),
    for: t(`game.clan.${worksFor(clanOf(gnome), role)}.for`),
  })

/**
 * What only this seat knows, for its private paper (HS1): gates and clan cards it has peeked at, the cards set aside, its
 * own discards. Behind the curtain (no seat) there is nothing. What everybody knows by now is left out.
 */
export function privateNotes(view: PlayerView, speech: CommandSpeech): readonly string[] {
  const { t } = speech
  const me = view.seat === null ? null : view.players[view.seat]
  if (!me || view.outcome) return []
  const gates = view.table.goals.flatMap(({ cell, goal, up }) =>
    goal && !up ? [t('notes.gate', { gate: cellName(cell, view.table, t), goal: t(`game.goal.${goal}.name`) })] : [],
  )
  const clans = view.players.flatMap((player) => {
    const { gnome, role, revealed } = player
    return player === me || revealed || !role ? [] : [roleOf({ gnome, role }, speech)]
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
