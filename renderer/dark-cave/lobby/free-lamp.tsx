import type { JSX } from 'preact'
import { t } from '../words/index.ts'
import { type Plan, withMiner } from './plan.ts'

interface Props {
  readonly plan: Plan
  /** Only the next free one is filled: the others wait in line. */
  readonly isNext: boolean
  readonly onChange: (plan: Plan) => void
}

/** A dead lamp on its post: somebody could still come. */
export function FreeLamp({ plan, isNext, onChange }: Props): JSX.Element {
  return (
    <li class={isNext ? 'place free next' : 'place free'}>
      <img class="post" src="./cave/parts/post-empty.svg" alt="" draggable={false} />
      <div class="wood dark plate">
        <span class="free-name">{t('lobby.free')}</span>
        <div class="add">
          <button type="button" disabled={!isNext} onClick={() => onChange(withMiner(plan, 'person'))}>
            {t('lobby.addPerson')}
          </button>
          <button type="button" disabled={!isNext} onClick={() => onChange(withMiner(plan, 'digger'))}>
            {t('lobby.addBot')}
          </button>
        </div>
      </div>
    </li>
  )
}
