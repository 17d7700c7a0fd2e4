import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CliError } from '../../../engine/cli/error.ts'
import { playCommand } from '../../../engine/cli/play.ts'
import { replayCommand } from '../../../engine/cli/replay.ts'
import { simulateCommand } from '../../../engine/cli/simulate.ts'
import { type Command, darkCave } from '../../../engine/dark-cave/index.ts'
import { fromScenario, type GameRecord, redNovember, toScenario } from '../../../engine/red-november/index.ts'
import { extend, present, startRecord, stateHash } from '../../../engine/shared/record.ts'
import { formatSave } from '../../../engine/shared/save.ts'
import { wholeGame } from '../red-november/journey.ts'
import { play, set } from '../red-november/table.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'red-november-cli-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Lays a file into the folder and gives its path. */
function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** A real process of its own; whatever its user did wrong, it shows no stack trace. */
function run(program: string, args: readonly string[], input: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    // On Windows npm is a script, which only a shell can start.
    const child = spawn(program, args, { cwd: ROOT, shell: program === 'npm' && process.platform === 'win32' })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    // A process that needs no input may be gone before it is written.
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (code) => {
      expect(`${out}${err}`).not.toMatch(/^\s+at .+:\d+/m)
      resolve({ code, out, err })
    })
    child.stdin.end(input)
  })
}

const cli = (args: readonly string[], input = ''): Promise<Run> =>
  run(process.execPath, ['--import', 'tsx', 'engine/cli/index.ts', ...args], input)

/** The one line of JSON on standard output. */
function answer({ out }: Run): unknown {
  expect(out.endsWith('\n')).toBe(true)
  expect(out.trimEnd()).not.toContain('\n')
  return JSON.parse(out)
}

/** What went wrong, and with which exit code. */
const failure = (done: Run): unknown => [done.code, (answer(done) as { error: unknown }).error]

/** The same without a process of its own: exit code and code. */
function report(command: () => string): string {
  try {
    return command()
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    return `${error.exitCode} ${error.report.code}`
  }
}

interface Sums {
  readonly threads: number
  readonly gamesPerSecond: number
  readonly causes: Readonly<Record<string, number>>
  readonly wins: number
  readonly winRate: number
}

const DEEP = { setup: { seed: 'deep', players: 3 } } as const
const SCENARIO = { gnomes: [{ color: 'red', room: 7, minute: 40, hand: ['grog'] }], rooms: { 5: { water: 'high' } } }
const MOVES = '# through the mess\nopen 5\n\nENTER   # wading\nplay grog\n'
/** Behind the question stands a step of somebody who is not aboard. */
const STRANGER_NEXT = {
  gnomes: [
    { color: 'red', room: 5, minute: 40, hand: ['lucky-charm'] },
    { color: 'blue', minute: 30 },
  ],
  ...{ active: 'red', phase: 'updates', ghost: 37 },
  turn: {
    ...{ startedInSea: false, played: [], hatch: null, escapeHatchUsed: false, ignores: 0 },
    ...{ cardRevealed: false, newcomer: false },
    agenda: [{ step: 'advance' }, { step: 'discard', who: 'green', limit: 1 }],
    pending: { kind: 'lucky-charm', who: 'red' },
  },
}

describe('play of the other game', () => {
  const CAVE = {
    game: 'dark-cave',
    players: [
      { gnome: 'y1', hand: ['I-01', 'I-02'] },
      { gnome: 'b1', hand: ['I-03'] },
    ],
  }

  it('the scenario says which game it is', async () => {
    const done = await cli(['play', '-', file('cave.txt', 'discard I-01\n')], JSON.stringify(CAVE))
    expect(done.code).toBe(0)
    expect(JSON.parse(done.out)).toMatchObject({ game: 'dark-cave', active: 'b1', phase: 'play' })
  })

  it('an illegal line names its rule and its number', async () => {
    const done = await cli(['play', '-', file('bad.txt', '# first\npath I-03 1,0\n')], JSON.stringify(CAVE))
    expect(done.code).toBe(1)
    expect(JSON.parse(done.out)).toMatchObject({ error: { line: 2, rule: expect.any(String) } })
  })

  it('a position that cannot be is refused with its path', async () => {
    const done = await cli(['play', '-', file('none.txt', '')], JSON.stringify({ ...CAVE, nonsense: 1 }))
    expect(done.code).toBe(1)
    expect(JSON.parse(done.out)).toMatchObject({ error: { code: 'scenario/unknown-key', path: 'nonsense' } })
  })
})

