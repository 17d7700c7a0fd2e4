import type { JSX } from 'preact'
import { redNovember } from '../../../engine/red-november/index.ts'
import { show } from '../../core/navigation.ts'
import { memoryOf } from '../../core/settings.ts'
import { LESSONS, type LessonId } from '../../red-november/lessons/lessons.ts'
import { t } from '../../red-november/words/index.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { attend, leftOff } from './school.ts'
import './tutorial.css'

const toTitle = (): void => show('title')

/** The card that a lesson is most about. */
const PICTURES: Readonly<Record<LessonId, string>> = {
  hatches: 'event-leak',
  fire: 'item-extinguisher',
  minutes: 'item-toolbox',
  time: 'event-undersea-current',
  grog: 'item-grog',
  tokens: 'event-missile-countdown',
  items: 'item-crowbar',
  sea: 'event-kraken',
  leaving: 'item-aqualung',
  options: 'item-lucky-charm',
}

/** How to play: the lessons, in any order; the next one is offered first. */
export function School(): JSX.Element {
  const done = memoryOf(redNovember.id).lessons
  const left = leftOff.value
  const next = left?.id ?? LESSONS.find(({ id }) => !done.includes(id))?.id ?? LESSONS[0]?.id
  return (
    <main class="page school">
      <PageHead title={t('tutorial.heading')} onBack={toTitle} hint={t('tutorial.intro')} />
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
              <img class="picture" src={`./cards/${PICTURES[id]}.svg`} alt="" draggable={false} />
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
