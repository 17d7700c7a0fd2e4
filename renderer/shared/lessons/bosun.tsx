import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type GameState, parseCommand } from '../../../engine/red-november/index.ts'
import { show } from '../../core/navigation.ts'
import type { Lesson } from '../../red-november/lessons/lessons.ts'
import { table } from '../../red-november/run/running.ts'
import { commandWords } from '../../red-november/words/command-words.ts'
import { t } from '../../red-november/words/index.ts'
import { names } from '../../red-november/words/speech.ts'
import { nextLesson } from './course.ts'
import { attend, attending, hasty, leaveLesson, now, readOn, wanted } from './school.ts'
import './tutorial.css'

/** The bosun over the board: one short thing at a time. */
export function Bosun(): JSX.Element | null {
  const lesson = attending.value?.lesson
  const standing = now.value
  if (!lesson || !standing) return null
  const isDone = standing.say === null
  return (
    <aside
      class="bosun"
      aria-label={t('tutorial.bosun')}
      data-lesson={lesson.id}
      data-beat={standing.beat}
      data-wanted={standing.wanted ?? ''}
    >
      <img src="./portraits/orange-calm.svg" alt="" draggable={false} />
      <div class="bosun-says">
        <header>
          <b>{t(`tutorial.lessons.${lesson.id}.title`)}</b>
          <span>
            {t('tutorial.step', { at: Math.min(standing.beat + 1, lesson.beats.length), of: lesson.beats.length })}
          </span>
        </header>
        <div aria-live="polite">
          <p>
            {standing.say ? t(`tutorial.lessons.${lesson.id}.${standing.say}` as 'tutorial.intro') : doneText(lesson)}
          </p>
          <Order />
        </div>
        <footer>{isDone ? <After lesson={lesson} /> : <Buttons reading={standing.wanted === null} />}</footer>
      </div>
    </aside>
  )
}

const doneText = ({ id }: Lesson): string => t(nextLesson(id) ? 'tutorial.lessonDone' : 'tutorial.allDone')

/** What to do now, in the words of the button that does it. */
function Order(): JSX.Element | null {
  const state = table.shown.value
  const text = now.value?.wanted
  if (!state || !text || !wanted.value) return null
  const command = orderText(text, state)
  return (
    <p class={hasty.value ? 'order hasty' : 'order'}>
      {t(hasty.value ? 'tutorial.notYet' : 'tutorial.now', { command })}
    </p>
  )
}

function orderText(text: string, state: GameState): string {
  const command = parseCommand(text.replace('*', '1'), state)
  const { key, values } = commandWords(command, state, { t, names: names.value })
  return t(key, text.endsWith('*') ? { ...values, minutes: '…' } : values)
}

function Buttons({ reading }: { readonly reading: boolean }): JSX.Element {
  // While something is shown there is nothing to read on to.
  const busy = table.stage.value.name === 'presenting'
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

function After({ lesson: { id } }: { readonly lesson: Lesson }): JSX.Element {
  const next = nextLesson(id)
  const playNow = async (): Promise<void> => {
    await leaveLesson()
    show('new')
  }
  return (
    <>
      {next ? (
        <Main onClick={() => void attend(next)}>
          {t('tutorial.next', { lesson: t(`tutorial.lessons.${next}.title`) })}
        </Main>
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
