import type { RulePage } from '../rule-book.ts'

/** A stretch of text that was looked for, or not. */
export interface Stretch {
  readonly text: string
  readonly found: boolean
}

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', œ: 'o', æ: 'a', '’': "'", '\u00a0': ' ', '\u202f': ' ' }

/** Letter for letter without case and accents, so that places in the text stay places. */
export const plain = (text: string): string =>
  [...text]
    .map((letter) => {
      const low = letter.toLowerCase()
      return (LETTERS[low] ?? low.normalize('NFD').charAt(0)).padEnd(letter.length)
    })
    .join('')

/** What the player looks for, word by word. */
export const wordsOf = (query: string): readonly string[] => plain(query).split(/\s+/).filter(Boolean)

const LETTER = /[\p{L}\p{N}]/u

/** Where a word of the text begins like this. */
function placesOf(word: string, text: string): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!LETTER.test(text.charAt(at - 1))) places.push(at)
  }
  return places
}

/** What words of one family begin with: trade and Trading, обмен and обменять. */
const stemOf = (word: string): string => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)))

type Sought = Pick<RulePage, 'mark' | 'heading' | 'text' | 'also'>

/** How well a page fits: 0 if a word is missing. Its mark counts most, then the heading, and there a word of the same family will do. */
export function pointsOf(words: readonly string[], page: Sought): number {
  let sum = 0
  for (const word of words) {
    if (plain(page.mark).split(' ').includes(word)) sum += 100
    else if (placesOf(word, plain(page.heading)).length > 0) sum += 10
    else if (placesOf(stemOf(word), plain(page.heading)).length > 0) sum += 5
    else if (placesOf(word, plain(`${page.text} ${page.also ?? ''}`)).length > 0) sum += 1
    else return 0
  }
  return sum
}

/** The text cut where a word was found. */
export function marked(words: readonly string[], text: string): readonly Stretch[] {
  const low = plain(text)
  const hits = words
    .flatMap((word) => placesOf(word, low).map((at) => [at, at + word.length] as const))
    .sort(([a], [b]) => a - b)
  const stretches: Stretch[] = []
  let done = 0
  for (const [from, to] of hits) {
    if (from < done) continue
    if (from > done) stretches.push({ text: text.slice(done, from), found: false })
    stretches.push({ text: text.slice(from, to), found: true })
    done = to
  }
  if (done < text.length) stretches.push({ text: text.slice(done), found: false })
  return stretches
}
