import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../../core/language.ts'
import { PAGES, type Page, type PageId } from '../../red-november/rulebook/pages.ts'
import { RoomPlan } from '../../red-november/rulebook/room-plan.tsx'
import { textOf } from '../../red-november/rulebook/words.ts'
import { marked } from './search.ts'

interface Props {
  readonly page: Page
  /** What is looked for: marked in the text. */
  readonly words: readonly string[]
  /** The page that lies open: with everything around it. */
  readonly shown: boolean
  /** The one page of the list that is a stop for Tab. */
  readonly inTab: boolean
  readonly onVisit: (page: PageId) => void
}

/** One page of the rules; its heading opens it. */
export function PageCard({ page, words, shown, inTab, onVisit }: Props): JSX.Element {
  const card = useRef<HTMLLIElement>(null)
  const heading = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!shown) return
    card.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [shown])
  const { mark, heading: title, text, fact, ours, picture } = textOf(page)
  return (
    <li ref={card} class={shown ? 'page-card shown' : 'page-card'} data-page={page.id}>
      {picture && <img src={picture} alt="" loading="lazy" />}
      {page.of.kind === 'room' && <RoomPlan place={page.of.place} />}
      <div>
        <h3>
          <button
            ref={heading}
            type="button"
            class="quiet"
            tabIndex={inTab ? 0 : -1}
            aria-expanded={shown}
            onClick={() => onVisit(page.id)}
          >
            {mark && <b class="mark">{mark}</b>}
            <Marked words={words} text={title} />
            {ours && (
              <span class="ours" role="img" aria-label={ours} title={ours}>
                †
              </span>
            )}
          </button>
        </h3>
        <p>
          <Marked words={words} text={text} />
        </p>
        {fact && <p class="fact">{fact}</p>}
        {shown && page.see.length > 0 && <SeeAlso pages={page.see} onVisit={onVisit} />}
      </div>
    </li>
  )
}

function Marked({ words, text }: { readonly words: readonly string[]; readonly text: string }): JSX.Element {
  return <span>{marked(words, text).map(({ text, found }) => (found ? <mark>{text}</mark> : text))}</span>
}

function SeeAlso({ pages, onVisit }: { readonly pages: readonly PageId[] } & Pick<Props, 'onVisit'>): JSX.Element {
  const found = pages.flatMap((id) => PAGES.filter((page) => page.id === id))
  return (
    <nav class="see-also" aria-label={t('rulebook.see')}>
      <span>{t('rulebook.see')}</span>
      {found.map((page) => {
        const { mark, heading } = textOf(page)
        return (
          <button key={page.id} type="button" class="small" onClick={() => onVisit(page.id)}>
            {mark && <b class="mark">{mark}</b>} {heading}
          </button>
        )
      })}
    </nav>
  )
}
