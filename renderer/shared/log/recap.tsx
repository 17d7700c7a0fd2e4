import { effect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { GameTypes } from '../../../engine/shared/game.ts'
import type { GameRecord } from '../../../engine/shared/record.ts'
import { standingReasons } from '../../../engine/shared/table/session.ts'
import { settings } from '../../core/settings.ts'
import type { Played } from '../../table/table.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { useLayer } from '../../ui/layer.ts'
import { t, ui } from '../current.ts'
import { BadgeOf } from './badge.tsx'
import { followed } from './followed.ts'
import { type Meanwhile, meanwhile } from './meanwhile.ts'
import { logOpen } from './opened.ts'
import './recap.css'

/** Who was away longer reads the log. What is different now counts more than who did what. */
const MAX_TURNS = { alone: 4, besideNews: 2 }

interface Told extends Meanwhile<GameTypes> {
  readonly game: Played<GameTypes>
}

/** What was known when somebody was last asked; behind a curtain nobody is. */
let heard: GameRecord<GameTypes> | null = null

/** What the bots did while nobody could follow: there until it is closed, or the next thing is said. Ears have heard it already. */
export function Recap({ folds = false }: { readonly folds?: boolean }): JSX.Element | null {
  const [told, tell] = useState<Told | null>(null)
  useEffect(
    () =>
      effect(() => {
        const { table } = ui().running
        const game = table.game.value
        const { name } = table.activity.value
        if (name !== 'choosing') tell(null)
        if (name !== 'choosing' || !game || game.record === heard) return
        const since = toldSince(followed(heard, game.record), game)
        heard = game.record
        tell(since && since.turns.length > 0 ? { game, ...since } : null)
      }),
    [],
  )
  // It tells of the table: the log tells it all, and at more length.
  if (logOpen.value) return null
  return told && <Panel {...told} folds={folds} onClose={() => tell(null)} />
}

function toldSince(count: number, game: Played<GameTypes>): Meanwhile<GameTypes> | null {
  // Whoever wants it calm has seen everything; at any other pace bots are quick or skipped.
  if (settings.peek().animationSpeed === 'calm') return null
  const { running, narrator } = ui()
  const session = running.table.session.peek()
  const told = {
    game: running.game,
    record: game.record,
    seats: session.seats,
    reasons: standingReasons(session),
    narrator: narrator(game, running.table.viewer.peek()),
  }
  return meanwhile(told, count)
}

interface PanelProps extends Told {
  /** Only its heading is there until it is asked for: it would lie over the board. */
  readonly folds: boolean
  readonly onClose: () => void
}

function Panel({ game, news, turns, folds, onClose }: PanelProps): JSX.Element {
  const { company: companyOf, LogIcon } = ui()
  const company = companyOf(game)
  const most = Math.min(turns.length, news.length > 0 ? MAX_TURNS.besideNews : MAX_TURNS.alone)
  const { box, count } = useFitting(news.length + most, news.length > 0 ? -news.length : 1)
  // The worst news are told in sentences the longest, and of the turns the last; other news are a word each.
  const last = Math.min(most, Math.max(0, count - news.length))
  const sentences = Math.min(news.length, Math.max(0, count))
  const brief = news.slice(sentences, news.length + Math.min(0, count))
  const left = news.length - sentences - brief.length + turns.length - last
  const [isOpen, setOpen] = useState(!folds)
  const heading = t('replay.log.meanwhile')
  // What has been unfolded lies over the board: whoever goes on, by click or by key, has read it.
  const fold = (goesOn: boolean): false => {
    if (goesOn) setOpen(false)
    return false
  }
  const isOver = folds && isOpen
  useLayer({ level: 'popover', hear: (key) => fold(picks(key)) }, isOver)
  useEffect(() => {
    if (!isOver) return undefined
    const click = ({ target }: PointerEvent): unknown => fold(!isOwn(target))
    addEventListener('pointerdown', click)
    return () => removeEventListener('pointerdown', click)
  }, [isOver])
  return (
    <section ref={box} class="recap" data-open={isOpen} aria-label={heading}>
      <header>
        {folds ? (
          <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {heading} <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span>
          </button>
        ) : (
          <h2>{heading}</h2>
        )}
        {left > 0 && (
          <button type="button" class="quiet more" onClick={() => (logOpen.value = true)}>
            {t('replay.log.more', { left })}
          </button>
        )}
        <button type="button" class="quiet" aria-label={t('replay.log.fold')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </header>
      <div class="recap-told" hidden={!isOpen}>
        {sentences > 0 && (
          <ul class="news">
            {news.slice(0, sentences).map(({ text, icon, drama }) => (
              <li key={text} class={[`icon-${icon}`, drama].filter(Boolean).join(' ')}>
                <LogIcon icon={icon} />
                <p>{text}</p>
              </li>
            ))}
          </ul>
        )}
        {brief.length > 0 && (
          <ul class="news brief">
            {brief.map(({ text, brief: words, icon, drama }) => (
              <li key={text} class={[`icon-${icon}`, drama].filter(Boolean).join(' ')} title={text}>
                <LogIcon icon={icon} />
                {words}
              </li>
            ))}
          </ul>
        )}
        {last > 0 && (
          <ul>
            {turns.slice(turns.length - last).map(({ player, quote, lines }, at) => (
              <li key={at}>
                <BadgeOf of={player} company={company} />
                <p>
                  {quote && <q>{quote}</q>}{' '}
                  {lines.map((line) => (
                    <span key={line} class="sentence">
                      {line}{' '}
                    </span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** As many of these as its box holds, down to the least: what does not fit is counted, never cut. */
function useFitting(all: number, least: number) {
  const box = useRef<HTMLElement>(null)
  const [{ count }, hold] = useState({ count: all })
  useEffect(() => {
    const around = box.current?.parentElement
    if (!around) return undefined
    // It may hold more now, or less.
    const sizes = new ResizeObserver(() => hold({ count: all }))
    sizes.observe(around)
    return () => sizes.disconnect()
  }, [all])
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    if (count > least && scrollHeight > clientHeight + 1) hold({ count: count - 1 })
  })
  return { box, count }
}

const isOwn = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.recap') !== null

/** Keys that only lead the eye elsewhere pick nothing, and its own buttons are its own. */
function picks({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false
  return key === 'Enter' || key === ' ' ? !isOwn(target) : key.length === 1
}
