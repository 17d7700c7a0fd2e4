import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import {
  type GameRecord,
  type GameSetup,
  type RedNovember,
  RULES_VERSION,
  redNovember,
} from '../../../engine/red-november/index.ts'
import { hashText } from '../../../engine/shared/hash.ts'
import { MAX_SEED_LETTERS, RandomStream, seedState } from '../../../engine/shared/random.ts'
import { canUndo, formatEntry, present, startRecord, stateHash, Tape } from '../../../engine/shared/record.ts'
import {
  formatHeader,
  formatLastEntry,
  formatSave,
  MAX_SAVE_CHARACTERS,
  MAX_TITLE_LETTERS,
  type ReadSave,
  readInfo,
  readSave,
  retitled,
  SAVE_VERSION,
  type SaveInfo,
} from '../../../engine/shared/save.ts'
import { from, journey, say, takenBack, wholeGame } from '../red-november/journey.ts'
import { questions, red } from '../red-november/kit.ts'

/** A short game: every place where it can be cut is tried. */
const NOVEMBER: GameSetup = { seed: 'short 111', gnomes: ['red', 'blue', 'green'] }
const INFO: SaveInfo = { title: 'Пятница', created: '2031-11-07T20:15:00.000Z', extra: { seats: ['person', 'cadet'] } }

/** The whole game of that seed, with second thoughts now and then. */
function hesitant(setup: GameSetup): GameRecord {
  return wholeGame(setup).commands.reduce(
    (game, command, at) => {
      const next = say(game, command)
      return at % 3 === 0 && canUndo(redNovember, next) ? say(takenBack(next), command) : next
    },
    startRecord(redNovember, { setup }),
  )
}

const GAME = hesitant(NOVEMBER)
const TEXT = formatSave(redNovember, INFO, GAME)
const LINES = TEXT.split('\n').slice(0, -1)

/** Any row of code units, broken pairs too. */
const texts = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))

type Loaded = Extract<ReadSave<RedNovember>, { ok: true }>

function loaded(text: string): Loaded {
  const save = readSave(redNovember, text)
  if (!save.ok) throw new Error(save.code)
  return save
}

/** What a text is refused for. */
const refusal = (text: string): string => {
  const save = readSave(redNovember, text)
  return save.ok ? 'loaded' : save.code
}

/** A header line that only lacks sense, not its hash. */
const sealed = (header: unknown): string => sealedText(JSON.stringify(header))
const sealedText = (json: string): string => `${hashText(json)} ${json}\n`

const HEADER = {
  format: 'red-november-save',
  version: SAVE_VERSION,
  rules: RULES_VERSION,
  title: '',
  created: '',
  extra: {},
  start: { setup: NOVEMBER },
}

/** The entries that came through are the first ones of the game, each in its place. */
function expectFirst(save: Loaded, count: number): void {
  expect(save.record.entries).toEqual(GAME.entries.slice(0, count))
  const hash = count === 0 ? startRecord(redNovember, { setup: NOVEMBER }).hash : LINES[count]?.slice(0, 16)
  expect(save.record.hash).toBe(hash)
}

