import { describe, expect, it } from 'vitest'
import {
  type Command,
  formatCommand,
  type GameRecord,
  parseCommand,
  redNovember,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { present, startRecord, stateHash } from '../../../../engine/shared/record.ts'
import {
  botOf,
  disowned,
  enginePhase,
  faulty,
  handedOver,
  isLegal,
  mayTakeBack,
  NO_SESSION,
  needsHandOver,
  refuse,
  repeat,
  type Seat,
  type Session,
  say,
  sceneShown,
  seated,
  seatToSpeak,
  speakerIsBot,
  stateOf,
  takeBack,
} from '../../../../engine/shared/table/session.ts'
import { journey } from '../../red-november/journey.ts'
import { blue, green, QUIET, red } from '../../red-november/kit.ts'

const MESS: ScenarioInput = {
  gnomes: [red({ room: 5, hand: ['coffee'] }), blue({ room: 5, hand: ['grog'] }), green()],
  icons: QUIET,
}

const at = (scenario: ScenarioInput = MESS, seats: readonly Seat[] = [], ...moves: readonly string[]): Session =>
  seated(journey({ scenario }, ...moves), seats)

const command = (session: Session, text: string): Command => parseCommand(text, stateOf(session))
const says = (session: Session, ...moves: readonly string[]): Session =>
  moves.reduce((now, text) => say(now, command(now, text)), session)
const said = ({ game }: Session): readonly string[] => game?.commands.map(formatCommand) ?? []

/** A game in a position that no game can come to: an answer to its question cannot be carried out. */
function impossible(): GameRecord {
  const game = journey({ scenario: MESS }, 'trade blue give coffee')
  const state = present(game)
  const pending = { kind: 'trade-answer', who: 'blue', from: 'red', offer: ['harpoon'] } as const
  return { ...game, states: [...game.states.slice(0, -1), { ...state, pending }] }
}

describe('a session', () => {
  it('without a game has no position', () => {
    expect(() => stateOf(NO_SESSION)).toThrow('no game')
    expect(mayTakeBack(NO_SESSION)).toBe(false)
    expect(takeBack(NO_SESSION)).toBe(NO_SESSION)
    expect(repeat(NO_SESSION)).toBe(NO_SESSION)
    expect(say(NO_SESSION, { type: 'wait' })).toBe(NO_SESSION)
  })

  it('with a new game has its opening to show; an old one is simply there', () => {
    const game = startRecord(redNovember, { setup: { seed: 'new', gnomes: ['red', 'blue', 'green'] } })
    expect(seated(game, []).scenes.flatMap(({ events }) => events)).toEqual(game.opening)
    expect(at(MESS, [], 'open 8').scenes).toEqual([])
  })

  it('knows the engine’s phase in the chart’s words', () => {
    expect(enginePhase(at())).toBe('movement')
    const drinker: ScenarioInput = { ...MESS, gnomes: [red({ hand: ['grog', 'coffee'] })] }
    expect(enginePhase(at(drinker, [], 'play grog', 'wait'))).toBe('faintCheck')
    expect(enginePhase(at({ tracks: { heat: 10 } }))).toBe('over')
  })
})

describe('saying something', () => {
  it('is remembered, with the scenes that follow', () => {
    const session = says(at(), 'open 8')
    expect(said(session)).toEqual(['open 8'])
    expect(session.scenes.map(({ phase }) => phase)).toEqual(['movement'])
    expect(says(session, 'wait').scenes.map(({ phase }) => phase)).toEqual(['action', 'updates', 'movement'])
  })

  it('that is not allowed changes nothing but the refusal (M1)', () => {
    const session = at()
    const refused = say(session, { type: 'enter' })
    expect(refused).toEqual({ ...session, refused: { code: 'move/no-open-hatch', rule: 'M1' } })
    expect(refuse(session, { type: 'enter' })).toEqual(refused)
    expect(isLegal(session, { type: 'enter' })).toBe(false)
    expect(isLegal(session, { type: 'wait' })).toBe(true)
    expect(says(refused, 'open 8').refused).toBeNull()
  })

  it('that brings an error of ours to light becomes a fault, and the game stays as it was', () => {
    const session = seated(impossible(), [])
    const faulted = says(session, 'give nothing')
    expect(faulted).toEqual({ ...session, fault: 'a trade with items that are not there' })
    expect(says(session, 'refuse').fault).toBeNull()
  })
})

describe('taking back and repeating', () => {
  it('go back and forth over the same commands', () => {
    const session = says(at(), 'open 8', 'enter')
    const back = takeBack(takeBack(session))
    expect(said(back)).toEqual([])
    expect(back.undone.map(formatCommand)).toEqual(['enter', 'open 8'])
    const again = repeat(repeat(back))
    expect(said(again)).toEqual(['open 8', 'enter'])
    expect(again.undone).toEqual([])
    expect(stateHash(stateOf(again))).toBe(stateHash(stateOf(session)))
    expect(repeat(again)).toBe(again)
  })

  it('is over once something else was said', () => {
    const session = says(takeBack(says(at(), 'open 8')), 'open 2')
    expect(session.undone).toEqual([])
    expect(repeat(session)).toBe(session)
  })

  it('does nothing where nothing can be taken back', () => {
    const rolled = says(at({ ...MESS, gnomes: [red()] }), 'fix engine 3')
    expect(mayTakeBack(rolled)).toBe(false)
    expect(takeBack(rolled)).toBe(rolled)
  })

  it('forgets a refusal', () => {
    const session = refuse(says(at(), 'open 8'), { type: 'stay' })
    expect(session.refused).not.toBeNull()
    expect(takeBack(session).refused).toBeNull()
  })
})

describe('who has to speak', () => {
  it('is the active gnome’s seat, or that of whoever is asked (A13)', () => {
    expect(seatToSpeak(at())).toBe(0)
    expect(seatToSpeak(at(MESS, [], 'trade blue give coffee'))).toBe(1)
    expect(seatToSpeak(at({ ...MESS, people: 1 }, [], 'trade blue give coffee'))).toBe(0)
    expect(seatToSpeak(at({ tracks: { heat: 10 } }))).toBe(0)
  })

  it('is a person unless the seat is a bot’s; a seat beyond the list is a person’s', () => {
    expect(botOf(at())).toBeNull()
    expect(botOf(at(MESS, ['sailor']))).toBe('sailor')
    expect(speakerIsBot(at(MESS, ['person', 'cadet']))).toBe(false)
    expect(speakerIsBot(at(MESS, ['person', 'cadet'], 'trade blue give coffee'))).toBe(true)
  })
})

describe('the hand-over', () => {
  const secret: ScenarioInput = { ...MESS, options: { secretHands: true } }

  it('is needed when another person has to speak, and only with secret hands (O2, O6)', () => {
    expect(needsHandOver(at())).toBe(false)
    expect(needsHandOver(at(secret))).toBe(true)
    expect(needsHandOver(at({ ...MESS, options: { derangedGnomes: true } }))).toBe(true)
    const held = handedOver(at(secret))
    expect([held.holder, needsHandOver(held)]).toEqual([0, false])
    expect(needsHandOver(says(held, 'open 8'))).toBe(false)
    expect(needsHandOver(says(held, 'trade blue give coffee'))).toBe(true)
  })

  it('is never needed for a bot, nor after one (O6)', () => {
    const held = handedOver(at(secret, ['person', 'cadet', 'cadet']))
    const asked = says(held, 'trade blue give coffee')
    expect(needsHandOver(asked)).toBe(false)
    expect(needsHandOver(says(asked, 'refuse'))).toBe(false)
  })

  it('is needed once where one person has all gnomes (S1)', () => {
    const held = handedOver(at({ ...secret, people: 1 }))
    expect(needsHandOver(says(held, 'trade blue give coffee'))).toBe(false)
  })
})

describe('scenes', () => {
  it('are shown one after the other', () => {
    const session = says(at(), 'wait')
    expect(sceneShown(session).scenes).toEqual(session.scenes.slice(1))
    expect(sceneShown(sceneShown(sceneShown(session))).scenes).toEqual([])
  })

  it('that the chart does not know are a fault which says what followed what', () => {
    expect(faulty(at(), 'updates').fault).toBe('movement cannot follow updates')
    expect(faulty({ ...at(), scenes: [{ phase: 'escape', events: [] }] }, 'movement').fault).toBe(
      'escape cannot follow movement',
    )
    expect(faulty({ ...at(), fault: 'the first one' }, 'updates').fault).toBe('the first one')
  })

  it('do not come from a bot that breaks a rule: that is a fault too', () => {
    expect(disowned(at(MESS, ['cadet']), { type: 'enter' }).fault).toBe('the bot cadet breaks a rule: {"type":"enter"}')
  })
})
