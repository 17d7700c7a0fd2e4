import { copyFileSync, existsSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { GameTypes } from '../../engine/shared/game.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { type GameRecord, present } from '../../engine/shared/record.ts'
import { gameIdOf, readSave } from '../../engine/shared/save.ts'
import { fileName } from '../../main/saves/names.ts'
import type { Host, Reply } from '../../preload/contract.ts'
import { think as thinkInCave } from '../../renderer/dark-cave/bots/think.ts'
import { think as thinkAboard } from '../../renderer/red-november/bots/think.ts'
import { openBotWorker } from '../../renderer/table/bots/bot-worker.ts'
import { BotClient, botMindOf } from '../../renderer/table/bots/client.ts'
import type { Think } from '../../renderer/table/bots/protocol.ts'
import { Library } from '../../renderer/table/library.ts'
import { Table } from '../../renderer/table/table.ts'
import { gameResult } from '../main/game-result.ts'
import { diskHost } from './disk-host.ts'
import type { Deed, Kind, Mark, Word } from './kinds.ts'
import { type GameId, infoFor, VICTIMS } from './tables.ts'

/**
 * A process that plays until it is killed: the page's table, journal keeper and library over main's journal and cabinet,
 * on real files. It says what a player would have seen in a way that outlives it. `bundle`d, so that it starts quickly.
 */
const [home = '', id = '', kindName = '', seed = ''] = process.argv.slice(2)
const kind = kindName as Kind
const victim = VICTIMS[id as GameId]
const { game, journal } = victim
const random = new RandomStream(seedState(seed))
const host: Host = diskHost(home)
const library = new Library(host)

/** Written to the pipe at once: whoever reads it has it, whatever becomes of us. A full pipe is waited for. */
function say(word: Word): void {
  let left = Buffer.from(`${JSON.stringify(word)}\n`)
  while (left.length > 0) {
    try {
      left = left.subarray(writeSync(1, left))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error
    }
  }
}
const at = async (): Promise<void> => {
  say({ say: 'at' })
  await pause(random.die(3) - 1)
}
const markOf = ({ entries, hash }: GameRecord<GameTypes>): Mark => ({ entries: entries.length, hash })

function must<T>(answer: Reply<T> | { readonly ok: false; readonly problem: string }): T {
  if (!answer.ok) throw new Error('fault' in answer ? answer.fault : answer.problem)
  return answer.value
}

const THINK = { 'red-november': thinkAboard, 'dark-cave': thinkInCave } as const
/** The page's own way where no worker can start. */
const openWorker = () =>
  openBotWorker(
    () => {
      throw new Error('no worker here')
    },
    THINK[id as GameId] as unknown as Think<never, never>,
  )
const bots = new BotClient(game, openWorker as never, VICTIMS[id as GameId].game.bots[0] as never)
const mind = botMindOf(game, bots)

const fail = (why: string): void => {
  throw new Error(why)
}
const table = new Table<GameTypes>(game, host, fail, {
  journal,
  botMind: (...asked) => {
    say({ say: 'at' })
    return mind(...asked)
  },
})
let shown: GameRecord<GameTypes> | null = null
table.game.subscribe((now) => {
  if (!now || now.record === shown) return
  shown = now.record
  if (table.journal.fault.value) fail(table.journal.fault.value)
  say({ say: 'answered', mark: markOf(now.record) })
})

const found = must(await host.readJournal(journal))
const save = found === null ? null : readSave(game, found)
if (save && !save.ok) throw new Error(`the journal is refused: ${save.code}`)
const before = save?.ok ? save : null
say({ say: 'found', mark: before && markOf(before.record) })

async function begin(title: string): Promise<void> {
  say({ say: 'changing' })
  const { extra } = infoFor(victim, kind, title)
  await table.start(title, victim.start(kind, `${seed} ${title}`), extra)
}

async function sitDown(): Promise<void> {
  if (before && game.seatToSpeak(present(before.record)) !== null) await table.place(before)
  else await begin('One')
}

/** One more command of a person; a new game where this one is over. */
async function playOne(): Promise<void> {
  const { name } = table.activity.value
  if (name === 'reporting') return begin(`One ${random.die(1_000_000)}`)
  if (name === 'handOver') {
    if (kind === 'curtain') await at()
    return table.openCurtain()
  }
  if (name !== 'choosing') return pause(1)
  const orders = table.orders()
  const order = orders[random.die(Math.max(1, orders.length)) - 1]
  if (!order) throw new Error(`nobody is asked: ${name}`)
  if (kind === 'question' || kind === 'first') await at()
  await table.command(order)
}

const file = (): string => join(home, 'saves', fileName(journal))
const played = () => {
  const now = table.game.value
  if (!now) throw new Error('there is no game')
  return now
}
const TITLES = ['Tried', 'Tried again'] as const

/** What people, and programs that keep copies, do to saves while a game runs. */
const DEEDS: Readonly<Record<Deed, () => Promise<unknown>>> = {
  save: async () => {
    const title = TITLES[random.die(2) - 1] ?? 'Tried'
    must(await library.save(game, title, played()))
    say({ say: 'kept', title, mark: markOf(played().record) })
  },
  quick: async () => {
    must(await library.quickSave(game, journal, played()))
    say({ say: 'kept', title: 'quick', mark: markOf(played().record) })
  },
  retitle: () => table.retitle(`Retitled ${random.die(100)}`),
  rename: async () => {
    const named = must(await library.list('tried-'))[0]
    if (named) must(await library.rename(named.id, TITLES[random.die(2) - 1] ?? 'Tried'))
  },
  remove: async () => {
    must(await library.remove(journal))
    await playOne()
    must(await library.restore(journal))
  },
  away: async () => (random.die(2) === 1 ? rmSync(file()) : renameSync(file(), join(home, 'moved'))),
  copied: async () => {
    copyFileSync(file(), join(home, 'copy'))
    renameSync(join(home, 'copy'), file())
  },
}

async function meddle(): Promise<void> {
  const names = Object.keys(DEEDS) as Deed[]
  const deed = names[random.die(names.length) - 1] ?? 'save'
  // What was taken away comes back with the next command.
  if (!existsSync(file())) return
  say({ say: 'deed', deed })
  await at()
  await DEEDS[deed]()
}

const forever = async (deed: () => Promise<unknown>): Promise<never> => {
  for (;;) await deed()
}

/** Takes over what an older version left: statistics, then a save of it, which goes on as the running game. */
async function takeOver(): Promise<void> {
  await at()
  must(await host.readStatistics())
  must(await host.recordGame(gameResult(random.die(1_000_000))))
  const ours = must(await library.list()).filter(({ head }) => head.ok && gameIdOf(head.text) === game.id)
  const one = ours[random.die(Math.max(1, ours.length)) - 1]
  if (!one) throw new Error('nothing was left')
  const old = readSave(game, must(await library.read(one.id)))
  if (!old.ok) throw new Error(`${one.id} is refused: ${old.code}`)
  say({ say: 'changing' })
  await table.place(old)
  await forever(async () => {
    say({ say: 'at' })
    await playOne()
  })
}

/** Nothing is on the table: the title and the lobby only look at what is kept. */
async function lookAround(): Promise<void> {
  await at()
  must(await host.readJournal(journal))
  for (const { id: name } of must(await library.list())) must(await library.read(name))
  must(await host.readStatistics())
}

const LIVES: Readonly<Record<Kind, () => Promise<unknown>>> = {
  question: async () => {
    await sitDown()
    await forever(playOne)
  },
  thinking: async () => {
    await sitDown()
    await forever(async () => {
      await pause(20)
      if (table.activity.value.name === 'reporting') await begin(`One ${random.die(1_000_000)}`)
    })
  },
  curtain: async () => {
    await sitDown()
    await forever(playOne)
  },
  saving: async () => {
    await sitDown()
    await forever(async () => {
      await playOne()
      if (random.die(3) === 1) await meddle()
    })
  },
  migrating: takeOver,
  lobby: () => forever(lookAround),
  first: async () => {
    await at()
    await begin('First')
    await forever(playOne)
  },
}
await LIVES[kind]()
