import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { darkCave } from '../../../engine/dark-cave/index.ts'
import { COLORS, type GameRecord, legalCommands, redNovember } from '../../../engine/red-november/index.ts'
import { extend, present, startRecord } from '../../../engine/shared/record.ts'
import { formatSave } from '../../../engine/shared/save.ts'

/** A game that the first legal command was played in, again and again. */
export function played(seed: string, moves: number): GameRecord {
  let game = startRecord(redNovember, { setup: { seed, gnomes: COLORS.slice(0, 3) } })
  for (let move = 0; move < moves; move++) {
    const command = legalCommands(present(game))[0]
    const next = command && extend(redNovember, game, command)
    if (!next?.ok) break
    game = next.record
  }
  return game
}

/** A whole save of such a game. */
export const saveText = (title: string, moves: number): string =>
  formatSave(redNovember, { title, created: '2026-01-01T00:00:00.000Z', extra: {} }, played('seed', moves))

/** Puts a file into the saves folder before the app starts. */
export function putSave(home: string, id: string, text: string | Buffer): void {
  mkdirSync(join(home, 'saves'), { recursive: true })
  writeFileSync(join(home, 'saves', `${id}.rnsave`), text)
}

/** The same of the other game: five in the cave, each doing the first thing that can be done. */
export function caveText(title: string, moves: number): string {
  let game = startRecord(darkCave, { setup: { seed: 'seed', players: 5 } })
  for (let move = 0; move < moves; move++) {
    const command = darkCave.legal(present(game))[0]
    const next = command && extend(darkCave, game, command)
    if (!next?.ok) break
    game = next.record
  }
  return formatSave(darkCave, { title, created: '2026-01-01T00:00:00.000Z', extra: {} }, game)
}
