import { darkCave, type GameRecord, parseCommand, type ScenarioInput } from '../../../../engine/dark-cave/index.ts'
import { extend, present, startRecord } from '../../../../engine/shared/record.ts'

/** A record that begins in a written position. A refused line fails the test. */
export function told(scenario: ScenarioInput, ...lines: readonly string[]): GameRecord {
  let record: GameRecord = startRecord(darkCave, { scenario: { seed: 'told', game: 'dark-cave', ...scenario } })
  for (const line of lines) {
    const next = extend(darkCave, record, parseCommand(line, present(record)))
    if (!next.ok) throw new Error(`"${line}" was refused: ${next.error.code}`)
    record = next.record
  }
  return record
}
