import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  BOTS,
  COLORS,
  type Command,
  type GameEvent,
  type GameState,
  HATCHES,
  type ItemId,
  type PlayerView,
  ROOM_IDS,
  redNovember,
  seatOf,
  speaker,
  TOKEN_IDS,
  TRACK_IDS,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { botRandom } from '../../../engine/shared/bots.ts'
import { minus } from '../../../engine/shared/bundle.ts'
import type { RandomStream } from '../../../engine/shared/random.ts'
import { startRecord } from '../../../engine/shared/record.ts'
import type { Target } from '../../../renderer/red-november/board/kit/targets.ts'
import { LOCK_IDS } from '../../../renderer/red-november/board/layout/hatches.ts'
import { boardHelp, spokenHelp } from '../../../renderer/red-november/hud/board-help.ts'
import { optionsFor } from '../../../renderer/red-november/hud/choices/options.ts'
import { offers } from '../../../renderer/red-november/hud/offers.ts'
import { phaseName } from '../../../renderer/red-november/hud/phase-name.ts'
import { litTargets } from '../../../renderer/red-november/hud/pointing.ts'
import { asShown, dialOf } from '../../../renderer/red-november/hud/shown.ts'
import { newestLines } from '../../../renderer/red-november/hud/ticker-lines.ts'
import { cardLines } from '../../../renderer/red-november/show/card-lines.ts'
import { PROGRAMME } from '../../../renderer/red-november/show/programme.ts'
import { SOUND_KIT } from '../../../renderer/red-november/sound/kit.ts'
import { damageReport } from '../../../renderer/red-november/words/damage-report.ts'
import { t } from '../../../renderer/red-november/words/index.ts'
import { readerFor } from '../../../renderer/red-november/words/log-lines.ts'
import { narratorOf } from '../../../renderer/red-november/words/narrator.ts'
import { sail, type Voyage, voyages } from '../../property/voyage.ts'
import { names } from '../speak.ts'

type Eyes = number | null

/** Everything on the board that says something about itself. */
const TARGETS: readonly Target[] = [
  ...ROOM_IDS.map((room): Target => ({ kind: 'room', room })),
  ...HATCHES.map((hatch): Target => ({ kind: 'hatch', hatch })),
  ...LOCK_IDS.map((lock): Target => ({ kind: 'lock', lock })),
  ...COLORS.map((gnome): Target => ({ kind: 'gnome', gnome })),
  ...TOKEN_IDS.map((token): Target => ({ kind: 'token', token })),
  ...TRACK_IDS.map((track): Target => ({ kind: 'track', track })),
  ...[0, 12, 36, 60].map((minute): Target => ({ kind: 'minute', minute })),
]

/** What the page has of a position: what its parts are given, and every sentence they make of it. */
const still = (view: PlayerView) => ({
  given: view,
  phase: phaseName(view, true),
  report: damageReport(view, names),
  tooltips: TARGETS.map((target) => boardHelp(target, view, names)),
  spoken: TARGETS.map((target) => spokenHelp(boardHelp(target, view, names))),
  lit: litTargets(view),
  offers: offers(view),
  options: optionsFor(view, names),
})

/** What the page has of what happens: cards, dials, lines, sounds, and what a Captain would be asked afterwards. */
function moving(before: GameState, after: GameState, events: readonly GameEvent[], eyes: Eyes) {
  const [was, is] = [viewFor(before, eyes), viewFor(after, eyes)]
  const game = { info: { title: '', created: '', extra: {} }, record: RECORD }
  const narrator = narratorOf({ ...game, record: { ...RECORD, states: [before, after] } }, eyes)
  const { beats, end } = PROGRAMME.write(PROGRAMME.standing(was), events, is)
  const everybody = readerFor(is, null, { t, names })
  const soundscape = SOUND_KIT.soundscape()
  soundscape.sync(was)
  const who = speaker(before)
  const { reason } = BOTS.cadet(viewFor(before, seatOf(before, who ?? 'red')), botRandom('reasons', 0))
  return {
    shown: beats.map(({ picture, overlay: { card, ...overlay }, hold }) => ({
      picture,
      overlay,
      card: card && { ...card, done: cardLines(card.done, everybody) },
      dials: picture.figures.map(({ color }) => dialOf(picture, color)),
      hud: asShown(was, picture),
      hold,
    })),
    remaining: PROGRAMME.remaining(end, is).way,
    sounds: events.map((event) => [soundscape.play(event), soundscape.loops]),
    log: events.map((event) => narrator.line(event)),
    marks: narrator.moments(before, events).map(({ mark, player }) => [mark, player]),
    reason: who && narrator.reason(reason, before),
    ticker: newestLines([{ before: was, events }], readerFor(is, eyes, { t, names })),
    advice: { view: is, random: botRandom(redNovember.seedOf(after), 1).state },
  }
}

/** Only its names and its options are asked for. */
const RECORD = startRecord(redNovember, { setup: { seed: 'two worlds', gnomes: COLORS.slice(0, 3) } })

/**
 * Another world for these eyes: what hands they cannot see hold has changed places, also with the pile. What is said in
 * it is what would be said there: an offer between strangers is of other things.
 */
