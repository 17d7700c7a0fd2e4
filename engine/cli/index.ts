/** Headless play: `play`, `replay`, `simulate`. Results go to standard output as JSON, progress to standard error. */
import { CliError } from './error.ts'
import { playCommand } from './play.ts'
import { replayCommand } from './replay.ts'
import { simulateCommand } from './simulate.ts'

const USAGE = `Usage:
  cli play <scenario.json> <moves.txt>     play moves from a position; - reads standard input
  cli replay <game.rnsave>                 replay a save and show where it ends
  cli simulate [--games 1000] [--gnomes 4 | 3,5 | 3-8] [--bot sailor | captain,sailor,cadet,…] [--seed text]
               [--on slowerDeath,derangedGnomes] [--off heroicSacrifice] [--start minute] [--playouts n]
               [--disloyal] [--threads n] [--json | --csv] [--resume file]
  cli simulate --game dark-cave [--games 1000] [--players 5 | 3,5 | 2-8] [--bot digger | --bots master,digger,apprentice,…]
               [--against apprentice] [--deck narrow | blind] [--clan yellow] [--seed text] [--playouts n] [--threads n] [--json | --csv] [--resume file]
`

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<string> | string>> = {
  play: playCommand,
  replay: replayCommand,
  simulate: simulateCommand,
}

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) {
    process.stderr.write(USAGE)
    process.exitCode = name === 'help' || name === '--help' ? 0 : 2
    return
  }
  try {
    process.stdout.write(`${await command(args)}\n`)
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    process.stdout.write(`${JSON.stringify({ error: error.report })}\n`)
    process.exitCode = error.exitCode
  }
}

await main(process.argv.slice(2))
