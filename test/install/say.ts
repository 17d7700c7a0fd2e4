/** A line of the protocol. */
export const say = (line: string): void => console.log(line)

/** What was promised, or the end. */
export function promise(kept: boolean, what: string): asserts kept {
  if (!kept) throw new Error(`Not as promised: ${what}`)
}
