import type { JSX } from 'preact'
import {
  CARD_BOX,
  CREATURE_IDS,
  deckFor,
  type GnomeId,
  GROUPS,
  type Group,
  type PlayerView,
} from '../../../engine/dark-cave/index.ts'
import { backOf, pictureOf, Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { nameOf } from '../words/speech.ts'

/** What is left to draw, by group: the group on top lies in sight, and the water rises as the deck sinks. */
export function DeckPanel({ view }: { readonly view: PlayerView }): JSX.Element {
  const { deck, discards } = view
  const left = deck.I + deck.II + deck.III
  const full = deckFor(view.players.length)
  const all = full.I + full.II + full.III
  const top = GROUPS.find((group) => deck[group] > 0) ?? 'III'
  const out = discards.all.length + discards.own.length + discards.others.reduce((sum, { count }) => sum + count, 0)
  const water = `${t('hud.deck.waterRises')} ${t('hud.deck.waterEnds')}`
  return (
    <section class="deck panel" aria-label={t('hud.deck.heading')}>
      <h2 data-tip={t('hud.deck.about')}>{t('hud.deck.heading')}</h2>
      <h2 class="deck-water" data-tip={water}>
        {t('hud.deck.water')}
      </h2>
      <img
        class="deck-top"
        data-tip={t('hud.deck.about')}
        data-empty={left === 0}
        src={backOf(top)}
        alt=""
        draggable={false}
      />
      <p class="deck-left" data-tip={t('hud.deck.about')}>
        <b>{left}</b> {t('hud.deck.left', { count: left })}
      </p>
      <div class="deck-gauge" aria-hidden="true" data-tip={water} style={{ '--level': `${(1 - left / all) * 100}%` }}>
        {GROUPS.map(
          (group, at) =>
            full[group] > 0 && (
              <i key={group} data-group={group} style={{ bottom: `${(before(full, at) / all) * 100}%` }}>
                {group}
              </i>
            ),
        )}
      </div>
      <ul class="deck-groups">
        {GROUPS.map((group) => (
          <li
            key={group}
            data-group={group}
            data-empty={deck[group] === 0}
            data-tip={`${t(`game.group.${group}.name`)}. ${t(`game.group.${group}.text`)}`}
          >
            <i>{group}</i> <b>{deck[group]}</b>
          </li>
        ))}
      </ul>
      {out > 0 && <p class="deck-out">{t('hud.deck.out', { number: Math.min(out, CARD_BOX.length) })}</p>}
    </section>
  )
}

/** How many cards are drawn before the first one of a group. */
const before = (full: Readonly<Record<Group, number>>, at: number): number =>
  GROUPS.slice(0, at).reduce((sum, group) => sum + full[group], 0)

/** Creatures and webs, and how long they stay. */
export function InPlay({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const creatures = CREATURE_IDS.flatMap((id) => {
    const creature = view.creatures[id]
    return creature ? [{ id, owner: creature.owner }] : []
  })
  if (creatures.length === 0 && view.webs.length === 0) return null
  return (
    <section class="in-play panel" aria-label={t('hud.play.heading')}>
      <h2>{t('hud.play.heading')}</h2>
      <ul>
        {creatures.map(({ id, owner }) => (
          <li key={id}>
            <img src={pictureOf(`${id}-${'II' satisfies Group}` as 'rat-II')} alt="" draggable={false} />
            <b>{t(`game.creature.${id}.name`)}</b>
            <Until view={view} owner={owner} />
          </li>
        ))}
        {view.webs.map(({ at, shows, owner }) => (
          <li key={at}>
            <Sign name="web" />
            <b>{t('hud.play.web')}</b>
            <span>
              {t('hud.play.rounds', { count: shows })} · {nameOf(owner)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** C6, T2: till the turn of whoever woke it begins; also of somebody who is out, and still plays cards there. */
function Until({ view, owner }: { readonly view: PlayerView; readonly owner: GnomeId }): JSX.Element {
  const isOut = view.players.some(({ gnome, at }) => gnome === owner && at === null)
  const gnome = nameOf(owner)
  return isOut ? (
    <span title={t('hud.play.outside')}>{t('hud.play.untilOut', { gnome })}</span>
  ) : (
    <span>{t('hud.play.until', { gnome })}</span>
  )
}
