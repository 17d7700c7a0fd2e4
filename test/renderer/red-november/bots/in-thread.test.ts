import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import {
  type BotId,
  chances,
  check,
  createGame,
  type Decision,
  formatCommand,
  type GameRecord,
  GOOD_MANNERS,
  type Manner,
  REASON_IDS,
  type RedNovember,
  redNovember,
  type Session,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { autoplay } from '../../../../engine/shared/autoplay.ts'
import { botRandom } from '../../../../engine/shared/bots.ts'
import type { GameTypes } from '../../../../engine/shared/game.ts'
import { extend, present, startRecord } from '../../../../engine/shared/record.ts'
import { type TableEvent, tableMachineFor } from '../../../../engine/shared/table/machine.ts'
import type { Session as AnySession } from '../../../../engine/shared/table/session.ts'
import { Captain } from '../../../../renderer/red-november/bots/captain.ts'
import type { Answer, Question } from '../../../../renderer/red-november/bots/think.ts'
import type { BotWorker } from '../../../../renderer/table/bots/bot-worker.ts'
import { BotClient, botMindOf } from '../../../../renderer/table/bots/client.ts'

const SETUP = { seed: 'in the head', gnomes: ['red', 'blue', 'green'] } as const
const THINK = new URL('../../../../renderer/red-november/bots/think.ts', import.meta.url).href
const BOOT = `const { parentPort } = require('node:worker_threads')
const thinking = import('${import.meta.resolve('tsx/esm/api')}')
  .then(({ register }) => { register(); return import('${THINK}') })
parentPort.on('message', async ({ number, question }) => {
  (await thinking).think(question, (answer, last) => parentPort.postMessage({ number, answer, last }))
})`

/** A worker in a real thread of Node, as the page has one in a Web Worker. */
function inThread(): BotWorker<Question, Answer> {
  const thread = new Worker(BOOT, { eval: true })
  const worker: BotWorker<Question, Answer> = {
    postMessage: (message) => thread.postMessage(message),
    onmessage: null,
    terminate: () => void thread.terminate(),
  }
  thread.on('message', (data) => worker.onmessage?.({ data }))
  return worker
}

const newCrew = () => new BotClient(redNovember, inThread, 'sailor')
let crew = newCrew()
let captain = new Captain(inThread)
afterEach(() => {
  crew.close()
  captain.close()
  crew = newCrew()
  captain = new Captain(inThread)
})

/** The table's bots, as the machine invokes them. */
const mindOf = (client: BotClient<RedNovember>) =>
  fromCallback<TableEvent, AnySession<GameTypes>>(({ input, sendBack }) =>
    botMindOf(redNovember, client)(
      input as Session,
      (decision) => sendBack({ type: 'bot.decided', ...decision }),
      (why) => sendBack({ type: 'bot.failed', why }),
    ),
  )

/** So few games in the head that nobody loses patience on a busy machine. */
const BRIEFLY: Manner = { loyal: true, playouts: 16 }
const SEATS: readonly BotId[] = ['captain', 'sailor', 'cadet']
const said = (game: GameRecord | null): readonly string[] => (game?.commands ?? []).map(formatCommand)

describe('bots that think in a thread', () => {
  it('play the very game that they play without one, with the same reasons (S3)', async () => {
    const alone = [...autoplay(redNovember, createGame(SETUP), (seat) => SEATS[seat] as BotId, BRIEFLY)]
    const table = createActor(tableMachineFor(redNovember).provide({ actors: { botMind: mindOf(crew) } })).start()
    table.send({ type: 'game.open', record: startRecord(redNovember, { setup: SETUP }), seats: SEATS, manner: BRIEFLY })
    const { context } = await waitFor(table, (snapshot) => snapshot.matches('over'), { timeout: 110_000 })
    expect(said((context as Session).record)).toEqual(alone.map(({ decision }) => formatCommand(decision.command)))
    expect(Object.values(context.reasons)).toEqual(alone.map(({ decision }) => decision.reason))
  })

  it('decide at once, by rules of thumb, when somebody is impatient, and can still think afterwards', async () => {
    const state = createGame(SETUP)
    const thinking = crew.decide('captain', state, 0, BRIEFLY)
    crew.skip()
    const hurried = await thinking
    expect([hurried.hurried, check(state, hurried.command)]).toEqual([true, null])
    const calm: Decision = await crew.decide('captain', state, 0, BRIEFLY)
    expect([calm.hurried, check(state, calm.command), typeof calm.chance]).toEqual([undefined, null, 'number'])
  })

  it('are not heard once their seat is a person’s again', async () => {
    const table = createActor(tableMachineFor(redNovember).provide({ actors: { botMind: mindOf(crew) } })).start()
    table.send({
      type: 'game.open',
      record: startRecord(redNovember, { setup: SETUP }),
      seats: ['captain', 'captain', 'captain'],
    })
    for (const seat of [0, 1, 2]) table.send({ type: 'seat.change', seat, to: 'person' })
    await crew.decide('sailor', createGame(SETUP), 0, GOOD_MANNERS)
    expect(said((table.getSnapshot().context as Session).record)).toEqual([])
  })
})

describe('advice', () => {
  it('is up to three different turns that are allowed, each with its reason and its chance, the same every time', async () => {
    const state = createGame(SETUP)
    const { state: random } = botRandom(state.seed, 0)
    const ideas = await captain.advise(viewFor(state, 0), random)
    expect(ideas.length).toBeGreaterThan(1)
    expect(ideas.length).toBeLessThanOrEqual(3)
    for (const { commands, chance, reason } of ideas) {
      expect(commands[0] && check(state, commands[0])).toBeNull()
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(REASON_IDS).toContain(reason.id)
    }
    expect(new Set(ideas.map(({ commands }) => commands.map(formatCommand).join())).size).toBe(ideas.length)
    expect(await captain.advise(viewFor(state, 0), random)).toEqual(ideas)
  })
})

describe('the chances of a game', () => {
  it('are told before each decision of the wanted seats, one by one, and are the same without a thread', async () => {
    let game = startRecord(redNovember, { setup: SETUP })
    for (const { decision } of autoplay(redNovember, present(game), () => 'cadet')) {
      const result = extend(redNovember, game, decision.command)
      if (result.ok) game = result.record
      if (game.commands.length === 25) break
    }
    const heard: number[] = []
    const found = await captain.chances(game, 4, [0], ({ command }) => heard.push(command))
    expect(found.length).toBeGreaterThan(1)
    expect(heard).toEqual(found.map(({ command }) => command))
    expect(found).toEqual([...chances(game, 4, (seat) => seat === 0)])
    expect(found.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true)
  })
})
