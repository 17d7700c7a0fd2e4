import { type DarkCave, speaker } from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Summary } from '../../shared/game-ui.ts'
import type { Opened } from '../../table/running.ts'
import { t } from './index.ts'
import { markOf } from './marks.ts'
import { namesIn } from './narrator.ts'

/** A save in a few words. Nothing in it is private: it stands in lists that everybody sees. */
export function summaryOf({ info, record }: Opened<DarkCave>): Summary {
  const state = present(record)
  const { outcome, players, deck, script } = state
  const names = namesIn({ info })
  const who = speaker(state)
  const standing = outcome
    ? outcome.winner
      ? t(`game.clan.${outcome.winner}.wins`)
      : t('game.nobody.name')
    : t('front.saves.cards', { count: deck.length + script.cards.length })
  return {
    isOver: outcome !== null,
    company: t('lobby.company', { count: players.length }),
    standing,
    badge: { shape: outcome ? (outcome.winner ? 'good' : 'bad') : 'card', text: standing },
    toMove: who ? t('front.title.toMove', { gnome: names(who) }) : null,
    players: players.map(({ gnome }) => markOf(gnome, names)),
    options: [],
  }
}
