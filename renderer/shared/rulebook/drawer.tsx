import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../../ui/icon.tsx'
import { useModal } from '../../ui/modal.ts'
import { roam } from '../../ui/roam.ts'
import { t } from '../current.ts'
import { NothingHere } from '../nothing.tsx'
import type { RuleBook, RuleChapter, RulePage } from '../rule-book.ts'
import './rulebook.css'
import { closeRules, open } from './opened.ts'
import { PageCard } from './page-card.tsx'
import { pointsOf, wordsOf } from './search.ts'

/** The rules at the side of the screen: a tile for each chapter, its pages with their pictures, and a search through all of them. */
export function Drawer({ book }: { readonly book: RuleBook }): JSX.Element {
  const modal = useModal(closeRules)
  const [query, setQuery] = useState('')
  const [chapter, setChapter] = useState<string | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const asked = open.value?.page ?? null
  const words = wordsOf(query)
  const all = useMemo(() => book.pages(), [book])
  const chapters = useMemo(() => book.chapters(), [book])
  const pages = useMemo(() => find(all, words, chapter), [all, query, chapter])
  const visit = (page: string): void => {
    const found = all.find(({ id }) => id === page)
    const isAmongTiles = chapter === null && words.length === 0
    if (isAmongTiles || !pages.includes(found as RulePage)) {
      setQuery('')
      setChapter(found?.chapter ?? null)
    }
    setShown(page)
  }
  useEffect(() => void (asked && visit(asked)), [open.value])
  const turnTo = (next: string | null): void => {
    setChapter(next)
    setShown(null)
  }
  const now = chapters.find(({ id }) => id === chapter)
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
          <output aria-live="polite">{words.length > 0 && t('rulebook.found', { count: pages.length })}</output>
        </search>
        {now && words.length === 0 && <ChapterHead chapter={now} onLeave={() => turnTo(null)} />}
        {!now && words.length === 0 ? (
          <Tiles chapters={chapters} onPick={turnTo} />
        ) : (
          <Pages book={book} all={all} pages={pages} words={words} shown={shown} onVisit={visit} />
        )}
        {pages.length === 0 && <NothingHere text={t('rulebook.nothing')} />}
        <footer class="caption">
          <kbd>F1</kbd> {t('rulebook.hint')}
        </footer>
      </div>
    </dialog>
  )
}

interface TilesProps {
  readonly chapters: readonly RuleChapter[]
  readonly onPick: (chapter: string) => void
}

/** The first page: one stop for Tab, arrows lead from tile to tile. */
const Tiles = ({ chapters, onPick }: TilesProps): JSX.Element => (
  <ul class="chapters" data-arrows="" onKeyDown={(event) => roam(event, event.currentTarget, 'button')}>
    {chapters.map(({ id, name, picture }, at) => (
      <li key={id}>
        <button type="button" data-chapter={id} tabIndex={at === 0 ? 0 : -1} onClick={() => onPick(id)}>
          <img src={picture} alt="" draggable={false} />
          <span>{name}</span>
        </button>
      </li>
    ))}
  </ul>
)

interface HeadProps {
  readonly chapter: RuleChapter
  readonly onLeave: () => void
}

/** Which chapter it is, and the way back to all of them. */
function ChapterHead({ chapter: { id, name, picture }, onLeave }: HeadProps): JSX.Element {
  const back = useRef<HTMLButtonElement>(null)
  // The tile that was pressed is gone: whoever came by keyboard goes on from here, also with the very next key.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) back.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <div class="chapter-head">
      <button ref={back} type="button" class="small" onClick={onLeave}>
        <Icon name="back" />
        {t('rulebook.contents')}
      </button>
      <h3 class="grow">{name}</h3>
      <img src={picture} alt="" draggable={false} />
    </div>
  )
}

interface PagesProps {
  readonly book: RuleBook
  readonly all: readonly RulePage[]
  readonly pages: readonly RulePage[]
  readonly words: readonly string[]
  readonly shown: string | null
  readonly onVisit: (page: string) => void
}

/** Tab comes to one page only; arrows lead to the others. */
function Pages({ book, all, pages, words, shown, onVisit }: PagesProps): JSX.Element {
  const stop = pages.some(({ id }) => id === shown) ? shown : pages[0]?.id
  return (
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
          onVisit={onVisit}
        />
      ))}
    </ul>
  )
}

/** The pages that fit, the best first; a search goes through the whole book. */
function find(all: readonly RulePage[], words: readonly string[], chapter: string | null): readonly RulePage[] {
  if (words.length === 0) return all.filter((page) => chapter === null || page.chapter === chapter)
  return all
    .map((page) => ({ page, points: pointsOf(words, page) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ page }) => page)
}
