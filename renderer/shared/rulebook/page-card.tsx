import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../current.ts'
import type { RuleBook, RulePage } from '../rule-book.ts'
import { marked } from './search.ts'

interface Props {
  readonly page: RulePage
  /** What it points to. */
  readonly see: readonly RulePage[]
  readonly Plan: RuleBook['Plan']
  /** What is looked for: marked in the text. */
  readonly words: readonly string[]
  /** The page that lies open: with everything around it. */
  readonly shown: boolean
  /** The one page of the list that is a stop for Tab. */
  readonly inTab: boolean
  readonly onVisit: (page: string) => void
}

/** One page of the rules; its heading opens it. */
export function PageCard({ page, see, Plan, words, shown, inTab, onVisit }: Props): JSX.Element {
  const card = useRef<HTMLLIElement>(null)
  const heading = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!shown) return
    card.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [shown])
  const { mark, heading: title, text, fact, ours, picture } = page
  return (
    <li ref={card} class={shown ? 'page-card shown' : 'page-card'} data-page={page.id}>
      {picture && <img src={picture} alt="" loading="lazy" />}
      <Plan page={page.id} />
      <div>
        <h3>
          <button
            ref={heading}
            type="button"
            class="quiet"
            tabIndex={inTab ? 0 : -1}
            aria-expanded={shown}
            title={mark}
            onClick={() => onVisit(page.id)}
          >
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
        {shown && ours && <p class="fact">{ours}</p>}
        {shown && see.length > 0 && <SeeAlso pages={see} onVisit={onVisit} />}
        {shown && mark && <p class="mark">{t('rulebook.mark', { mark })}</p>}
      </div>
    </li>
  )
}

function Marked({ words, text }: { readonly words: readonly string[]; readonly text: string }): JSX.Element {
  return <span>{marked(words, text).map(({ text, found }) => (found ? <mark>{text}</mark> : text))}</span>
}

function SeeAlso({ pages, onVisit }: { readonly pages: readonly RulePage[] } & Pick<Props, 'onVisit'>): JSX.Element {
  return (
    <nav class="see-also" aria-label={t('rulebook.see')}>
      <span>{t('rulebook.see')}</span>
      {pages.map(({ id, heading, picture }) => (
        <button key={id} type="button" class="small" onClick={() => onVisit(id)}>
          {picture && <img src={picture} alt="" loading="lazy" />}
          {heading}
        </button>
      ))}
    </nav>
  )
}
