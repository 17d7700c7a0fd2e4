/** A line that is no command. */
export class NotationError extends Error {
  readonly rule = 'notation'
  constructor(
    readonly code: 'notation/unknown-command' | 'notation/bad-word',
    message: string,
  ) {
    super(message)
    this.name = 'NotationError'
  }
}

/** The text of a line without its comment, or null if nothing is left. */
export function withoutComment(line: string): string | null {
  const text = line.replace(/#.*/s, '').trim()
  return text === '' ? null : text
}

/** What stands behind the verb of a line, in lower case. */
export type Words = readonly (string | undefined)[]

export const expected = (what: string, text: string | undefined): NotationError =>
  new NotationError('notation/bad-word', `expected ${what}, not ${text}`)

export function oneOf<T extends string>(known: readonly T[], text: string | undefined): T {
  const found = known.find((candidate) => candidate === text)
  if (!found) throw expected(known.join(' or '), text)
  return found
}
