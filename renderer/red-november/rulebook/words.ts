import { AIRLOCKS, DOORWAYS, EVENTS, ITEMS, type Place, ROOMS } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { placeKey } from '../words/phrases.ts'
import { isHouseRule } from '../words/rulebook/words.ts'
import type { Page } from './pages.ts'
import { pictureOfRule } from './pictures.ts'

/** A page as it is read. */
export interface Text {
  /** What it goes by in the rules; things of the box have none. */
  readonly mark: string
  readonly heading: string
  readonly text: string
  /** Small print: how many there are, where its hatches lead. */
  readonly fact: string
  /** What no printed rule book says; empty if all of it is printed. */
  readonly ours: string
  /** A drawing, as a path from the page. */
  readonly picture: string | null
}

/** The words of a page in the language that is spoken now. */
export function textOf({ of }: Page): Text {
  switch (of.kind) {
    case 'rule':
      return {
        mark: of.rule,
        heading: t(`game.rule.${of.rule}`),
        text: t(`rulebook.rules.${of.rule}`),
        fact: '',
        ours: isHouseRule(of.rule) ? t(`rulebook.ours.${of.rule}`) : '',
        picture: pictureOfRule(of.rule),
      }
    case 'item':
      return {
        mark: '',
        heading: t(`game.item.${of.item}.name`),
        text: t(`game.item.${of.item}.effect`),
        fact: t('rulebook.copies', { count: ITEMS[of.item].count }),
        ours: '',
        picture: `./cards/item-${of.item}.svg`,
      }
    case 'event': {
      const { faint } = EVENTS[of.event]
      const numbers = faint.map((number) => number ?? '–').join(' ')
      return {
        mark: '',
        heading: t(`game.event.${of.event}.name`),
        text: t(`game.event.${of.event}.text`),
        fact: `${t('rulebook.copies', { count: faint.length })} · ${t('rulebook.faintNumbers', { numbers })}`,
        ours: '',
        picture: `./cards/event-${of.event}.svg`,
      }
    }
    case 'token':
      return {
        mark: '',
        heading: t(`game.token.${of.token}.name`),
        text: t(`game.token.${of.token}.text`),
        fact: '',
        ours: '',
        picture: `./tokens/${of.token}.svg`,
      }
    case 'room':
      return {
        mark: '',
        heading: `${of.place === 'sea' ? '' : `${of.place} · `}${t(`game.place.${placeKey(of.place)}.name`)}`,
        text: t(`rulebook.rooms.${placeKey(of.place)}`),
        fact: t('rulebook.hatchesTo', { rooms: neighbours(of.place).join(', ') }),
        ours: '',
        picture: null,
      }
  }
}

function neighbours(place: Place): readonly string[] {
  const rooms = place === 'sea' ? AIRLOCKS : DOORWAYS[place].map(({ to }) => to)
  const names = rooms.map((room) => `${room} ${t(`game.place.${ROOMS[room]}.name`)}`)
  return place !== 'sea' && AIRLOCKS.includes(place) ? [...names, t('game.place.sea.name')] : names
}
