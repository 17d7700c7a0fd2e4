import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { useModal } from '../../ui/modal.ts'
import { t, ui } from '../current.ts'
import { tubeOpen } from './dialogs.ts'
import { announce } from './live.tsx'
import { MAX_ORDERS, matching, ordersIn, understood } from './spoken-orders.ts'
import './access.css'

/** Every order of the moment in one list, for keyboards and ears. */
export function SpeakingTube(): JSX.Element | null {
  const { view } = ui().running.table
  return tubeOpen.value && view.value ? <Tube view={view.value} /> : null
}

function close(): void {
  tubeOpen.value = false
}

function Tube({ view }: { readonly view: object }): JSX.Element {
  const { running, command: say, alsoCalled, listed, refusal, give: order } = ui()
  const { game, table } = running
  const modal = useModal(close)
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState('')
  const orders = useMemo(
    () =>
      ordersIn(
        table,
        game.format,
        (command) => say(command, view),
        (command) => alsoCalled?.(command, view) ?? '',
        listed,
      ),
    [view],
  )
  const shown = matching(text, orders).slice(0, MAX_ORDERS)
  useEffect(() => {
    if (orders.length === 0) return announce([t('access.tube.silent')])
    announce([
      ...orders.slice(0, MAX_ORDERS).map(({ number, words }) => t('pair', { what: number, which: words })),
      ...(orders.length > MAX_ORDERS ? [t('access.tube.more')] : []),
    ])
  }, [])
  const pick = async (command: GameTypes['command']): Promise<void> => {
    close()
    await order(command)
  }
  const give = async (event: Event): Promise<void> => {
    event.preventDefault()
    const heard = understood(table, text, orders)
    if ('order' in heard) return pick(heard.order)
    const why =
      'refused' in heard ? refusal(heard.refused) : t(orders.length > 0 ? 'access.tube.what' : 'access.tube.silent')
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
        {orders.length === 0 && !answer && <p>{t('access.tube.silent')}</p>}
        <ol>
          {shown.map(({ number, words, notation, command }) => (
            <li key={notation}>
              <button type="button" class="small" data-command={notation} onClick={() => void pick(command)}>
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
