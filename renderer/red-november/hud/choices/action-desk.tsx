import type { JSX } from 'preact'
import {
  type ActionKind,
  type FixJob,
  LOW_WATER_MINUTES,
  type PlayerView,
} from '../../../../engine/red-november/index.ts'
import { useDeskFocus } from '../../../ui/focus.ts'
import { t } from '../../words/index.ts'
import { AbandonDialog } from './abandon-dialog.tsx'
import { AttackComposer, type ComposerProps, DrawComposer, TradeComposer, WaitComposer } from './composers.tsx'

/** What is no fix-it. */
export type OtherAction = Exclude<ActionKind, FixJob>

interface Props extends ComposerProps {
  readonly action: OtherAction
  readonly onCancel: () => void
}

const COMPOSERS: Readonly<Record<Exclude<OtherAction, 'abandon'>, (props: ComposerProps) => JSX.Element>> = {
  draw: DrawComposer,
  trade: TradeComposer,
  attack: AttackComposer,
  wait: WaitComposer,
}

/** Cards and gnomes are picked for it: it needs all the room there is. */
export const COMPOSED: readonly ActionKind[] = ['draw', 'trade', 'attack']

/** A2: low water makes it longer. */
function isWading({ turn, gnomes, rooms }: PlayerView): boolean {
  const room = gnomes.find(({ color }) => color === turn?.active)?.room
  return room !== undefined && room !== 'sea' && rooms[room] === 'low'
}

/** An action that is composed of more than minutes: with whom, what, how many. */
export function ActionDesk({ action, onCancel, ...props }: Props): JSX.Element {
  const desk = useDeskFocus(action)
  if (action === 'abandon') {
    const { view, names, onSay } = props
    return <AbandonDialog name={view.turn ? names(view.turn.active) : ''} onSay={onSay} onCancel={onCancel} />
  }
  const Composer = COMPOSERS[action]
  return (
    <section ref={desk} class="desk-panel action-desk" aria-label={t(`game.action.${action}.name`)}>
      <header>
        <div>
          <h2>{t(`game.action.${action}.name`)}</h2>
          <p class="sum">{t(`game.action.${action}.text`)}</p>
          {isWading(props.view) && action !== 'wait' && (
            <p class="meets water">{t('hud.wet', { minutes: LOW_WATER_MINUTES })}</p>
          )}
        </div>
        <button type="button" class="small" onClick={onCancel}>
          {t('show.choice.back')} <kbd>Esc</kbd>
        </button>
      </header>
      <Composer {...props} />
    </section>
  )
}