describe('play', () => {
  let scenario: string
  let moves: string
  beforeAll(() => {
    scenario = file('scenario.json', JSON.stringify(SCENARIO))
    moves = file('moves.txt', MOVES)
  })

  it('prints the position after the moves as a scenario, with what happened', async () => {
    const done = await cli(['play', scenario, moves])
    expect([done.code, done.err]).toEqual([0, ''])
    const table = play(set(SCENARIO as Parameters<typeof set>[0]), 'open 5', 'enter', 'play grog')
    expect(answer(done)).toEqual(JSON.parse(JSON.stringify(toScenario(table.state, table.events))))
    expect(answer(done)).toMatchObject({
      phase: 'movement',
      active: 'red',
      ghost: 38,
      rooms: { 5: { water: 'low' } },
    })
  })

  it('is reached by the name it is known by outside, and can be fed with its own output', async () => {
    const npm = (input: string): Promise<Run> => run('npm', ['run', '-s', 'cli', '--', 'play', '-', moves], input)
    const once = await npm(JSON.stringify(SCENARIO))
    expect(once.code).toBe(0)
    const again = await cli(['play', '-', file('none.txt', '\n# nothing\n')], once.out)
    expect(again.code).toBe(0)
    const { events, ...position } = answer(again) as { events: unknown }
    expect(events).toEqual([])
    expect(answer(once)).toMatchObject(position)
    expect(toScenario(fromScenario(answer(once)))).toEqual({ ...position, events: [] })
  })

  it('reads either file from standard input, but not both', async () => {
    const [fromScenarioFile, fromMovesFile, both] = await Promise.all([
      cli(['play', scenario, '-'], MOVES.replaceAll('\n', '\r\n')),
      cli(['play', '-', moves], JSON.stringify(SCENARIO)),
      cli(['play', '-', '-'], MOVES),
    ])
    expect(fromScenarioFile.code).toBe(0)
    expect(fromMovesFile.out).toBe(fromScenarioFile.out)
    expect(failure(both)).toMatchObject([2, { code: 'cli/usage' }])
  })

  it('stops at the first line that is illegal or no command, with its code, rule and number (M5)', async () => {
    const burning = file('burning.json', JSON.stringify({ ...SCENARIO, rooms: { 5: { fire: true } } }))
    const [illegal, malformed] = await Promise.all([
      cli(['play', burning, file('illegal.txt', '# comments count as lines\n\nopen 5\nenter\ndance\n')]),
      cli(['play', scenario, file('unknown.txt', 'open 5\ndance\nenter\n')]),
    ])
    expect(failure(illegal)).toEqual([1, { code: 'move/fire', rule: 'M5', line: 4 }])
    expect(failure(malformed)).toMatchObject([1, { code: 'notation/unknown-command', line: 2 }])
  })

  it('says what is wrong with a scenario, and where', async () => {
    const [key, text] = await Promise.all([
      cli(['play', file('key.json', '{"gnomes":[{"color":"red","hat":1}]}'), moves]),
      cli(['play', file('text.json', 'a gnome went to sea'), moves]),
    ])
    expect(failure(key)).toMatchObject([1, { code: 'scenario/unknown-key', path: 'gnomes[0].hat' }])
    expect(failure(text)).toMatchObject([1, { code: 'scenario/not-json' }])
  })

  it('says which file it cannot read', async () => {
    const gone = join(folder, 'gone.json')
    expect(failure(await cli(['play', gone, moves]))).toMatchObject([1, { code: 'cli/unreadable', file: gone }])
  })

  it('tells every other mistake by its code', () => {
    const broken = (name: string, content: string): string => report(() => playCommand([file(name, content), moves]))
    expect(broken('box.json', '{"gnomes":[{"color":"red","hand":["coffee","coffee"]}]}')).toBe('1 scenario/box-empty')
    expect(broken('twice.json', '{"gnomes":[{"color":"red"},{"color":"red"}]}')).toBe('1 scenario/color-twice')
    expect(broken('list.json', '[]')).toBe('1 scenario/wrong-value')
    expect(broken('stranger.json', JSON.stringify(STRANGER_NEXT))).toBe('1 scenario/impossible-turn')
    expect(broken('over.json', '{"tracks":{"heat":10}}')).toBe('1 game/over')
    const said = (text: string): string => report(() => playCommand([scenario, file('said.txt', text)]))
    expect(said('open 11')).toBe('1 notation/bad-word')
    expect(said('open')).toBe('1 notation/bad-word')
    expect(said('open 5\nrefuse')).toBe('1 turn/nothing-asked')
    expect(report(() => playCommand([scenario, folder]))).toBe('1 cli/unreadable')
    expect(report(() => playCommand([scenario]))).toBe('2 cli/usage')
    expect(report(() => playCommand([]))).toBe('2 cli/usage')
  })
})

