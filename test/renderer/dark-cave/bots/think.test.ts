import { expect, it } from 'vitest'
import { check, createGame, seatToSpeak, viewFor } from '../../../../engine/dark-cave/index.ts'
import { botRandom } from '../../../../engine/shared/bots.ts'
import { type Answer, type Question, think } from '../../../../renderer/dark-cave/bots/think.ts'

const STATE = createGame({ seed: 'patience', players: 5, first: 0 })

function decided(more: Partial<Question>): Answer['decision'] {
  const { state: random } = botRandom(STATE.seed, 0)
  const view = viewFor(STATE, seatToSpeak(STATE))
  const answers: Answer[] = []
  think({ kind: 'decide', bot: 'master', view, random, manner: { playouts: 16 }, ...more }, (answer) =>
    answers.push(answer),
  )
  return (answers[0] as Answer).decision
}

it('the Master thinks to the end where nobody waits, and no longer than somebody does', () => {
  const calm = decided({})
  expect([calm.hurried, typeof calm.chance]).toEqual([undefined, 'number'])
  const hurried = decided({ patience: 0 })
  expect([hurried.hurried, check(STATE, hurried.command)]).toEqual([true, null])
})