function elsewhere(state: GameState, command: Command, eyes: Eyes, random: RandomStream): [GameState, Command] {
  const isHidden = (at: number): boolean => at % state.people !== eyes
  const hands = state.gnomes.map(({ hand, color }, at) =>
    isHidden(at) ? (minus(hand, kept(state, command, color, eyes)) ?? []) : [],
  )
  const items = random.shuffled([...hands.flat(), ...state.itemPile])
  const gnomes = state.gnomes.map((gnome, at) => {
    if (!isHidden(at)) return gnome
    const held = kept(state, command, gnome.color, eyes)
    return { ...gnome, hand: [...held, ...items.splice(0, gnome.hand.length - held.length)] }
  })
  const other = { ...state, gnomes, itemPile: items }
  return [withOffer(other, eyes), toldThere(other, command, eyes)]
}

/** What must be in a hidden hand, because it is played, discarded or shown. */
function kept(
  state: GameState,
  command: Command,
  color: GameState['gnomes'][number]['color'],
  eyes: Eyes,
): readonly ItemId[] {
  const { pending } = state
  const isOffer = pending?.kind === 'trade-answer' && pending.from === color && seatOf(state, pending.who) === eyes
  if (isOffer) return pending.offer
  if (pending?.who === color && (pending.kind === 'coffee' || pending.kind === 'lucky-charm')) return [pending.kind]
  if (speaker(state) !== color) return []
  if (command.type === 'play') return [command.item]
  if (command.type === 'discard') return command.items
  if (command.type === 'defend')
    return state.gnomes.find((gnome) => gnome.color === color)?.hand.filter((item) => item === 'crowbar') ?? []
  const partner = command.type === 'trade' ? command.partner : pending?.kind === 'trade-answer' ? pending.from : null
  const isSeen = partner !== null && seatOf(state, partner) === eyes
  if (command.type === 'trade') return isSeen ? command.give : []
  return command.type === 'give' && isSeen ? command.items : []
}

const withOffer = (state: GameState, eyes: Eyes): GameState => {
  const { pending } = state
  if (pending?.kind !== 'trade-answer') return state
  const [from, who] = [pending.from, pending.who].map((color) => seatOf(state, color))
  if (from === eyes || who === eyes) return state
  const hand = state.gnomes.find(({ color }) => color === pending.from)?.hand ?? []
  return { ...state, pending: { ...pending, offer: hand.slice(0, pending.offer.length) } }
}

function toldThere(state: GameState, command: Command, eyes: Eyes): Command {
  const who = speaker(state)
  const hand = state.gnomes.find(({ color }) => color === who)?.hand ?? []
  if (!who || seatOf(state, who) === eyes) return command
  if (command.type === 'trade' && seatOf(state, command.partner) !== eyes) {
    return { ...command, give: hand.slice(0, command.give.length) }
  }
  const asker = state.pending?.kind === 'trade-answer' ? state.pending.from : null
  if (command.type === 'give' && asker && seatOf(state, asker) !== eyes) {
    return { ...command, items: hand.slice(0, command.items.length) }
  }
  return command
}

const bytes = (value: unknown): string => JSON.stringify(value)

/** Steps that were compared, by the kind of command. */
const compared = new Map<string, number>()

function compare(state: GameState, command: Command, eyes: Eyes, random: RandomStream): void {
  const [other, said] = elsewhere(state, command, eyes, random)
  expect(bytes(still(viewFor(other, eyes)))).toBe(bytes(still(viewFor(state, eyes))))
  const [here, there] = [apply(state, command), apply(other, said)]
  // What follows from other hands may be seen by everybody: then the worlds are no longer alike.
  if (!here.ok || !there.ok) return
  if (bytes(viewFor(here.state, eyes)) !== bytes(viewFor(there.state, eyes))) return
  compared.set(command.type, (compared.get(command.type) ?? 0) + 1)
  const [one, two] = [moving(state, here.state, here.events, eyes), moving(other, there.state, there.events, eyes)]
  for (const place of Object.keys(one) as (keyof typeof one)[]) {
    expect(bytes(two[place]), `${place} after ${bytes(command)} for ${eyes}`).toBe(bytes(one[place]))
  }
}

const secretly = ({ setup, ...voyage }: Voyage): Voyage => ({
  ...voyage,
  setup: {
    ...setup,
    people: setup.gnomes.length,
    options: { ...setup.options, secretHands: true },
  },
})

describe('two worlds that differ only in what is hidden', () => {
  it('are the same page, byte for byte: for every seat and for nobody, whatever happens (O2, O6)', () => {
    fc.assert(
      fc.property(voyages.map(secretly), (voyage) => {
        sail(voyage, (state, command, random) => {
          if (random.die(3) === 1) {
            const eyes = random.die(state.people + 1) - 2
            compare(state, command, eyes < 0 ? null : eyes, random)
          }
          const result = apply(state, command)
          if (!result.ok) throw new Error(result.error.code)
          return result.state
        })
      }),
      { numRuns: 10, seed: 1912 },
    )
    for (const type of ['open', 'play', 'fix', 'trade', 'give', 'wait']) {
      expect(compared.get(type) ?? 0, type).toBeGreaterThan(0)
    }
  })
})