describe('replay', () => {
  const game: GameRecord = wholeGame({ seed: 'short 111', gnomes: ['red', 'blue', 'green'] })
  const text = formatSave(redNovember, { title: 'Вечер', created: '2031-11-07T20:15:00.000Z', extra: {} }, game)

  it('shows what a save holds and where it ends', async () => {
    const done = await cli(['replay', file('game.rnsave', text)])
    expect([done.code, done.err]).toEqual([0, ''])
    expect(answer(done)).toEqual({
      title: 'Вечер',
      created: '2031-11-07T20:15:00.000Z',
      commands: game.commands.length,
      hash: game.hash,
      stateHash: stateHash(present(game)),
      damage: null,
      scenario: JSON.parse(JSON.stringify(toScenario(present(game)))),
    })
  })

  it('goes as far as a damaged save is whole and says so; a foreign one it refuses', async () => {
    const lines = text.split('\n')
    const [damaged, foreign] = await Promise.all([
      cli(['replay', file('damaged.rnsave', lines.toSpliced(6, 1, 'garbage').join('\n'))]),
      cli(['replay', file('foreign.rnsave', 'a diary')]),
    ])
    expect(damaged.code).toBe(0)
    expect(answer(damaged)).toMatchObject({ commands: 5, damage: { line: 7, lostLines: lines.length - 7 } })
    expect(failure(foreign)).toMatchObject([1, { code: 'save/foreign' }])
  })

  it('tells every other mistake by its code', () => {
    const refused = (content: string): string => report(() => replayCommand([file('refused.rnsave', content)]))
    expect(refused('')).toBe('1 save/empty')
    expect(refused(text.replace('short', 'shirt'))).toBe('1 save/damaged-header')
    expect(report(() => replayCommand([join(folder, 'gone.rnsave')]))).toBe('1 cli/unreadable')
    expect(report(() => replayCommand([]))).toBe('2 cli/usage')
  })
})

describe('simulate', () => {
  const few = ['simulate', '--games', '50', '--gnomes', '3', '--bot', 'cadet', '--seed', 'x', '--on', 'slowerDeath']

  it('prints one line of sums, its progress elsewhere, and the same sums whatever the number of threads (S3)', async () => {
    const alone = await cli([...few, '--threads', '1'])
    const three = await cli([...few, '--threads', '3'])
    expect([alone.code, three.code]).toEqual([0, 0])
    expect(alone.err).toContain('50 of 50 games\n')
    const { threads, gamesPerSecond, ...sums } = answer(alone) as Sums
    const { threads: others, gamesPerSecond: _faster, ...same } = answer(three) as Sums
    expect(same).toEqual(sums)
    expect([threads, others]).toEqual([1, 3])
    expect(gamesPerSecond).toBeGreaterThan(0)
    expect(sums).toMatchObject({ seed: 'x', gnomes: 3, bot: 'cadet', options: { slowerDeath: true }, games: 50 })
    expect(Object.values(sums.causes).reduce((sum, count) => sum + count, 0)).toBe(50)
    expect(sums.winRate).toBe(sums.wins / 50)
  })

  it('plays several crews with a bot for each seat, as a table for a spreadsheet', async () => {
    const { out } = await cli(['simulate', '--games', '4', '--gnomes', '3-4', '--bot', 'cadet', '--seed', 'x', '--csv'])
    const [head, ...rows] = out.trimEnd().split('\n')
    expect(head).toMatch(/^seed,gnomes,bot,options,games,wins,winRate,interval,causes,/)
    expect(rows.map((row) => row.split(',').slice(0, 3).join())).toEqual(['x,3,cadet', 'x,4,cadet'])
    const mixed = await simulateCommand([
      '--games',
      '2',
      '--gnomes',
      '3',
      '--bot',
      'sailor,cadet,sailor',
      '--threads',
      '1',
    ])
    expect(JSON.parse(mixed)).toMatchObject({ bot: ['sailor', 'cadet', 'sailor'], games: 2 })
  })

  it('takes up a run that was cut short, and comes to the same sums', async () => {
    const wish = ['--games', '60', '--gnomes', '3', '--bot', 'cadet', '--seed', 'x', '--threads', '1']
    const { gamesPerSecond: _whole, ...sums } = JSON.parse(await simulateCommand(wish)) as Sums
    const ledger = file('run.jsonl', '')
    rmSync(ledger)
    await simulateCommand([...wish, '--resume', ledger])
    const [header, first] = readFileSync(ledger, 'utf8').split('\n')
    writeFileSync(ledger, `${header}\n${first}\n{"from":20,"to":4`)
    const { gamesPerSecond: _rest, ...again } = JSON.parse(await simulateCommand([...wish, '--resume', ledger])) as Sums
    expect(again).toEqual(sums)
    expect(readFileSync(ledger, 'utf8').trimEnd().split('\n')).toHaveLength(4)
    const other = wish.with(1, '61')
    await expect(simulateCommand([...other, '--resume', ledger])).rejects.toMatchObject({
      report: { code: 'cli/other-run' },
    })
  })

  it('says what it does not understand', async () => {
    expect(failure(await cli(['simulate', '--bot', 'admiral']))).toMatchObject([2, { code: 'cli/usage' }])
    const mistakes = [
      ['--games', 'many'],
      ['--games', '0'],
      ['--games', '1.5'],
      ['--gnomes', '9'],
      ['--threads', '-1'],
      ['--gnomes', '8-3'],
      ['--bot', 'sailor,cadet'],
      ['--start', '61'],
      ['--on', 'noDeath'],
      ['--bot', 'constructor'],
      ['--fast'],
      ['now'],
    ]
    for (const flags of mistakes) {
      await expect(simulateCommand(flags)).rejects.toMatchObject({ exitCode: 2, report: { code: 'cli/usage' } })
    }
  })
})

