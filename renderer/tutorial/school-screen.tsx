import type { JSX } from 'preact'
import { show } from '../app.ts'
import { t } from '../i18n/index.ts'
import { settings } from '../settings.ts'
import { LESSONS } from './lessons.ts'
import { attend, leftOff } from './school.ts'
import './tutorial.css'

/** How to play: the lessons, in any order; the next one is offered first. */
export function School(): JSX.Element {
  const done = settings.value.tutorial
  const left = leftOff.value
  const next = left?.id ?? LESSONS.find(({ id }) => !done.includes(id))?.id ?? LESSONS[0]?.id
  return (
    <main class="page school" onKeyDown={(event) => event.key === 'Escape' && show('title')}>
      <header>
        <button type="button" onClick={() => show('title')}>
          {t('tutorial.back')}
        </button>
        <h1>{t('tutorial.heading')}</h1>
        <p class="caption">{t('tutorial.intro')}</p>
      </header>
      <ol>
        {LESSONS.map(({ id }, at) => (
          <li key={id}>
            <button
              type="button"
              class={id === next ? 'primary' : ''}
              data-lesson={id}
              data-done={done.includes(id)}
              autofocus={id === next}
              onClick={() => void attend(id, left?.id === id ? left.steps : [])}
            >
              <b class="number">{at + 1}</b>
              <span class="about">
                <strong>{t(`tutorial.lessons.${id}.title`)}</strong>
                <small>{t(`tutorial.lessons.${id}.about`)}</small>
              </span>
              <span class="state">{stateText(id === left?.id, done.includes(id))}</span>
            </button>
          </li>
        ))}
      </ol>
    </main>
  )
}

const stateText = (isLeft: boolean, isDone: boolean): string => {
  if (isLeft) return t('tutorial.resume')
  return isDone ? `✓ ${t('tutorial.finished')}` : t('tutorial.begin')
}
