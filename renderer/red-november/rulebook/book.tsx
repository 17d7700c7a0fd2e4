import type { JSX } from 'preact'
import type { RuleBook } from '../../shared/rule-book.ts'
import { t } from '../words/index.ts'
import { CHAPTERS } from '../words/rulebook/words.ts'
import { PAGES } from './pages.ts'
import { pictureOfChapter } from './pictures.ts'
import { RoomPlan } from './room-plan.tsx'
import { textOf } from './words.ts'

/** The rules, to look things up in. */
export const RULE_BOOK: RuleBook = {
  chapters: () => CHAPTERS.map((id) => ({ id, name: t(`rulebook.chapters.${id}`), picture: pictureOfChapter(id) })),
  pages: () => PAGES.map((page) => ({ id: page.id, chapter: page.chapter, see: page.see, ...textOf(page) })),
  Plan,
}

/** Where a room lies. */
function Plan({ page }: { readonly page: string }): JSX.Element | null {
  const found = PAGES.find(({ id }) => id === page)
  return found?.of.kind === 'room' ? <RoomPlan place={found.of.place} /> : null
}
