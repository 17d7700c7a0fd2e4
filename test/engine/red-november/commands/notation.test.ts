import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  check,
  createGame,
  formatCommand,
  type GameState,
  legalCommands,
  NotationError,
  parseCommand,
  REFUSALS,
  withoutComment,
} from '../../../../engine/red-november/index.ts'
import { blue, meetCard, QUIET, questions, red } from '../kit.ts'
import { play, set } from '../table.ts'

/** Made when asked for: nothing of the engine runs before a test does. */
const start = (): GameState => set({ gnomes: [red(), blue()], icons: QUIET }).state
const parse = (line: string): Command => parseCommand(line, start())

/** Every line of the notation and the command it stands for. */
const LINES: readonly (readonly [string, Command])[] = [
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const).map((to) => [`open ${to}`, { type: 'open', to }] as const),
  ['open sea', { type: 'open', to: 'sea' }],
  ['enter', { type: 'enter' }],
  ['stay', { type: 'stay' }],
  ['play grog', { type: 'play', item: 'grog' }],
  ['play toolbox', { type: 'play', item: 'toolbox' }],
  ['play engine-manual', { type: 'play', item: 'engine-manual' }],
  ['play pump-manual', { type: 'play', item: 'pump-manual' }],
  ['play reactor-manual', { type: 'play', item: 'reactor-manual' }],
  ['play deactivation-code', { type: 'play', item: 'deactivation-code' }],
  ['play crowbar', { type: 'play', item: 'crowbar' }],
  ['play extinguisher', { type: 'play', item: 'extinguisher' }],
  ['play water-pump', { type: 'play', item: 'water-pump' }],
  ['play coffee', { type: 'play', item: 'coffee' }],
  ['play aqualung', { type: 'play', item: 'aqualung' }],
  ['play harpoon', { type: 'play', item: 'harpoon' }],
  ['play lucky-charm', { type: 'play', item: 'lucky-charm' }],
  ['extinguish 7', { type: 'fix', job: 'extinguish', minutes: 7 }],
  ['pump 3', { type: 'fix', job: 'pump', minutes: 3 }],
  ['unblock 1-3 4', { type: 'fix', job: 'unblock', hatch: '1-3', minutes: 4 }],
  ['fix engine 5', { type: 'fix', job: 'engine', minutes: 5 }],
  ['fix pumps 6', { type: 'fix', job: 'pumps', minutes: 6 }],
  ['fix reactor 10', { type: 'fix', job: 'reactor', minutes: 10 }],
  ['stop missiles 1', { type: 'fix', job: 'missiles', minutes: 1 }],
  ['kill kraken 9', { type: 'fix', job: 'kraken', minutes: 9 }],
  ['draw 3', { type: 'draw', count: 3 }],
  ['trade blue give grog,crowbar', { type: 'trade', partner: 'blue', give: ['grog', 'crowbar'] }],
  ['trade white give nothing', { type: 'trade', partner: 'white', give: [] }],
  ...(['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'white'] as const).map(
    (target) => [`attack ${target}`, { type: 'attack', target }] as const,
  ),
  ['wait', { type: 'wait' }],
  ['abandon', { type: 'abandon' }],
  ['give coffee', { type: 'give', items: ['coffee'] }],
  ['give grog,grog,coffee', { type: 'give', items: ['grog', 'grog', 'coffee'] }],
  ['give nothing', { type: 'give', items: [] }],
  ['refuse', { type: 'refuse' }],
  ['defend', { type: 'defend' }],
  ['yield', { type: 'yield' }],
  ['choose room 4', { type: 'choose-room', room: 4 }],
  ['choose room 10', { type: 'choose-room', room: 10 }],
  ['choose hatch 1-3', { type: 'choose-hatch', hatch: '1-3' }],
  ['choose hatch 9-10', { type: 'choose-hatch', hatch: '9-10' }],
  ['discard grog,coffee', { type: 'discard', items: ['grog', 'coffee'] }],
  ['continue', { type: 'continue' }],
]

