import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Command, GameState } from '../../../engine/red-november/index.ts'
import { sayIt } from '../../red-november/hud/deeds.ts'
import { table } from '../../red-november/run/running.ts'
import { t } from '../../red-november/words/index.ts'
import { names } from '../../red-november/words/speech.ts'
import { MAX_ORDERS, matching, ordersIn, understood } from '../../red-november/words/spoken-orders.ts'
import { useModal } from '../../ui/modal.ts'
import { tubeOpen } from './dialogs.ts'
import { announce } from './live.tsx'
import './access.css'

/** Every order of the moment in one list, for keyboards and ears. */
export function SpeakingTube(): JSX.Element | null {
  const state = table.shown.value
  return tubeOpen.value && state ? <Tube state={state} /> : null
}

function close(): void {
  tubeOpen.value = false
}

function Tube({ state }: { readonly state: GameState }): JSX.Element {
  const modal = useModal(close)
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState('')
  const orders = useMemo(() => ordersIn(state, names.value), [state])
  const shown = matching(text, orders)
  useEffect(() => {
    announce([
      ...orders.map(({ number, words }) => `${number}: ${words}`),
      ...(orders.length === MAX_ORDERS ? [t('access.tube.more')] : []),
    ])
  }, [])
  const order = async (command: Command): Promise<void> => {
    close()
    await sayIt(command)
  }
  const give = async (event: Event): Promise<void> => {
    event.preventDefault()
    const heard = understood(text, state, orders)
    if ('order' in heard) return order(heard.order)
    const why =
      'refused' in heard ? `${t(`game.refusal.${heard.refused.code}`)} (${heard.refused.rule})` : t('access.tube.what')
    setAnswer(why)
    announce([why])
  }
  return (
    <dialog {...modal} class="tube panel" aria-label={t('access.tube.heading')}>
      <form onSubmit={(event) => void give(event)}>
        <h2>{t('access.tube.heading')}</h2>
        <label>
          <span>{t('access.tube.label')}</span>
          <input value={text} maxLength={200} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        {answer && <p class="warning">{answer}</p>}
        <ol>
          {shown.map(({ number, words, notation, command }) => (
            <li key={notation}>
              <button type="button" class="small" data-command={notation} onClick={() => void order(command)}>
                <b>{number}</b> {words}
              </button>
            </li>
          ))}
        </ol>
        <footer>
          <button type="submit" class="primary">
            {t('access.tube.say')}
          </button>
          <button type="button" onClick={close}>
            {t('access.report.close')}
          </button>
        </footer>
      </form>
    </dialog>
  )
}
