import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  apply,
  type BotId,
  createGame,
  darkCave,
  formatCommand,
  type GameEvent,
  type GameState,
  parseCommand,
  startGame,
  viewFor,
  withoutComment,
} from '../../../engine/dark-cave/index.ts'
import { autoplay } from '../../../engine/shared/autoplay.ts'
import { logLine, sentence } from '../../../renderer/dark-cave/words/log-lines.ts'
import { reasonWords } from '../../../renderer/dark-cave/words/reason-words.ts'
import { isSaid, names, sayIn } from './speak.ts'

/** One whole game of five, as the log tells it: `vitest -u` writes it anew. Commands stand alone, the rest is comment. */
const KEPT = join(import.meta.dirname, 'transcript.txt')
const SETUP = { seed: 'transcript', players: 5 } as const
/** Every rank is at the table. */
const RANKS: readonly BotId[] = ['master', 'digger', 'apprentice', 'master', 'digger']
const BRIEFLY = { playouts: 24 }

const t = sayIn('en')

/** What the log says of these events, read after what they left on the table. */
function told(events: readonly GameEvent[], state: GameState): readonly string[] {
  const reader = { t, names, table: viewFor(state, null).table }
  return events.flatMap((event) => {
    const line = logLine(event, reader)
    return line ? [`#   ${sentence(line, reader)}`] : []
  })
}

function transcript(): readonly string[] {
  const { state: first, events } = startGame(SETUP)
  const seats = first.players.map(({ gnome }, seat) => `${gnome} ${names(gnome)}, ${RANKS[seat]}`)
  const lines = [`# ${SETUP.seed}: ${seats.join('; ')}`, ...told(events, first)]
  let time = 0
  for (const { decision, fresh, state, events } of autoplay(darkCave, first, (seat) => RANKS[seat] as BotId, BRIEFLY)) {
    if (fresh) lines.push(`# ${reasonWords(decision.reason, t, time++, first.players.length)}`)
    lines.push(formatCommand(decision.command), ...told(events, state))
  }
  return lines
}

describe('one whole game of five mixed bots', () => {
  it('is told in notation and in sentences as it was kept', async () => {
    const lines = transcript()
    for (const line of lines) expect(isSaid(line.replace(/^#\s*/, ''))).toBe(true)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(KEPT)
  })

  it('comes to the same end when its commands are read again', () => {
    let state = createGame(SETUP)
    for (const line of readFileSync(KEPT, 'utf8').split('\n')) {
      const command = withoutComment(line)
      if (command === null) continue
      const result = apply(state, parseCommand(command, state))
      if (!result.ok) throw new Error(`${command}: ${result.error.code}`)
      state = result.state
    }
    expect(state.outcome).toMatchObject({ cause: 'cards-out', winner: 'yellow' })
  })
})
