import type { JSX } from 'preact'
import { type GameRecord, speaker } from '../../../engine/dark-cave/index.ts'
import { attending } from '../../shared/lessons/school.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { mayChoose } from './desk-controls.ts'
import { draft, goalFolded } from './helm.ts'

/** In turns of the own: after these everybody knows what it is about. */
const FIRST_TURNS = 2

/** For whoever sits down for the first time: what one is after. It says nothing of whom one digs for, and goes by itself. */
export function Goal(): JSX.Element | null {
  const record = table.game.value?.record
  if (!record || attending.value || !mayChoose() || draft.value || goalFolded.value === record.start) return null
  if (!isNew(record)) return null
  const fold = (): void => {
    goalFolded.value = record.start
  }
  return (
    <section class="cave-goal" aria-label={t('hud.goal.heading')}>
      <p>
        {t('hud.goal.text')} <b>{t('hud.goal.who')}</b>
      </p>
      <button type="button" class="wood" onClick={fold}>
        {t('hud.goal.fold')}
      </button>
    </section>
  )
}

/** Is this one of the first turns of who is up, in a game that was begun at its beginning? */
function isNew({ start, states, commands }: GameRecord): boolean {
  const view = table.view.value
  const who = view && !view.pending ? speaker(view) : null
  if (!who || !('setup' in start)) return false
  const turns = commands.filter((_, at) => {
    const turn = states[at]?.turn
    return turn?.phase === 'play' && turn.active === who
  })
  return view?.turn?.phase === 'play' && turns.length < FIRST_TURNS
}
