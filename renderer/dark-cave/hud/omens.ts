import {
  CLANS,
  type Clan,
  clanOf,
  type GameRecord,
  type GnomeId,
  type PlayerView,
  viewFor,
} from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { CommandSpeech } from '../words/command-words.ts'

/** A sign that everybody can see: the end of the game is near. */
export type Omen =
  | { readonly kind: 'exit' }
  /** E3: the first one out. */
  | { readonly kind: 'out'; readonly gnome: GnomeId }
  /** Of this colour nobody else is inside any more. */
  | { readonly kind: 'last'; readonly gnome: GnomeId; readonly clan: Clan }
  /** G1: not even a round is left to draw. */
  | { readonly kind: 'deck' }

type Seen = Pick<PlayerView, 'players' | 'table' | 'firstOut' | 'deck' | 'outcome'>

/** G1, G2: what of the end is to be seen on the table, the most pressing last. Colours only: whom one digs for is no part of it. */
export function omensIn({ players, table, firstOut, deck, outcome }: Seen): readonly Omen[] {
  if (outcome) return []
  const isOpen = table.goals.some(({ goal, up }) => up && goal === 'exit')
  return [
    ...(isOpen && !firstOut ? [{ kind: 'exit' } as const] : []),
    ...(firstOut ? [{ kind: 'out', gnome: firstOut } as const] : []),
    ...CLANS.flatMap((clan) => lastOf(clan, players)),
    ...(deck.I + deck.II + deck.III <= players.length ? [{ kind: 'deck' } as const] : []),
  ]
}

function lastOf(clan: Clan, players: Seen['players']): readonly Omen[] {
  const hats = players.filter(({ gnome }) => clanOf(gnome) === clan)
  const inside = hats.filter(({ at }) => at !== null)
  const [last] = inside
  return last && inside.length === 1 && hats.length > 1 ? [{ kind: 'last', gnome: last.gnome, clan }] : []
}

/** How many of each colour are still in the cave. */
export const insideOf = ({ players }: Pick<PlayerView, 'players'>): readonly (readonly [Clan, number])[] =>
  CLANS.flatMap((clan) => {
    const hats = players.filter(({ gnome }) => clanOf(gnome) === clan)
    return hats.length > 0 ? [[clan, hats.filter(({ at }) => at !== null).length] as const] : []
  })

/** In one line. */
export function omenWords(omen: Omen, { t, names }: CommandSpeech): string {
  const gnome = 'gnome' in omen ? names(omen.gnome) : ''
  return omen.kind === 'last'
    ? t('hud.omen.last', { clan: t(`game.clan.${omen.clan}.name`), gnome })
    : t(`hud.omen.${omen.kind}`, { gnome })
}

/** How it ends: each rule once. */
export function endWords(omens: readonly Omen[], { t }: Pick<CommandSpeech, 't'>): readonly string[] {
  const isDeck = ({ kind }: Omen): boolean => kind === 'deck'
  return [
    ...(omens.some((omen) => !isDeck(omen)) ? [t('hud.omen.clanOut')] : []),
    ...(omens.some(isDeck) ? [t('hud.omen.cardsOut')] : []),
  ]
}

/** What tells of the end since who is up played a card last: it is said once, at the beginning of the turn. */
export function newOmens(record: GameRecord): readonly Omen[] {
  const now = present(record)
  if (now.turn?.phase !== 'play' || now.pending) return []
  const { active } = now.turn
  const before = record.states
    .slice(0, -1)
    .findLast(({ turn, pending }) => turn?.phase === 'play' && !pending && turn.active === active)
  const known = new Set((before ? omensIn(viewFor(before, null)) : []).map(keyOf))
  return omensIn(viewFor(now, null)).filter((omen) => !known.has(keyOf(omen)))
}

const keyOf = (omen: Omen): string => JSON.stringify(omen)
