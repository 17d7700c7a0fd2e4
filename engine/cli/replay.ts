import { redNovember, toScenario } from '../red-november/index.ts'
import { present, stateHash } from '../shared/record.ts'
import { readSave } from '../shared/save.ts'
import { CliError, readText } from './error.ts'

/** `replay game.rnsave`: what the save holds and where it ends. */
export function replayCommand([file]: string[]): string {
  if (!file) throw new CliError({ code: 'cli/usage', message: 'replay <game.rnsave>' }, 2)
  const save = readSave(redNovember, readText(file))
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
