import {
  type Command,
  cellOfSpace,
  certainEvents,
  type GameEvent,
  type GameEventType,
  isSpaceId,
  nameOfSpace,
  type PlayerView,
} from '../../../engine/dark-cave/index.ts'
import type { CommandSpeech } from './command-words.ts'
import { creatureWords, faceAt, gnomeList, spotOf } from './phrases.ts'

/** What is certain to come of a step, a stop or a cut, before it is made: nothing hidden and nothing random is in it. */
export function previewWords(command: Command, view: PlayerView, speech: CommandSpeech): readonly string[] {
  const { t } = speech
  if (command.type !== 'step' && command.type !== 'stop' && command.type !== 'chop') return []
  if (command.type === 'step' && !isSpaceId(command.to)) return [t('game.preview.gate')]
  const events = untilNextTurn(certainEvents(view, command))
  return [...priceLines(command, view, events, speech), ...events.flatMap((event) => linesOf(event, view, speech))]
}

/** What belongs to the turn of who asks. */
function untilNextTurn(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'turn-ended')
  return end < 0 ? events : events.slice(0, end)
}

/** The price of bridge and tunnel (M4, M5), also where nothing can be lost. */
function priceLines(
  command: Command,
  view: PlayerView,
  events: readonly GameEvent[],
  { t }: CommandSpeech,
): readonly string[] {
  if (command.type !== 'step' || !isSpaceId(command.to)) return []
  const has = (type: GameEventType): boolean => events.some((event) => event.type === type)
  if (view.turn?.phase === 'creature') return []
  const here = faceAt(view.table, cellOfSpace(command.to))
  const spot = here && spotOf(here, nameOfSpace(command.to))
  if (spot === 'bridge') return [t(has('card-lost') ? 'game.preview.bridge' : 'game.preview.bridge-free')]
  if (spot === 'tunnel') return [t(has('gold-lost') ? 'game.preview.tunnel' : 'game.preview.tunnel-free')]
  return []
}

function linesOf(event: GameEvent, view: PlayerView, { t, names }: CommandSpeech): readonly string[] {
  switch (event.type) {
    case 'attacked': {
      const creature = creatureWords(event.creature, t)
      if (view.turn?.phase === 'creature') {
        return [t('game.log.attacked', { ...creature, gnomes: gnomeList(event.victims, names) }), creature.bite]
      }
      return [t('game.preview.attack', creature), t('game.preview.ends')]
    }
    case 'choice-asked':
      return event.kind === 'axe' && event.who === view.turn?.active ? [t('game.preview.axe')] : []
    case 'gold-taken':
      return [t('game.preview.gold')]
    case 'clan-shown':
      return [t('game.preview.unmask')]
    case 'left': {
      const gold = view.players.find(({ gnome }) => gnome === event.player)?.gold ?? 0
      return [t('game.preview.leave', { nuggets: t('game.count.nuggets', { count: gold }) })]
    }
    case 'web-weakened':
      return event.cause === 'axe' ? [t('game.preview.web-thinner')] : []
    case 'web-removed':
      return event.cause === 'axe' ? [t('game.preview.web-gone')] : []
    default:
      return []
  }
}