describe('a save', () => {
  it('comes back as it was, what was taken back too', () => {
    expect(GAME.entries.filter(({ type }) => type === 'undo').length).toBeGreaterThan(3)
    const save = loaded(TEXT)
    expect(save.info).toEqual(INFO)
    expect(save.damage).toBeNull()
    expect(save.record).toEqual(GAME)
    expect(formatSave(redNovember, save.info, save.record)).toBe(TEXT)
  })

  it('is a header and one line for each entry, in notation, behind its hash', () => {
    expect(LINES).toHaveLength(GAME.entries.length + 1)
    expect(LINES[0]).toMatch(/^[0-9a-f]{16} \{"format":"red-november-save","version":1,"rules":2,/)
    LINES.slice(1).forEach((line, at) => {
      const entry = GAME.entries[at]
      expect(line.slice(17)).toBe(entry && formatEntry(redNovember, entry))
    })
    expect(TEXT.endsWith('\n')).toBe(true)
  })

  it('grows by a line for each entry: header and lines appended are the whole save', () => {
    let game = startRecord(redNovember, GAME.start)
    let text = formatHeader(redNovember, INFO, GAME.start)
    for (const entry of GAME.entries) {
      game = entry.type === 'undo' ? takenBack(game) : say(game, entry)
      text += formatLastEntry(redNovember, game)
      if (game.entries.length % 20 === 0) expect(loaded(text).record.hash).toBe(game.hash)
    }
    expect(text).toBe(TEXT)
  })

  it('of a game in which nobody has spoken is its header', () => {
    const game = startRecord(redNovember, { setup: NOVEMBER })
    expect(formatSave(redNovember, INFO, game)).toBe(formatHeader(redNovember, INFO, game.start))
    expect(loaded(formatSave(redNovember, INFO, game)).record).toEqual(game)
    expect(() => formatLastEntry(redNovember, game)).toThrow('no last line')
  })

  it('can be made and read in the middle of any question', () => {
    for (const [kind, table] of Object.entries(questions())) {
      const { record, damage } = loaded(formatSave(redNovember, INFO, startRecord(redNovember, from(table.state))))
      expect(damage).toBeNull()
      expect([kind, present(record).pending]).toEqual([kind, table.state.pending])
    }
    const game = journey(from(questions()['trade-answer'].state), 'give nothing')
    expect(loaded(formatSave(redNovember, INFO, game)).record.hash).toBe(game.hash)
  })

  it('keeps every setup: options, people, any seed', () => {
    const setup: GameSetup = {
      seed: '\u2028 "\\ 🐙 \n',
      gnomes: ['white', 'cyan', 'red', 'blue', 'green'],
      people: 1,
      options: { slowerDeath: true, derangedGnomes: true, heroicSacrifice: false, openingDisasters: true },
    }
    const game = wholeGame(setup)
    expect(loaded(formatSave(redNovember, INFO, game)).record).toEqual(game)
  })

  it('keeps any title and time, whatever letters they are made of', () => {
    const game = startRecord(redNovember, { setup: NOVEMBER })
    fc.assert(
      fc.property(texts, fc.string(), fc.jsonValue(), (title, created, note) => {
        const extra = JSON.parse(JSON.stringify({ note })) as Record<string, unknown>
        expect(loaded(formatSave(redNovember, { title, created, extra }, game)).info).toEqual({ title, created, extra })
      }),
    )
    for (const title of ['\u2028', '\u2029', '\r', '\n', '\u0085', '\ud800', '}', '']) {
      expect(loaded(formatSave(redNovember, { ...INFO, title }, game)).info.title).toBe(title)
    }
  })

  it('has a title that fits on a card; a longer one is cut between letters', () => {
    const game = startRecord(redNovember, { setup: NOVEMBER })
    const title = loaded(formatSave(redNovember, { ...INFO, title: `x${'🐙'.repeat(9000)}` }, game)).info.title
    expect([...title]).toHaveLength(MAX_TITLE_LETTERS)
    expect(title).toBe(`x${'🐙'.repeat(MAX_TITLE_LETTERS - 1)}`)
  })

  it('may begin with the mark that some editors put there', () => {
    const save = loaded(`\uFEFF${TEXT}`)
    expect(save.damage).toBeNull()
    expect(save.record.hash).toBe(GAME.hash)
    expect(readInfo(`\uFEFF${LINES[0]}`)).toMatchObject({ info: INFO })
    expect(loaded(retitled(`\uFEFF${TEXT}`, 'Tuesday') ?? '')).toMatchObject({
      damage: null,
      info: { title: 'Tuesday' },
    })
  })

  it('may have been through an editor that ends lines the other way', () => {
    const save = loaded(TEXT.replaceAll('\n', '\r\n'))
    expect(save.damage).toBeNull()
    expect(save.info).toEqual(INFO)
    expect(save.record.hash).toBe(GAME.hash)
    expectFirst(loaded(LINES.slice(0, 9).join('\r\n')), 8)
  })
})

describe('reading', () => {
  it('goes a step a line: the whole is copied as often for a long save as for a short one', () => {
    const copied = vi.spyOn(Tape.prototype, 'record', 'get')
    const copies = (lines: readonly string[]): number => {
      copied.mockClear()
      loaded(`${lines.join('\n')}\n`)
      return copied.mock.calls.length
    }
    const short = copies(LINES.slice(0, 2))
    expect(copies(LINES)).toBe(short)
    expect(LINES.length).toBeGreaterThan(20)
    copied.mockRestore()
  })
})

describe('a cut save', () => {
  const bytes = Buffer.from(TEXT, 'utf8')
  /** Where each line ends, its line break not counted. */
  const ends = LINES.map((_, at) => Buffer.byteLength(LINES.slice(0, at + 1).join('\n')))

  it('loads or says why wherever it is cut, and never loses a line that is whole', () => {
    for (let cut = 0; cut <= bytes.length; cut++) {
      const save = readSave(redNovember, bytes.subarray(0, cut).toString('utf8'))
      const whole = ends.filter((end) => end <= cut).length
      if (whole === 0) {
        const code = save.ok ? 'loaded' : save.code
        expect([cut, ['save/empty', 'save/foreign', 'save/damaged-header'].includes(code)]).toEqual([cut, true])
        continue
      }
      if (!save.ok) throw new Error(`cut at ${cut}: ${save.code}`)
      const isClean = ends.some((end) => cut === end || cut === end + 1)
      expect([cut, save.damage]).toEqual([cut, isClean ? null : { line: whole + 1, lostLines: 1 }])
      expect([cut, save.record.entries.length]).toEqual([cut, whole - 1])
      expectFirst(save, whole - 1)
    }
  })

  it('can be taken up again where it ends, and comes to the same end', () => {
    for (const lines of [1, 2, LINES.length >> 1, LINES.length - 1]) {
      const { record } = loaded(`${LINES.slice(0, lines).join('\n')}\n0123`)
      const game = GAME.entries
        .slice(lines - 1)
        .reduce((at, entry) => (entry.type === 'undo' ? takenBack(at) : say(at, entry)), record)
      expect(game.hash).toBe(GAME.hash)
    }
  })
})

describe('a damaged line', () => {
  const broken = (at: number, line: string | null): string =>
    LINES.toSpliced(at, 1, ...(line === null ? [] : [line]))
      .join('\n')
      .concat('\n')

  it('costs itself and what follows, nothing before it, and is told', () => {
    for (let at = 1; at < LINES.length; at++) {
      const line = LINES[at] ?? ''
      const damages = [
        '',
        'garbage',
        line.slice(1),
        line.slice(0, 17),
        line.slice(0, -1),
        `${line} x`,
        ` ${line}`,
        line.toUpperCase(),
        `${line.slice(0, 16)}${line.slice(17)}`,
        `${line[0] === 'f' ? 'e' : 'f'}${line.slice(1)}`,
        `${line.slice(0, 17)}undone`,
        `${line.slice(0, 17)}${line.endsWith(' wait') ? 'abandon' : 'wait'}`,
      ]
      for (const damage of damages) {
        const save = loaded(broken(at, damage))
        expect([damage, save.damage]).toEqual([damage, { line: at + 1, lostLines: LINES.length - at }])
        expectFirst(save, at - 1)
      }
    }
  })

  it('is also one that is missing, doubled or in another place', () => {
    for (let at = 1; at < LINES.length - 1; at++) {
      const missing = loaded(broken(at, null))
      expect(missing.damage).toEqual({ line: at + 1, lostLines: LINES.length - at - 1 })
      expectFirst(missing, at - 1)
      const doubled = loaded(broken(at, `${LINES[at]}\n${LINES[at]}`))
      expect(doubled.damage).toEqual({ line: at + 2, lostLines: LINES.length - at })
      expectFirst(doubled, at)
      const swapped = loaded(LINES.toSpliced(at, 2, LINES[at + 1] ?? '', LINES[at] ?? '').join('\n'))
      expect(swapped.damage).toEqual({ line: at + 1, lostLines: LINES.length - at })
      expectFirst(swapped, at - 1)
    }
  })

  it('is one of another game, and one after the end', () => {
    const other = formatSave(redNovember, INFO, wholeGame({ ...NOVEMBER, seed: 'kursk' })).split('\n')
    expect(loaded(broken(3, other[3] ?? '')).damage).toMatchObject({ line: 4 })
    const after = loaded(`${TEXT}${'0'.repeat(16)} wait\n`)
    expect(after.damage).toEqual({ line: LINES.length + 1, lostLines: 1 })
    expect(after.record.hash).toBe(GAME.hash)
  })

  it('is an undo of what cannot be taken back', () => {
    const game = startRecord(redNovember, { setup: NOVEMBER })
    const text = `${formatHeader(redNovember, INFO, game.start)}${hashText('anything')} undo\n`
    expect(loaded(text)).toMatchObject({ damage: { line: 2, lostLines: 1 }, record: { entries: [] } })
  })
})

describe('a header', () => {
  it('of nothing at all is an empty save', () => {
    for (const text of ['', '\n', ' \r\n\t\n']) expect(refusal(text)).toBe('save/empty')
  })

  it('of something else is foreign', () => {
    const strangers = [
      'PNG',
      '{}',
      'a diary\nof a gnome\n',
      `${'0'.repeat(16)} wait\n`,
      sealed({ ...HEADER, format: 'dark-cave-save' }),
      sealed({ format: 'red-november-save' }),
      sealed({ ...HEADER, version: '1' }),
      ...[-1, 0, 0.5, null].flatMap((odd) => [sealed({ ...HEADER, version: odd }), sealed({ ...HEADER, rules: odd })]),
      sealedText(JSON.stringify(HEADER).replace(/"version":\d+/, '"version":-1e999')),
      sealedText(JSON.stringify(HEADER).replace(/"rules":\d+/, '"rules":1e999')),
      sealed({ ...HEADER, title: 'x'.repeat(200_000) }),
      '\0'.repeat(5000),
    ]
    for (const text of strangers)
      expect([text.slice(0, 30), refusal(text)]).toEqual([text.slice(0, 30), 'save/foreign'])
  })

  it('of a newer version or newer rules is newer, whatever else is in it', () => {
    expect(refusal(sealed({ ...HEADER, version: SAVE_VERSION + 1 }))).toBe('save/newer')
    expect(refusal(sealed({ ...HEADER, rules: RULES_VERSION + 1 }))).toBe('save/newer')
    expect(refusal(sealed({ format: 'red-november-save', version: 99, rules: 1, start: 'otherwise' }))).toBe(
      'save/newer',
    )
  })

  it('is damaged if any letter of it has changed', () => {
    const [header = '', ...rest] = LINES
    for (let at = 0; at < header.length; at++) {
      const letter = header[at] === 'x' ? 'y' : 'x'
      const text = [`${header.slice(0, at)}${letter}${header.slice(at + 1)}`, ...rest].join('\n')
      expect([at, ['save/damaged-header', 'save/foreign'].includes(refusal(text))]).toEqual([at, true])
    }
  })

  it('is damaged if it lacks something or holds what does not belong there', () => {
    const broken: readonly unknown[] = [
      { ...HEADER, title: 7 },
      { ...HEADER, created: null },
      { ...HEADER, extra: undefined },
      { ...HEADER, start: undefined },
      { ...HEADER, start: {} },
      { ...HEADER, start: { setup: NOVEMBER, scenario: {} } },
      { ...HEADER, start: { setup: { ...NOVEMBER, seed: 1 } } },
      { ...HEADER, start: { setup: { ...NOVEMBER, seed: 'x'.repeat(MAX_SEED_LETTERS + 1) } } },
      { ...HEADER, start: { scenario: { seed: 'x'.repeat(MAX_SEED_LETTERS + 1) } } },
      { ...HEADER, start: { setup: { ...NOVEMBER, gnomes: ['red', 'pink', 'blue'] } } },
      { ...HEADER, start: { setup: { ...NOVEMBER, people: '4' } } },
      { ...HEADER, start: { setup: { ...NOVEMBER, options: { noDeath: true } } } },
      { ...HEADER, start: { scenario: { gnomes: [{ color: 'red', room: 11 }] } } },
    ]
    for (const header of broken) expect([header, refusal(sealed(header))]).toEqual([header, 'save/damaged-header'])
    expect(refusal(`${hashText('{broken}')} {broken}\n`)).toBe('save/damaged-header')
    expect(refusal(`red-november-save\n${TEXT}`)).toBe('save/damaged-header')
  })

  it('may tell more than we know: a later program of the same version wrote it', () => {
    expect(refusal(sealed({ ...HEADER, mood: 'gloomy' }))).toBe('loaded')
  })

  it('with a start that cannot be says so (S1, C3)', () => {
    const impossible: readonly unknown[] = [
      { setup: { seed: '', gnomes: ['red', 'blue'] } },
      { setup: { seed: '', gnomes: ['red', 'blue', 'red'] } },
      { setup: { ...NOVEMBER, people: 2 } },
      { setup: { ...NOVEMBER, people: 0 } },
      { setup: { ...NOVEMBER, people: 1.5 } },
      { scenario: { gnomes: [red(), red()] } },
      { scenario: { gnomes: [red({ hand: ['coffee', 'coffee'] })] } },
      { scenario: { rooms: { 1: { fire: true, water: 'low' } } } },
    ]
    for (const start of impossible) {
      expect([start, refusal(sealed({ ...HEADER, start }))]).toEqual([start, 'save/impossible-start'])
    }
  })

  it('too large for any game is not even looked at', () => {
    expect(refusal('x'.repeat(MAX_SAVE_CHARACTERS + 1))).toBe('save/too-large')
    expect(refusal(`${TEXT}${'x'.repeat(MAX_SAVE_CHARACTERS - TEXT.length)}`)).toBe('loaded')
    expect(refusal(' '.repeat(MAX_SAVE_CHARACTERS))).toBe('save/empty')
  })
})

describe('a save made up by somebody', () => {
  /** A turn in progress that no game can come to: what is offered in trade is not there. */
  const swindle = {
    gnomes: [red(), { color: 'blue', room: 1, minute: 20 }],
    active: 'red',
    phase: 'action',
    ghost: 39,
    turn: {
      ...{ startedInSea: false, played: [], hatch: null, escapeHatchUsed: false, ignores: 0, cardRevealed: false },
      ...{
        newcomer: false,
        agenda: [],
        pending: { kind: 'trade-answer', who: 'blue', from: 'red', offer: ['coffee'] },
      },
    },
  }

  it('does not bring anything down, even if its position makes no sense', () => {
    const text = `${sealed({ ...HEADER, start: { scenario: swindle } })}${'0'.repeat(16)} give nothing\n`
    const save = readSave(redNovember, text)
    if (save.ok) expect(save.damage).toEqual({ line: 2, lostLines: 1 })
    else expect(save.code).toBe('save/impossible-start')
  })
})

describe('a question without an answer', () => {
  /** A position in the middle of a question, as a game would write it. */
  const asked = (kind: keyof ReturnType<typeof questions>) => {
    const start = from(questions()[kind].state)
    if (!('scenario' in start) || !start.scenario.turn?.pending) throw new Error('nobody is asked')
    return { scenario: start.scenario, turn: start.scenario.turn, pending: start.scenario.turn.pending }
  }

  it('is nothing a game has ever written: the save is foreign', () => {
    const { scenario, turn, pending } = asked('spread-room')
    expect(refusal(sealed({ ...HEADER, start: { scenario } }))).toBe('loaded')
    const mute = { ...scenario, turn: { ...turn, pending: { ...pending, rooms: [] } } }
    expect(refusal(sealed({ ...HEADER, start: { scenario: mute } }))).toBe('save/foreign')
    const block = asked('block-hatch')
    const blocked = { ...block.scenario, turn: { ...block.turn, pending: { ...block.pending, hatches: [] } } }
    expect(refusal(sealed({ ...HEADER, start: { scenario: blocked } }))).toBe('save/foreign')
  })
})

describe('two thousand random damages', () => {
  it('never throw, and never cost a line before the first damage', () => {
    const random = new RandomStream(seedState('damage'))
    const spot = (text: string): number => random.die(text.length + 1) - 1
    const letter = (): string => '\n\r\0 "{}0aföЖ🐙\u2028'[random.die(14) - 1] ?? ''
    const damages: readonly ((text: string, at: number) => string)[] = [
      (text, at) => `${text.slice(0, at)}${letter()}${text.slice(at + 1)}`,
      (text, at) => `${text.slice(0, at)}${letter()}${text.slice(at)}`,
      (text, at) => text.slice(0, at) + text.slice(at + random.die(60)),
      (text, at) => text.slice(0, at) + text.slice(spot(text)),
      (text, at) => text.slice(at),
      (text) => random.shuffled(text.split('\n')).join('\n'),
    ]
    for (let count = 0; count < 2000; count++) {
      let text = TEXT
      for (let times = random.die(3); times > 0; times--) {
        text = damages[random.die(damages.length) - 1]?.(text, spot(text)) ?? text
      }
      const save = readSave(redNovember, text)
      if (!save.ok) continue
      const firstDamage = [...LINES.keys()].find((at) => text.split('\n')[at] !== LINES[at]) ?? LINES.length
      expect(save.record.entries.length).toBeGreaterThanOrEqual(firstDamage - 1)
      expect(stateHash(present(save.record))).toMatch(/^[0-9a-f]{16}$/)
    }
  })
})
