import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { Onward, Order } from '../../shared/lessons/bosun.tsx'
import { ahead } from '../../shared/lessons/course.ts'
import { attending, now, wanted } from '../../shared/lessons/school.ts'
import { keyOf } from '../board/kit/targets.ts'
import { sayIt } from '../hud/desk-controls.ts'
import { board, draft } from '../hud/helm.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import type { LessonBeat } from './course.ts'
import { nextTouch, type Touch } from './next-touch.ts'
import { Stick } from './stick.tsx'
import '../styles/foreman.css'

/** The foreman of a lesson: he stands in the cave, says one short thing at a time and points at what it is about. */
export function Foreman(): JSX.Element | null {
  const attended = attending.value
  const standing = now.value
  const figure = useRef<HTMLImageElement>(null)
  const says = useRef<HTMLDivElement>(null)
  const mayRead = table.activity.value.name === 'choosing'
  useFraming()
  // The desk takes the focus whenever it asks something; while he only talks, Enter reads on.
  useEffect(() => says.current?.querySelector<HTMLElement>('button.primary')?.focus(), [standing?.beat, mayRead])
  if (!attended || !standing) return null
  const { lesson, lessons } = attended
  const { list, text, teacher, proud } = lessons
  const number = list.indexOf(lesson) + 1
  const touch = mayRead ? touchNow() : null
  const isDone = standing.say === null
  return (
    <>
      <header class="lesson-head" data-keeps="top">
        <h1>{t('tutorial.number', { number, lesson: text(lesson.id, 'title') })}</h1>
        <ol
          class="lamps"
          aria-label={t('tutorial.step', {
            at: Math.min(standing.beat + 1, lesson.beats.length),
            of: lesson.beats.length,
          })}
        >
          {lesson.beats.map(({ say }, at) => (
            <li key={say} data-lit={at <= standing.beat} />
          ))}
        </ol>
      </header>
      <aside
        class="foreman"
        aria-label={t('tutorial.bosun')}
        data-lesson={lesson.id}
        data-beat={standing.beat}
        data-wanted={standing.wanted ?? ''}
      >
        <img ref={figure} class="foreman-figure" src={isDone ? proud : teacher} alt="" draggable={false} />
        <div ref={says} class="foreman-says">
          <div aria-live="polite">
            <p>
              {standing.say || number < list.length ? text(lesson.id, standing.say ?? 'done') : t('tutorial.allDone')}
            </p>
            <Order />
          </div>
          <footer>
            {standing.wanted !== null && <ShowMe />}
            <Onward />
          </footer>
        </div>
      </aside>
      {touch && <Stick touch={touch} board={board.value} holder={figure} />}
    </>
  )
}

/** A lesson is small: all of it is in sight, with what is pointed at. */
function useFraming(): void {
  const touch = touchNow()
  const about = touch?.kind === 'board' ? touch.target : null
  useEffect(() => {
    if (now.value) board.value?.frame(about ? [about] : [], true)
  }, [board.value, about && keyOf(about)])
}

/** For whoever is stuck: the foreman does it himself. */
function ShowMe(): JSX.Element {
  const show = (): void => {
    if (wanted.value) void sayIt(wanted.value as Parameters<typeof sayIt>[0])
  }
  return (
    <button type="button" class="wood" disabled={table.activity.value.name !== 'choosing'} onClick={show}>
      {t('tutorial.showMe')}
    </button>
  )
}

/** What is to be touched next, or looked at while he talks. */
function touchNow(): Touch | null {
  const view = table.view.value
  const attended = attending.value
  const at = now.value?.beat
  if (!view || !attended || at === undefined) return null
  const beat = attended.lesson.beats[at] as LessonBeat | undefined
  return beat?.look ?? nextTouch(view, draft.value, ahead(attended.lesson, attended.steps))
}
