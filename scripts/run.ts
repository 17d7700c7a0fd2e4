import { spawn } from 'node:child_process'

/** Runs a program to its end: its exit code. What it prints goes to the terminal unless it should be quiet. */
export function run(
  program: string,
  args: readonly string[],
  options: { readonly quiet?: boolean } = {},
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: options.quiet ? 'ignore' : 'inherit' })
    child.on('error', () => done(127))
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** Runs a program and gives what it printed, or null if it failed. */
export function ask(program: string, args: readonly string[]): Promise<string | null> {
  return new Promise((done) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.on('error', () => done(null))
    child.on('close', (code) => done(code === 0 ? said : null))
  })
}

/** The same npm that runs us: `npm` itself cannot be started without a shell on Windows. */
export function npm(args: readonly string[]): Promise<number> {
  const cli = process.env.npm_execpath
  return cli ? run(process.execPath, [cli, ...args], { quiet: true }) : run('npm', args, { quiet: true })
}
