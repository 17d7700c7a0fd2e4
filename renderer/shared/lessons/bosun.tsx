import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { show } from '../../core/navigation.ts'
import { memoryOf } from '../../core/settings.ts'
import { t, ui } from '../current.ts'
import type { Lessons } from '../lesson.ts'
import { ahead, isOpen, nextLesson } from './course.ts'
import { attend, attending, hasty, leaveLesson, now, readOn, wanted } from './school.ts'
import './tutorial.css'

/** The teacher over the board: one short thing at a time. */
export function Bosun(): JSX.Element | null {
  const attended = attending.value
  const standing = now.value
  const isShowing = ui().running.table.activity.value.name === 'presenting'
  const say = useSaid(isShowing)
  if (!attended || !standing) return null
  const { lesson, lessons } = attended
  const next = nextLesson(lessons.list, lesson.id)
  return (
    <aside
      class="bosun"
      aria-label={t('tutorial.bosun')}
      data-lesson={lesson.id}
      data-beat={standing.beat}
      data-wanted={standing.wanted ?? ''}
    >
      <img src={say === null ? lessons.proud : lessons.teacher} alt="" draggable={false} />
      <div class="bosun-says" data-done={say === null}>
        {say === null && <Stamp picture={lesson.picture} />}
        <header>
          <b>{lessons.text(lesson.id, 'title')}</b>
          {say === null ? (
            <Passed list={lessons.list} />
          ) : (
            <>
              <span>{t('tutorial.place', { at: lessons.list.indexOf(lesson) + 1, of: lessons.list.length })}</span>
              <Steps beat={standing.beat} of={lesson.beats.length} />
            </>
          )}
        </header>
        <div aria-live="polite">
          <p>{say || next !== null ? lessons.text(lesson.id, say ?? 'done') : t('tutorial.allDone')}</p>
          {!isShowing && <Order />}
        </div>
        <footer>
          <Onward />
        </footer>
      </div>
    </aside>
  )
}

/** What the teacher says. Of what is still being shown nothing yet: the die has not come to rest, and here it would be told. */
function useSaid(isShowing: boolean): string | null {
  const lesson = attending.value?.lesson
  const say = now.value?.say ?? null
  const last = useRef({ lesson, say })
  if (!isShowing || last.current.lesson !== lesson) last.current = { lesson, say }
  return last.current.say
}

/** In the school book: what it was about, and that it sits. */
const Stamp = ({ picture }: { readonly picture: string }): JSX.Element => (
  <span class="stamp">
    <img src={picture} alt="" draggable={false} />
    <b>{t('tutorial.lessonDone')}</b>
  </span>
)

/** How much of it all has been learnt: a star for each lesson. */
function Passed({ list }: { readonly list: Lessons<GameTypes>['list'] }): JSX.Element {
  const { lessons } = memoryOf(ui().id)
  const done = list.filter(({ id }) => lessons.includes(id)).length
  const label = t('tutorial.progress', { done, of: list.length })
  return (
    <>
      <span>{label}</span>
      <ol class="beats stars" aria-label={label}>
        {list.map(({ id }) => (
          <li key={id} data-lit={lessons.includes(id)} />
        ))}
      </ol>
    </>
  )
}

/** How far the lesson has come: a lamp for each of its steps. */
function Steps({ beat, of }: { readonly beat: number; readonly of: number }): JSX.Element {
  const label = t('tutorial.step', { at: Math.min(beat + 1, of), of })
  return (
    <ol class="beats" title={label} aria-label={label}>
      {Array.from({ length: of }, (_, at) => (
        <li key={at} data-lit={at <= beat} />
      ))}
    </ol>
  )
}

/** What to do now, in the words of the button that does it. */
export function Order(): JSX.Element | null {
  const view = ui().running.table.view.value
  const text = now.value?.wanted
  const attended = attending.value
  if (!view || !text || !attended || !wanted.value) return null
  const { lessons, lesson, steps } = attended
  const command = lessons.order(wanted.value, view, isOpen(text), ahead(lesson, steps))
  return (
    <p class={hasty.value ? 'order hasty' : 'order'}>
      {t(hasty.value ? 'tutorial.notYet' : 'tutorial.now', { command })}
    </p>
  )
}

/** The buttons that lead on: through the lesson, or from it to the next one. */
export function Onward(): JSX.Element | null {
  const lesson = attending.value
  const standing = now.value
  if (!lesson || !standing) return null
  const { id } = lesson.lesson
  if (standing.say !== null) return <Buttons reading={standing.wanted === null} />
  return <After id={id} next={nextLesson(lesson.lessons.list, id)} />
}

function Buttons({ reading }: { readonly reading: boolean }): JSX.Element {
  // While something is shown there is nothing to read on to.
  const busy = ui().running.table.activity.value.name === 'presenting'
  return (
    <>
      {reading && (
        <Main key={now.value?.beat} disabled={busy} onClick={readOn}>
          {t('tutorial.goOn')}
        </Main>
      )}
      <button type="button" class="quiet" onClick={() => void leaveLesson()}>
        {t('tutorial.leave')}
      </button>
    </>
  )
}

function After({ id, next }: { readonly id: string; readonly next: string | null }): JSX.Element {
  const title = next === null ? '' : (attending.value?.lessons.text(next, 'title') ?? '')
  const playNow = async (): Promise<void> => {
    await leaveLesson()
    show('new')
  }
  return (
    <>
      {next !== null ? (
        <Main onClick={() => void attend(next)}>{t('tutorial.next', { lesson: title })}</Main>
      ) : (
        <Main onClick={() => void playNow()}>{t('tutorial.play')}</Main>
      )}
      <button type="button" onClick={() => void attend(id)}>
        {t('tutorial.again')}
      </button>
      <button type="button" class="quiet" onClick={() => void leaveLesson()}>
        {t('tutorial.leave')}
      </button>
    </>
  )
}

interface MainProps {
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: JSX.Element | string
}

/** The button that goes on; it has the focus, so that Enter reads the whole lesson. */
function Main({ disabled = false, onClick, children }: MainProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!disabled) button.current?.focus()
  }, [disabled])
  return (
    <button ref={button} type="button" class="primary" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  )
}