describe('the notation', () => {
  it.each(LINES)('reads and writes "%s"', (line, command) => {
    expect(parse(line)).toEqual(command)
    expect(formatCommand(command)).toBe(line)
  })

  it('does not care about upper and lower case', () => {
    for (const [line, command] of LINES) {
      expect(parse(line.toUpperCase())).toEqual(command)
      expect(parse(line.replace(/(^| )./g, (start) => start.toUpperCase()))).toEqual(command)
    }
  })

  it('takes any blanks between and around the words', () => {
    expect(parse('  open \t  5  ')).toEqual({ type: 'open', to: 5 })
    expect(parse('\tunblock   1-3\t4\r')).toEqual({ type: 'fix', job: 'unblock', hatch: '1-3', minutes: 4 })
  })

  it('leaves out comments', () => {
    for (const [line, command] of LINES) {
      expect(parse(`${line} # and then?`)).toEqual(command)
      expect(parse(`${line}#close by # twice`)).toEqual(command)
    }
    expect(withoutComment('wait # a minute')).toBe('wait')
    expect(withoutComment('  wait  ')).toBe('wait')
    expect(withoutComment('# nothing but words')).toBeNull()
    expect(withoutComment('   ')).toBeNull()
    expect(withoutComment('')).toBeNull()
  })

  it('takes a hatch from either side and writes the lower room first', () => {
    for (const [one, other, hatch] of [
      ['1-3', '3-1', '1-3'],
      ['9-10', '10-9', '9-10'],
      ['8-10', '10-8', '8-10'],
      ['2-5', '5-2', '2-5'],
    ] as const) {
      for (const text of [one, other]) {
        expect(parse(`unblock ${text} 4`)).toEqual({ type: 'fix', job: 'unblock', hatch, minutes: 4 })
        expect(parse(`choose hatch ${text}`)).toEqual({ type: 'choose-hatch', hatch })
      }
    }
    expect(formatCommand(parse('choose hatch 10-9'))).toBe('choose hatch 9-10')
  })

  it('every legal command of every kind of moment can be written and read back', () => {
    const moments: GameState[] = [
      ...Object.values(questions()).map((table) => table.state),
      createGame({ seed: 'notation', gnomes: ['red', 'blue', 'white'] }),
      set({
        options: { derangedGnomes: true },
        gnomes: [red({ room: 3, hand: ['grog', 'crowbar', 'coffee'] }), blue({ room: 3 })],
        rooms: { 3: { water: 'low' } },
        blocked: ['1-3', '3-4'],
      }).state,
      set({ gnomes: [red({ room: 'sea', minute: 9 }), blue({ minute: 5 })] }).state,
      play(set({ gnomes: [red(), blue()], rooms: { 1: { fire: true } }, next: { dice: [10] } }), 'extinguish 1').state,
    ]
    for (const moment of moments) {
      const commands = legalCommands(moment)
      expect(commands.length).toBeGreaterThan(0)
      for (const command of commands) {
        expect(parseCommand(formatCommand(command), moment)).toEqual(command)
        expect(check(moment, command)).toBeNull()
      }
    }
  })

  it('refuses what begins like no command, prototype keys too', () => {
    for (const line of [
      '',
      '   ',
      '# only a comment',
      'dance',
      'opens 5',
      'choose-room 4',
      '5',
      'constructor',
      '__proto__',
      'tostring',
      'hasownproperty x',
      '{"type":"wait"}',
    ]) {
      expect(() => parse(line)).toThrow(NotationError)
      expect(() => parse(line)).toThrow(
        expect.objectContaining({ name: 'NotationError', code: 'notation/unknown-command', rule: 'notation' }),
      )
    }
  })

  it('refuses words that are missing, wrong or too many', () => {
    for (const line of [
      'open',
      'open 0',
      'open 11',
      'open 05',
      'open 5.0',
      'open door',
      'open sea 3',
      'enter 5',
      'stay here',
      'play',
      'play beer',
      'play constructor',
      'play grog,coffee',
      'play nothing',
      'extinguish',
      'extinguish fire 7',
      'extinguish seven',
      'extinguish -1',
      'extinguish 1.5',
      'extinguish 1e1',
      'extinguish 1000',
      'extinguish NaN',
      'extinguish 0x5',
      'pump',
      'pump three',
      'unblock 1-3',
      'unblock 4',
      'unblock 1-4 3',
      'unblock 1-3-2 3',
      'unblock 13 3',
      'unblock 3-sea 3',
      'unblock 1-3 x',
      'fix engine',
      'fix 5',
      'fix door 5',
      'fix missiles 5',
      'fix kraken 5',
      'stop missiles',
      'stop kraken 5',
      'kill missiles 5',
      'kill kraken',
      'draw',
      'draw some',
      'trade blue',
      'trade blue give',
      'trade blue grog',
      'trade blue take grog',
      'trade pink give grog',
      'trade blue give beer',
      'trade blue give grog,,coffee',
      'trade blue give grog,',
      'trade blue give grog, coffee',
      'trade blue give nothing,grog',
      'attack',
      'attack pink',
      'attack blue red',
      'wait 1',
      'abandon ship',
      'give',
      'give beer',
      'refuse it',
      'defend crowbar',
      'yield now',
      'choose',
      'choose room',
      'choose room sea',
      'choose room 11',
      'choose hatch 1-4',
      'choose hatch 1',
      'choose door 1',
      'choose 4',
      'discard',
      'discard beer',
      'continue on',
    ]) {
      expect(() => parse(line), line).toThrow(
        expect.objectContaining({ name: 'NotationError', code: 'notation/bad-word', rule: 'notation' }),
      )
    }
  })

  it('reads numbers that the rules refuse: that is for the rules to say (A1)', () => {
    expect(parse('pump 0')).toEqual({ type: 'fix', job: 'pump', minutes: 0 })
    expect(parse('pump 999')).toEqual({ type: 'fix', job: 'pump', minutes: 999 })
    expect(check(start(), parse('pump 0'))).toEqual({ code: 'action/minutes', rule: 'A1' })
    expect(check(start(), parse('pump 11'))).toEqual({ code: 'action/minutes', rule: 'A1' })
  })
})

