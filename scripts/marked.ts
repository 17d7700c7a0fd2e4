import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/** Puts what was measured between its two marks in a page of docs; also printed. */
export function writeMarked(page: string, part: string, text: string): void {
  console.log(text)
  const file = join(ROOT, 'docs', page)
  const before = readFileSync(file, 'utf8')
  const marked = new RegExp(`(?<=<!-- ${part} -->\\n)[^]*?(?=<!-- /${part} -->)`)
  if (!marked.test(before)) throw new Error(`docs/${page} has no place for ${part}`)
  writeFileSync(
    file,
    before.replace(marked, () => `${text}\n`),
  )
}
