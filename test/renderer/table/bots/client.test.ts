import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback, waitFor } from 'xstate'
import { voyage } from '../../../../engine/red-november/bots/voyage.ts'
import {
  type BotId,
  chances,
  check,
  createGame,
  formatCommand,
  type GameRecord,
  REASON_IDS,
  redNovember,
  type Session,
} from '../../../../engine/red-november/index.ts'
import type { GameTypes } from '../../../../engine/shared/game.ts'
import { extend, present, startRecord } from '../../../../engine/shared/record.ts'
import { type TableEvent, tableMachineFor } from '../../../../engine/shared/table/machine.ts'
import type { Session as AnySession } from '../../../../engine/shared/table/session.ts'
import type { Head } from '../../../../renderer/table/bots/bot-worker.ts'
import { botMindOf, CrewClient } from '../../../../renderer/table/bots/client.ts'

const SETUP = { seed: 'in the head', gnomes: ['red', 'blue', 'green'] } as const
const DESK = new URL('../../../../renderer/table/bots/protocol.ts', import.meta.url).href
const BOOT = `const { parentPort } = require('node:worker_threads')
const desk = import('${import.meta.resolve('tsx/esm/api')}')
  .then(({ register }) => { register(); return import('${DESK}') })
parentPort.on('message', async ({ number, question }) => {
  (await desk).think(question, (answer) => parentPort.postMessage({ number, answer }))
})`

/** A head in a real thread of Node, as the page has one in a Web Worker. */
function inThread(): Head {
  const thread = new Worker(BOOT, { eval: true })
  const head: Head = {
    postMessage: (message) => thread.postMessage(message),
    onmessage: null,
    terminate: () => void thread.terminate(),
  }
  thread.on('message', (data) => head.onmessage?.({ data }))
  return head
}

let crew = new CrewClient(inThread)
afterEach(() => {
  crew.close()
  crew = new CrewClient(inThread)
})

/** The table's bots, as the machine invokes them. */
const mindOf = (client: CrewClient) =>
  fromCallback<TableEvent, AnySession<GameTypes>>(({ input, sendBack }) =>
    botMindOf(client)(input as Session, (decision) => sendBack({ type: 'bot.decided', ...decision })),
  )

const SEATS: readonly BotId[] = ['captain', 'sailor', 'cadet']
const said = (game: GameRecord | null): readonly string[] => (game?.commands ?? []).map(formatCommand)

describe('bots that think in a thread', () => {
  it('play the very game that they play without one, with the same reasons (S3)', async () => {
    const alone = [...voyage(createGame(SETUP), (seat) => SEATS[seat] as BotId)]
    const table = createActor(tableMachineFor(redNovember).provide({ actors: { botMind: mindOf(crew) } })).start()
    table.send({ type: 'game.open', record: startRecord(redNovember, { setup: SETUP }), seats: SEATS })
    const { context } = await waitFor(table, (snapshot) => snapshot.matches('over'), { timeout: 110_000 })
    expect(said((context as Session).record)).toEqual(alone.map(({ decision }) => formatCommand(decision.command)))
    expect(Object.values(context.reasons)).toEqual(alone.map(({ decision }) => decision.reason))
  }, 120_000)

  it('decide at once, by thumb, when somebody is impatient, and can still think afterwards', async () => {
    const state = createGame(SETUP)
    const thinking = crew.decide('captain', state, 0, true)
    crew.skip()
    const hurried = await thinking
    expect([hurried.hurried, check(state, hurried.command)]).toEqual([true, null])
    const calm = await crew.decide('captain', state, 0, true)
    expect([calm.hurried, check(state, calm.command), typeof calm.chance]).toEqual([undefined, null, 'number'])
  }, 60_000)

  it('are not heard once their seat is a person’s again', async () => {
    const table = createActor(tableMachineFor(redNovember).provide({ actors: { botMind: mindOf(crew) } })).start()
    table.send({
      type: 'game.open',
      record: startRecord(redNovember, { setup: SETUP }),
      seats: ['captain', 'captain', 'captain'],
    })
    for (const seat of [0, 1, 2]) table.send({ type: 'seat.change', seat, to: 'person' })
    await crew.decide('sailor', createGame(SETUP), 0, true)
    expect(said((table.getSnapshot().context as Session).record)).toEqual([])
  }, 60_000)
})

describe('advice', () => {
  it('is up to three different turns that are allowed, each with its reason and its chance, the same every time', async () => {
    const state = createGame(SETUP)
    const ideas = await crew.advise(state)
    expect(ideas.length).toBeGreaterThan(1)
    expect(ideas.length).toBeLessThanOrEqual(3)
    for (const { commands, chance, reason } of ideas) {
      expect(commands[0] && check(state, commands[0])).toBeNull()
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(REASON_IDS).toContain(reason.id)
    }
    expect(new Set(ideas.map(({ commands }) => commands.map(formatCommand).join())).size).toBe(ideas.length)
    expect(await crew.advise(state)).toEqual(ideas)
  }, 60_000)
})

describe('the chances of a game', () => {
  it('are told before each decision of the wanted seats, one by one, and are the same without a thread', async () => {
    let game = startRecord(redNovember, { setup: SETUP })
    for (const { decision } of voyage(present(game), () => 'cadet')) {
      const result = extend(redNovember, game, decision.command)
      if (result.ok) game = result.record
      if (game.commands.length === 25) break
    }
    const heard: number[] = []
    const found = await crew.chances(game, 4, [0], ({ command }) => heard.push(command))
    expect(found.length).toBeGreaterThan(1)
    expect(heard).toEqual(found.map(({ command }) => command))
    expect(found).toEqual([...chances(game, 4, (seat) => seat === 0)])
    expect(found.every(({ chance }) => chance >= 0 && chance <= 1)).toBe(true)
  }, 60_000)
})
