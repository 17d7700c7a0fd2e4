import { darkCave, toScenario as positionInCave } from '../dark-cave/index.ts'
import { toScenario as positionOfBoat, redNovember } from '../red-november/index.ts'
import type { Game, GameTypes } from '../shared/game.ts'
import { present, stateHash } from '../shared/record.ts'
import { gameIdOf, readSave } from '../shared/save.ts'
import { CliError, readText } from './error.ts'

/** `replay game.rnsave`: what the save holds and where it ends. Its first line says which game it is. */
export function replayCommand([file]: string[]): string {
  if (!file) throw new CliError({ code: 'cli/usage', message: 'replay <game.rnsave>' }, 2)
  const text = readText(file)
  return gameIdOf(text) === darkCave.id
    ? replay(darkCave, text, file, positionInCave)
    : replay(redNovember, text, file, positionOfBoat)
}

function replay<G extends GameTypes>(
  game: Game<G>,
  text: string,
  file: string,
  toScenario: (state: G['state']) => object,
): string {
  const save = readSave(game, text)
  if (!save.ok) throw new CliError({ code: save.code, file })
  const { info, record, damage } = save
  const state = present(record)
  return JSON.stringify({
    title: info.title,
    created: info.created,
    commands: record.commands.length,
    hash: record.hash,
    stateHash: stateHash(state),
    damage,
    scenario: toScenario(state),
  })
}
