import { describe, expect, test } from 'vitest'
import { startRecord } from '../../../../engine/shared/record.ts'
import { seated } from '../../../../engine/shared/table/session.ts'
import type { BotWorker } from '../../../../renderer/table/bots/bot-worker.ts'
import { BotClient, botMindOf } from '../../../../renderer/table/bots/client.ts'
import type { DecideAnswer, DecideQuestion } from '../../../../renderer/table/bots/protocol.ts'
import { Table } from '../../../../renderer/table/table.ts'
import { type Tiny, tiny } from '../../../engine/shared/tiny-game.ts'
import { MemoryHost } from '../../memory-host.ts'

const START = { seed: 'bots', secret: false } as const
const record = startRecord(tiny, START)

type TinyWorker = BotWorker<DecideQuestion<Tiny>, DecideAnswer<Tiny>>

/** Answers what it is told to, in its own time. */
class Scripted implements TinyWorker {
  onmessage: TinyWorker['onmessage'] = null
  readonly asked: DecideQuestion<Tiny>[] = []
  ended = false

  constructor(private readonly answer: ((question: DecideQuestion<Tiny>) => DecideAnswer<Tiny>) | null) {}

  postMessage({ number, question }: Parameters<TinyWorker['postMessage']>[0]): void {
    this.asked.push(question)
    const answer = this.answer?.(question)
    if (answer) queueMicrotask(() => this.onmessage?.({ data: { number, answer, last: true } }))
  }

  terminate(): void {
    this.ended = true
  }
}

const mark = (square: number): DecideAnswer<Tiny> => ({
  kind: 'decide',
  decision: { command: { type: 'mark', square }, reason: { why: 'whim' }, next: [{ type: 'keep' }] },
})

describe('the bots of a table', () => {
  test('are asked with what their seat may see, and no more', async () => {
    const worker = new Scripted(() => mark(4))
    const bots = new BotClient(tiny, () => worker, 'first')
    const state = record.states[0]
    if (!state) throw new Error('no position')
    expect(await bots.decide('wild', state, 0, tiny.manner)).toEqual(mark(4).decision)
    expect(worker.asked).toMatchObject([{ kind: 'decide', bot: 'wild', view: tiny.viewFor(state, 0) }])
    expect(worker.asked[0]?.view).not.toHaveProperty('doubles')
  })

  test('decide at once, as the quick one would, when somebody is impatient', async () => {
    const worker = new Scripted(null)
    const bots = new BotClient(tiny, () => worker, 'first')
    const state = record.states[0]
    if (!state) throw new Error('no position')
    const decision = bots.decide('wild', state, 0, tiny.manner)
    bots.skip()
    expect(await decision).toMatchObject({ reason: { why: 'first' }, hurried: true })
    expect(worker.ended).toBe(true)
  })
})

describe('a thought that cannot be had', () => {
  const nobody = { decide: () => Promise.reject(new Error('no thought')), close: () => undefined }

  test('is told where no bot has to speak, instead of being waited for', async () => {
    const why = await new Promise((fail) => {
      botMindOf(tiny, nobody)(seated(tiny, record, ['person', 'person']), () => undefined, fail)
    })
    expect(why).toContain('a bot was asked where none has to speak\n')
  })

  test('stops the table with a fault', async () => {
    const faults: string[] = []
    const table = new Table(tiny, new MemoryHost().host, (why) => faults.push(why), {
      botMind: botMindOf(tiny, nobody),
    })
    await table.start('One', START, { seats: ['wild', 'wild'] })
    await expect.poll(() => table.activity.value.name).toBe('fault')
    expect(faults).toEqual([expect.stringMatching(/no thought\n\s+at .*decide/)])
  })
})
