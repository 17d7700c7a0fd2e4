import { readFileSync } from 'node:fs'

/** Something the caller did wrong: printed as JSON, never as a stack trace. */
export class CliError extends Error {
  constructor(
    readonly report: { readonly code: string } & Readonly<Record<string, unknown>>,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(report.code)
    this.name = 'CliError'
  }
}

/** The text of a file; `-` is standard input. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    throw new CliError({ code: 'cli/unreadable', file, message: (error as Error).message })
  }
}