describe('replay and simulate of the other game', () => {
  const cave = ['--game', 'dark-cave', '--games', '4', '--seed', 'x', '--threads', '1']

  it('the first line of a save says which game it is', () => {
    const [command] = darkCave.legal(present(startRecord(darkCave, DEEP)))
    const game = extend(darkCave, startRecord(darkCave, DEEP), command as Command)
    if (!game.ok) throw new Error(game.error.code)
    const save = formatSave(darkCave, { title: 'Deep', created: '2031-11-07', extra: {} }, game.record)
    expect(JSON.parse(replayCommand([file('deep.rnsave', save)]))).toMatchObject({
      title: 'Deep',
      commands: 1,
      hash: game.record.hash,
      damage: null,
      scenario: { game: 'dark-cave', phase: expect.any(String) },
    })
    expect(report(() => replayCommand([file('cut.rnsave', save.replace('Deep', 'Dark'))]))).toBe(
      '1 save/damaged-header',
    )
  })

  it('the same games give the same sums, for every number of players a line', async () => {
    const lines = (await simulateCommand([...cave, '--players', '2,5', '--bot', 'apprentice'])).split('\n')
    const rows = lines.map((line) => JSON.parse(line) as { players: number; games: number; causes: object })
    expect(rows.map(({ players, games }) => [players, games])).toEqual([
      [2, 4],
      [5, 4],
    ])
    expect(rows[1]).toMatchObject({ bot: 'apprentice', roles: { loyal: { seats: expect.any(Number) } } })
    const again = JSON.parse(await simulateCommand([...cave, '--players', '5', '--bot', 'apprentice'])) as object
    expect({ ...again, gamesPerSecond: 0 }).toEqual({ ...rows[1], gamesPerSecond: 0 })
  })

  it('a mixed table has a bot for each seat', async () => {
    const bots = 'digger,apprentice,digger'
    const row = JSON.parse(await simulateCommand([...cave, '--players', '3', '--bots', bots])) as object
    expect(row).toMatchObject({ bot: bots.split(','), bots: { digger: { seats: 8 }, apprentice: { seats: 4 } } })
  })

  it('takes up a run that was cut short, but not one of another game', async () => {
    const ledger = join(folder, 'cave.jsonl')
    const wish = [...cave, '--players', '2', '--bot', 'apprentice', '--resume', ledger]
    const whole = JSON.parse(await simulateCommand(wish)) as object
    const again = JSON.parse(await simulateCommand(wish)) as object
    expect({ ...again, gamesPerSecond: 0 }).toEqual({ ...whole, gamesPerSecond: 0 })
    const boat = ['--games', '4', '--gnomes', '3', '--bot', 'cadet', '--threads', '1', '--resume', ledger]
    await expect(simulateCommand(boat)).rejects.toMatchObject({ report: { code: 'cli/other-run' } })
  })

  it('says what it does not understand', async () => {
    const mistakes = [
      ['--players', '9'],
      ['--bot', 'sailor'],
      ['--bot', 'digger,digger'],
      ['--bots', 'digger,digger'],
      ['--bot', 'digger', '--bots', 'digger,digger,digger,digger,digger'],
      ['--clan', 'red'],
      ['--gnomes', '4'],
    ]
    for (const flags of mistakes) {
      await expect(simulateCommand(['--game', 'dark-cave', ...flags])).rejects.toMatchObject({
        exitCode: 2,
        report: { code: 'cli/usage' },
      })
    }
    await expect(simulateCommand(['--game', 'chess'])).rejects.toMatchObject({ report: { code: 'cli/usage' } })
  })
})

describe('anything else', () => {
  it('shows how it is used, and fails unless that was asked for', async () => {
    const [unknown, help] = await Promise.all([cli(['swim']), cli(['--help'])])
    for (const { out, err } of [unknown, help]) {
      expect(out).toBe('')
      expect(err).toMatch(/^Usage:/)
    }
    expect([unknown.code, help.code]).toEqual([2, 0])
  })
})