describe('commands from outside', () => {
  const circle: Record<string, unknown> = { type: 'give' }
  circle.items = [circle]

  /** What is no command at all, whatever the moment. */
  const NONSENSE: readonly unknown[] = [
    null,
    undefined,
    true,
    0,
    Number.NaN,
    'wait',
    '',
    [],
    ['wait'],
    {},
    () => ({ type: 'wait' }),
    Symbol('wait'),
    10n,
    { type: null },
    { type: 5 },
    { type: ['wait'] },
    { type: { toString: () => 'wait' } },
    { type: 'dance' },
    { type: '' },
    { type: '__proto__' },
    { type: 'constructor' },
    { type: 'toString' },
    { type: 'hasOwnProperty' },
    JSON.parse('{"__proto__": {"type": "dance"}}'),
    { type: 'open' },
    { type: 'open', to: '5' },
    { type: 'open', to: 0 },
    { type: 'open', to: 11 },
    { type: 'open', to: 1.5 },
    { type: 'open', to: -1 },
    { type: 'open', to: Number.NaN },
    { type: 'open', to: Number.POSITIVE_INFINITY },
    { type: 'open', to: 'SEA' },
    { type: 'open', to: '__proto__' },
    { type: 'open', to: null },
    { type: 'open', to: [2] },
    { type: 'open', to: { valueOf: () => 2 } },
    { type: 'play' },
    { type: 'play', item: 'beer' },
    { type: 'play', item: '__proto__' },
    { type: 'play', item: 'toString' },
    { type: 'play', item: 0 },
    { type: 'play', item: ['grog'] },
    { type: 'play', item: null },
    { type: 'fix' },
    { type: 'fix', job: 'engine' },
    { type: 'fix', job: 'engine', minutes: '5' },
    { type: 'fix', job: 'engine', minutes: null },
    { type: 'fix', job: 'engine', minutes: [5] },
    { type: 'fix', job: 'engine', minutes: 5n },
    { type: 'fix', job: '__proto__', minutes: 5 },
    { type: 'fix', job: 'constructor', minutes: 5 },
    { type: 'fix', job: 'door', minutes: 5 },
    { type: 'fix', job: 5, minutes: 5 },
    { type: 'fix', minutes: 5 },
    { type: 'fix', job: 'unblock', minutes: 5 },
    { type: 'fix', job: 'unblock', hatch: '3-1', minutes: 5 },
    { type: 'fix', job: 'unblock', hatch: '1-4', minutes: 5 },
    { type: 'fix', job: 'unblock', hatch: ['1-3'], minutes: 5 },
    { type: 'draw' },
    { type: 'draw', count: '2' },
    { type: 'draw', count: null },
    { type: 'trade' },
    { type: 'trade', partner: 'blue' },
    { type: 'trade', partner: 'pink', give: [] },
    { type: 'trade', partner: '__proto__', give: [] },
    { type: 'trade', partner: 'blue', give: 'grog' },
    { type: 'trade', partner: 'blue', give: null },
    { type: 'trade', partner: 'blue', give: { length: 1, 0: 'grog' } },
    { type: 'trade', partner: 'blue', give: ['beer'] },
    { type: 'trade', partner: 'blue', give: ['__proto__'] },
    { type: 'trade', partner: 'blue', give: [null] },
    { type: 'trade', partner: 'blue', give: [['grog']] },
    { type: 'attack' },
    { type: 'attack', target: 'pink' },
    { type: 'attack', target: 5 },
    { type: 'give' },
    { type: 'give', items: 'coffee' },
    { type: 'give', items: [5] },
    circle,
    { type: 'choose-room' },
    { type: 'choose-room', room: '4' },
    { type: 'choose-room', room: 'sea' },
    { type: 'choose-room', room: 0 },
    { type: 'choose-room', room: Number.NaN },
    { type: 'choose-hatch' },
    { type: 'choose-hatch', hatch: '2-1' },
    { type: 'choose-hatch', hatch: 12 },
    { type: 'discard' },
    { type: 'discard', items: null },
    { type: 'discard', items: ['grog', 'toString'] },
  ]

  /** Well-formed, but never right. */
  const NEVER: readonly unknown[] = [
    { type: 'fix', job: 'engine', minutes: Number.NaN },
    { type: 'fix', job: 'engine', minutes: Number.POSITIVE_INFINITY },
    { type: 'fix', job: 'engine', minutes: Number.NEGATIVE_INFINITY },
    { type: 'fix', job: 'engine', minutes: 0 },
    { type: 'fix', job: 'engine', minutes: -0 },
    { type: 'fix', job: 'engine', minutes: -5 },
    { type: 'fix', job: 'engine', minutes: 2.5 },
    { type: 'fix', job: 'engine', minutes: 11 },
    { type: 'fix', job: 'engine', minutes: 1e308 },
    { type: 'draw', count: Number.NaN },
    { type: 'draw', count: 0 },
    { type: 'draw', count: 1e9 },
    { type: 'trade', partner: 'white', give: [] },
    { type: 'trade', partner: 'blue', give: Array<string>(200_000).fill('grog') },
    { type: 'trade', partner: 'blue', give: new Array(5) },
    { type: 'give', items: Array<string>(200_000).fill('grog') },
    { type: 'give', items: new Array(5) },
    { type: 'discard', items: Array<string>(200_000).fill('grog') },
    { type: 'discard', items: new Array(1) },
    { type: 'attack', target: 'white' },
  ]

  const moments = (): readonly (readonly [string, GameState])[] => [
    ['movement', set({ gnomes: [red({ hand: ['grog'] }), blue({ room: 1 })], icons: QUIET }).state],
    ['the stores', set({ gnomes: [red({ room: 8 }), blue({ room: 8 })], icons: QUIET }).state],
    [
      'an escape',
      play(set({ gnomes: [red(), blue()], rooms: { 1: { fire: true } }, next: { dice: [10] } }), 'extinguish 1').state,
    ],
    ...Object.entries(questions()).map(([kind, table]) => [kind, table.state] as const),
    ['the end', meetCard('descent', [], { tracks: { pressure: 9 } }).state],
  ]

  it('what is no command is refused as such, and nothing changes (T5)', () => {
    for (const [moment, before] of moments()) {
      const text = JSON.stringify(before)
      NONSENSE.forEach((value, at) => {
        const error = check(before, value as Command)
        expect(error, `${moment}, ${at}`).toEqual({ code: 'command/malformed', rule: 'T5' })
        expect(apply(before, value as Command)).toEqual({ ok: false, error })
      })
      expect(JSON.stringify(before)).toBe(text)
    }
  })

  it('numbers and bundles beyond all measure are refused with a reason, and nothing changes (A1, A12, A13, V6)', () => {
    for (const [moment, before] of moments()) {
      const text = JSON.stringify(before)
      NEVER.forEach((value, at) => {
        const error = check(before, value as Command)
        expect(error, `${moment}, ${at}`).not.toBeNull()
        if (!error) return
        expect(REFUSALS[error.code].rule).toBe(error.rule)
        expect(apply(before, value as Command)).toEqual({ ok: false, error })
      })
      expect(JSON.stringify(before)).toBe(text)
    }
  })

  it('the reasons are those of the rules (A1, A12, A13)', () => {
    const here = set({ gnomes: [red({ hand: ['grog'] }), blue({ room: 1 })], icons: QUIET }).state
    const stores = set({ gnomes: [red({ room: 8 }), blue()], icons: QUIET }).state
    const minutes = (value: number) => check(here, { type: 'fix', job: 'engine', minutes: value })
    for (const value of [Number.NaN, 0, -1, 2.5, 11, Number.POSITIVE_INFINITY]) {
      expect(minutes(value)).toEqual({ code: 'action/minutes', rule: 'A1' })
    }
    expect(minutes(1)).toBeNull()
    expect(minutes(10)).toBeNull()
    for (const count of [Number.NaN, 0, -1, 1.5, 5, Number.POSITIVE_INFINITY]) {
      expect(check(stores, { type: 'draw', count })).toEqual({ code: 'draw/count', rule: 'A12' })
    }
    expect(check(here, { type: 'trade', partner: 'blue', give: ['grog', 'grog'] })).toEqual({
      code: 'trade/not-in-hand',
      rule: 'A13',
    })
  })

  it('an answer without a question is refused (T5)', () => {
    const nothing = { code: 'turn/nothing-asked', rule: 'T5' }
    for (const line of [
      'give nothing',
      'refuse',
      'defend',
      'yield',
      'choose room 4',
      'choose hatch 1-3',
      'discard grog',
      'continue',
    ]) {
      expect(check(start(), parse(line))).toEqual(nothing)
    }
  })

  it('a question takes its own answers only (T5)', () => {
    const answers = {
      'trade-answer': ['give nothing', 'give crowbar', 'refuse'],
      defend: ['defend', 'yield'],
      'spread-room': ['choose room 2', 'choose room 3'],
      'block-hatch': ['choose hatch 5-8', 'choose hatch 7-8', 'choose hatch 8-9', 'choose hatch 8-10'],
      discard: ['discard aqualung', 'discard grog'],
      coffee: ['continue', 'play coffee'],
      'lucky-charm': ['continue', 'play lucky-charm'],
    } as const
    const all = Object.values(answers).flat()
    for (const [kind, table] of Object.entries(questions())) {
      const own: readonly string[] = answers[kind as keyof typeof answers]
      for (const line of all) {
        const error = check(table.state, parse(line))
        if (own.includes(line)) expect(error, `${kind}: ${line}`).toBeNull()
        else expect(error, `${kind}: ${line}`).not.toBeNull()
      }
      expect(check(table.state, { type: 'wait' })).toEqual({ code: 'turn/answer-first', rule: 'T5' })
      expect(check(table.state, { type: 'enter' })).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    }
  })
})
