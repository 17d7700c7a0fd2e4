import type { JSX } from 'preact'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { show } from '../../core/navigation.ts'
import { memoryOf } from '../../core/settings.ts'
import { useFetched } from '../../ui/fetched.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { t, ui } from '../current.ts'
import type { Lessons } from '../lesson.ts'
import { attend, leftOff } from './school.ts'
import '../plates.css'
import './tutorial.css'

const toTitle = (): void => show('title')

/** How to play: the lessons, in any order; the next one is offered first. */
export function School(): JSX.Element {
  const lessons = useFetched(() => ui().lessons())
  return (
    <main class="page plates school" data-game={ui().id} aria-busy={lessons === null}>
      <PageHead title={t('tutorial.heading')} onBack={toTitle} hint={t('tutorial.intro')} />
      {lessons && <Course lessons={lessons} />}
    </main>
  )
}

function Course({ lessons }: { readonly lessons: Lessons<GameTypes> }): JSX.Element {
  const { list, text } = lessons
  const done = memoryOf(ui().id).lessons
  const passed = list.filter(({ id }) => done.includes(id)).length
  const left = leftOff(lessons)
  const next = left?.id ?? list.find(({ id }) => !done.includes(id))?.id ?? list[0]?.id
  return (
    <>
      <p class="progress">
        <span>{t('tutorial.progress', { done: passed, of: list.length })}</span>
        <progress max={list.length} value={passed} aria-hidden="true" />
      </p>
      <ol>
        {list.map(({ id, picture }, at) => (
          <li key={id}>
            <button
              type="button"
              class={id === next ? 'primary' : ''}
              data-lesson={id}
              data-done={done.includes(id)}
              autofocus={id === next}
              onClick={() => void attend(id, left?.id === id ? left.steps : [])}
            >
              <span class="picture">
                <img src={picture} alt="" draggable={false} />
                <b class="number">{at + 1}</b>
                {done.includes(id) && (
                  <b class="tick" aria-hidden="true">
                    ✓
                  </b>
                )}
              </span>
              <span class="about">
                <strong>{text(id, 'title')}</strong>
                <small>{text(id, 'about')}</small>
              </span>
              <span class="state">{stateText(id === left?.id, done.includes(id))}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

const stateText = (isLeft: boolean, isDone: boolean): string => {
  if (isLeft) return t('tutorial.resume')
  return t(isDone ? 'tutorial.finished' : 'tutorial.begin')
}
