import { describe, expect, test } from 'vitest'
import { COLORS, GOOD_MANNERS, redNovember } from '../../../../engine/red-november/index.ts'
import { present, startRecord } from '../../../../engine/shared/record.ts'
import { decisionOf, seated } from '../../../../engine/shared/table/session.ts'
import { type Answer, type Question, think } from '../../../../renderer/red-november/bots/think.ts'
import { openBotWorker, type StartingWorker } from '../../../../renderer/table/bots/bot-worker.ts'
import { BotClient } from '../../../../renderer/table/bots/client.ts'

const game = startRecord(redNovember, { setup: { seed: 'head', gnomes: COLORS.slice(0, 4) } })
const state = present(game)
const expected = decisionOf(redNovember, seated(redNovember, game, ['sailor', 'sailor', 'sailor', 'sailor']))

type Starting = StartingWorker<Question, Answer>

/** The crew, thinking in such a worker. */
const crewIn = (start: () => Starting) => new BotClient(redNovember, () => openBotWorker(start, think), 'sailor')

/** A worker that never runs, like one the browser refuses after it was made. */
class Stillborn implements Starting {
  onmessage: Starting['onmessage'] = null
  onerror: (() => void) | null = null
  ended = false

  postMessage(): void {
    queueMicrotask(() => this.onerror?.())
  }

  terminate(): void {
    this.ended = true
  }
}

describe('where no worker can start', () => {
  test('the page thinks, and comes to the same decision', async () => {
    const crew = crewIn(() => {
      throw new Error('no workers here')
    })
    expect(await crew.decide('sailor', state, 0, GOOD_MANNERS)).toEqual(expected)
  })

  test('what was asked of one that fails is answered by the page', async () => {
    const worker = new Stillborn()
    const crew = crewIn(() => worker)
    expect(await crew.decide('sailor', state, 0, GOOD_MANNERS)).toEqual(expected)
    expect(worker.ended).toBe(true)
  })
})

test('whoever is impatient gets a decision by rules of thumb at once', async () => {
  const crew = crewIn(() => new Silent())
  const decision = crew.decide('captain', state, 0, GOOD_MANNERS)
  crew.skip()
  expect(await decision).toEqual({ ...expected, hurried: true })
})

/** Thinks for ever. */
class Silent extends Stillborn {
  override postMessage(): void {}
}
