import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useModal } from '../../ui/modal.ts'
import { roam } from '../../ui/roam.ts'
import { Segment } from '../../ui/segment.tsx'
import { t } from '../current.ts'
import type { RuleBook, RulePage } from '../rule-book.ts'
import './rulebook.css'
import { closeRules, open } from './opened.ts'
import { PageCard } from './page-card.tsx'
import { pointsOf, wordsOf } from './search.ts'

/** The rules at the side of the screen: search, chapters, and the page that was asked for on top of the rest. */
export function Drawer({ book }: { readonly book: RuleBook }): JSX.Element {
  const modal = useModal(closeRules)
  const [query, setQuery] = useState('')
  const [chapter, setChapter] = useState('all')
  const [shown, setShown] = useState<string | null>(null)
  const asked = open.value?.page ?? null
  useEffect(() => {
    if (!asked) return
    setQuery('')
    setChapter('all')
    setShown(asked)
  }, [open.value])
  const words = wordsOf(query)
  const all = useMemo(() => book.pages(), [book])
  const pages = useMemo(() => find(all, words, chapter), [all, query, chapter])
  // Tab comes to one page only; arrows lead to the others.
  const stop = pages.some(({ id }) => id === shown) ? shown : pages[0]?.id
  const visit = (page: string): void => {
    if (!pages.some(({ id }) => id === page)) {
      setQuery('')
      setChapter('all')
    }
    setShown(page)
  }
  return (
    <dialog {...modal} class="rulebook" aria-label={t('rulebook.heading')} closedBy="any">
      <div class="rulebook-page">
        <header>
          <h2 class="grow">{t('rulebook.heading')}</h2>
          <button type="button" aria-label={t('rulebook.close')} onClick={closeRules}>
            ✕
          </button>
        </header>
        <search class="rulebook-search">
          <input
            autoFocus={asked === null}
            type="search"
            aria-label={t('rulebook.search')}
            placeholder={t('rulebook.search')}
            value={query}
            maxLength={40}
            onInput={(event) => {
              setQuery(event.currentTarget.value)
              setShown(null)
            }}
          />
          <output aria-live="polite">{t('rulebook.found', { count: pages.length })}</output>
        </search>
        <Segment
          label={t('rulebook.heading')}
          value={chapter}
          choices={book.chapters().map(({ id, name }) => ({ value: id, text: name }))}
          onPick={(picked) => {
            setChapter(picked)
            setShown(null)
          }}
        />
        <ul data-arrows="" onKeyDown={(event) => roam(event, event.currentTarget, 'h3 button')}>
          {pages.map((page) => (
            <PageCard
              key={page.id}
              page={page}
              see={page.see.flatMap((id) => all.filter((other) => other.id === id))}
              Plan={book.Plan}
              words={words}
              shown={page.id === shown}
              inTab={page.id === stop}
              onVisit={visit}
            />
          ))}
        </ul>
        {pages.length === 0 && <p class="well">{t('rulebook.nothing')}</p>}
        <footer class="caption">
          <kbd>F1</kbd> {t('rulebook.hint')}
        </footer>
      </div>
    </dialog>
  )
}

/** The pages that fit, the best first. */
function find(all: readonly RulePage[], words: readonly string[], chapter: string): readonly RulePage[] {
  const pages = all.filter((page) => chapter === 'all' || page.chapter === chapter)
  if (words.length === 0) return pages
  return pages
    .map((page) => ({ page, points: pointsOf(words, page) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ page }) => page)
}
