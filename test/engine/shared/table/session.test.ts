import { describe, expect, it } from 'vitest'
import {
  type Command,
  formatCommand,
  type GameRecord,
  parseCommand,
  redNovember,
  type ScenarioInput,
  type Seat,
  type Session,
} from '../../../../engine/red-november/index.ts'
import { present, startRecord, stateHash } from '../../../../engine/shared/record.ts'
import * as session from '../../../../engine/shared/table/session.ts'
import { sceneShown, seated, stateOf } from '../../../../engine/shared/table/session.ts'
import { journey } from '../../red-november/journey.ts'
import { blue, green, QUIET, red } from '../../red-november/kit.ts'

const MESS: ScenarioInput = {
  gnomes: [red({ room: 5, hand: ['coffee'] }), blue({ room: 5, hand: ['grog'] }), green()],
  icons: QUIET,
}

const NO_SESSION = session.noSession(redNovember)
const botOf = (now: Session) => session.botOf(redNovember, now)
const commanded = (now: Session, command: Command) => session.commanded(redNovember, now, command)
const enginePhase = (now: Session) => session.enginePhase(redNovember, now)
const faulty = (now: Session, phase: string) => session.faulty(redNovember, now, phase)
const handedOver = (now: Session) => session.handedOver(redNovember, now)
const mayUndo = (now: Session) => session.mayUndo(redNovember, now)
const needsHandOver = (now: Session) => session.needsHandOver(redNovember, now)
const redone = (now: Session) => session.redone(redNovember, now)
const seatToSpeak = (now: Session) => session.seatToSpeak(redNovember, now)
const speakerIsBot = (now: Session) => session.speakerIsBot(redNovember, now)
const undone = (now: Session) => session.undone(redNovember, now)

const at = (scenario: ScenarioInput = MESS, seats: readonly Seat[] = [], ...moves: readonly string[]): Session =>
  seated(redNovember, journey({ scenario }, ...moves), seats)

const command = (now: Session, text: string): Command => parseCommand(text, stateOf(now))
const says = (first: Session, ...moves: readonly string[]): Session =>
  moves.reduce((now, text) => commanded(now, command(now, text)), first)
const said = ({ record }: Session): readonly string[] => record?.commands.map(formatCommand) ?? []

/** A game in a position that no game can come to: an answer to its question cannot be carried out. */
function impossible(): GameRecord {
  const record = journey({ scenario: MESS }, 'trade blue give coffee')
  const state = present(record)
  const pending = { kind: 'trade-answer', who: 'blue', from: 'red', offer: ['harpoon'] } as const
  return { ...record, states: [...record.states.slice(0, -1), { ...state, pending }] }
}

describe('a session', () => {
  it('without a game has no position', () => {
    expect(() => stateOf(NO_SESSION)).toThrow('no game')
    expect(mayUndo(NO_SESSION)).toBe(false)
    expect(undone(NO_SESSION)).toBe(NO_SESSION)
    expect(redone(NO_SESSION)).toBe(NO_SESSION)
    expect(commanded(NO_SESSION, { type: 'wait' })).toBe(NO_SESSION)
  })

  it('with a new game has its opening to show; an old one is simply there', () => {
    const record = startRecord(redNovember, { setup: { seed: 'new', gnomes: ['red', 'blue', 'green'] } })
    expect(seated(redNovember, record, []).scenes.flatMap(({ events }) => events)).toEqual(record.opening)
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
    const now = says(at(), 'open 8')
    expect(said(now)).toEqual(['open 8'])
    expect(now.scenes.map(({ phase }) => phase)).toEqual(['movement'])
    expect(says(now, 'wait').scenes.map(({ phase }) => phase)).toEqual(['action', 'updates', 'movement'])
  })

  it('that is not allowed changes nothing but the refusal (M1)', () => {
    const now = at()
    const refused = commanded(now, { type: 'enter' })
    expect(refused).toEqual({ ...now, refused: { code: 'move/no-open-hatch', rule: 'M1' } })
    expect(redNovember.check(stateOf(now), { type: 'enter' })).toEqual(refused.refused)
    expect(redNovember.check(stateOf(now), { type: 'wait' })).toBeNull()
    expect(says(refused, 'open 8').refused).toBeNull()
  })

  it('that brings an error of ours to light becomes a fault, and the game stays as it was', () => {
    const now = seated(redNovember, impossible(), [])
    const faulted = says(now, 'give nothing')
    expect(faulted).toEqual({
      ...now,
      fault: expect.stringMatching(/a trade with items that are not there\n\s+at acceptTrade/),
    })
    expect(says(now, 'refuse').fault).toBeNull()
  })
})

describe('undo and redo', () => {
  it('go back and forth over the same commands', () => {
    const now = says(at(), 'open 8', 'enter')
    const back = undone(undone(now))
    expect(said(back)).toEqual([])
    expect(back.undone.map(formatCommand)).toEqual(['enter', 'open 8'])
    const again = redone(redone(back))
    expect(said(again)).toEqual(['open 8', 'enter'])
    expect(again.undone).toEqual([])
    expect(stateHash(stateOf(again))).toBe(stateHash(stateOf(now)))
    expect(redone(again)).toBe(again)
  })

  it('is over once something else was said', () => {
    const now = says(undone(says(at(), 'open 8')), 'open 2')
    expect(now.undone).toEqual([])
    expect(redone(now)).toBe(now)
  })

  it('does nothing where nothing can be undone', () => {
    const rolled = says(at({ ...MESS, gnomes: [red()] }), 'fix engine 3')
    expect(mayUndo(rolled)).toBe(false)
    expect(undone(rolled)).toBe(rolled)
  })

  it('forgets a refusal', () => {
    const now = commanded(says(at(), 'open 8'), { type: 'stay' })
    expect(now.refused).not.toBeNull()
    expect(undone(now).refused).toBeNull()
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
    const now = says(at(), 'wait')
    expect(sceneShown(now).scenes).toEqual(now.scenes.slice(1))
    expect(sceneShown(sceneShown(sceneShown(now))).scenes).toEqual([])
  })

  it('that the chart does not know are a fault which says what followed what', () => {
    expect(faulty(at(), 'updates').fault).toBe('movement cannot follow updates')
    expect(faulty({ ...at(), scenes: [{ phase: 'escape', events: [] }] }, 'movement').fault).toBe(
      'escape cannot follow movement',
    )
    expect(faulty({ ...at(), fault: 'the first one' }, 'updates').fault).toBe('the first one')
  })

  it('do not come from a bot that breaks a rule: that is a fault too', () => {
    const broken = session.decided(redNovember, at(MESS, ['cadet']), { command: { type: 'enter' } })
    expect([broken.fault, broken.refused]).toEqual(['the bot cadet breaks a rule: {"type":"enter"}', null])
  })
})
