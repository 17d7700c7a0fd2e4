/**
 * Is everything that lies there also in the new text, perhaps under another title? Then the new one takes its place: kept as the
 * older version it would push out the game before.
 */
export const goesOn = (there: string, text: string): boolean =>
  text.startsWith(there) || (linesOf(there) !== '' && linesOf(text).startsWith(linesOf(there)))

/** All but the first line, which has the title. */
const linesOf = (text: string): string => text.slice(text.indexOf('\n') + 1)
