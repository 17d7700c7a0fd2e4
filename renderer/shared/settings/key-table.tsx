import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { MENU_ORDERS, type MenuOrder } from '../../../preload/contract.ts'
import { asUsual, type Bindings, isOwn, MAX_KEYS, rebind, unbind } from '../../core/keys/bindings.ts'
import { keysFor } from '../../core/keys/bound.ts'
import {
  ACTION_ORDERS,
  type ActionOrder,
  type GameOrder,
  type KeyOrder,
  keyCaps,
  keyOf,
} from '../../core/keys/key-names.ts'
import { t } from '../../core/language.ts'
import { note } from '../../core/notices.ts'
import { changeSettings, settings } from '../../core/settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { did, useLayer } from '../../ui/layer.ts'
import { ui } from '../current.ts'
import '../access/access.css'

/** The binding that waits for its new key; `old` is null where one more is wanted. */
interface Waiting {
  readonly order: KeyOrder
  readonly old: string | null
}

/** Every order with its keys; each can be changed. */
export function KeyTable(): JSX.Element {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useLayer(
    {
      level: 'dialog',
      owns: () => true,
      hear: (event) => waiting !== null && take(event, waiting, () => setWaiting(null)),
    },
    waiting !== null,
  )
  useEffect(() => {
    if (!waiting) return
    const leave = (): void => setWaiting(null)
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [waiting])
  const changed = Object.keys(settings.value.keys).length > 0
  return (
    <section class="panel keys" aria-labelledby="keys-heading">
      <header class="row">
        <div class="grow">
          <h2 id="keys-heading">{t('front.settings.keys')}</h2>
          <p>{t('access.keys.hint')}</p>
        </div>
        <button type="button" disabled={!changed} onClick={() => keep({})}>
          <Icon name="reset" />
          {t('access.keys.resetAll')}
        </button>
      </header>
      <ul class="key-table">
        {[...MENU_ORDERS, ...ui().orders].map((order) => (
          <OrderKeys key={order} order={order} waiting={waiting?.order === order ? waiting : null} onAsk={setWaiting} />
        ))}
      </ul>
    </section>
  )
}

interface OrderProps {
  readonly order: KeyOrder
  readonly waiting: Waiting | null
  readonly onAsk: (waiting: Waiting) => void
}

function OrderKeys({ order, waiting, onAsk }: OrderProps): JSX.Element {
  const name = orderName(order)
  const keys = keysFor(order)
  return (
    <li class="row" data-order={order}>
      <b class="grow">{name}</b>
      {keys.map((key) => (
        <KeyButton
          key={key}
          label={t('access.keys.change', { order: name, key: keyCaps(key).join(' ') })}
          waiting={waiting?.old === key}
          onClick={() => onAsk({ order, old: key })}
        >
          <Caps of={key} />
        </KeyButton>
      ))}
      {keys.length < MAX_KEYS && (
        <KeyButton
          label={t('access.keys.add', { order: name })}
          add
          waiting={waiting !== null && waiting.old === null}
          onClick={() => onAsk({ order, old: null })}
        >
          +
        </KeyButton>
      )}
      {settings.value.keys[order] && (
        <button
          type="button"
          class="small"
          aria-label={t('access.keys.reset', { order: name })}
          onClick={() => keep(asUsual(settings.value.keys, order))}
        >
          <Icon name="reset" />
        </button>
      )}
    </li>
  )
}

interface KeyButtonProps {
  readonly label: string
  readonly add?: boolean
  readonly waiting: boolean
  readonly onClick: () => void
  readonly children: JSX.Element | string
}

/** It keeps the focus while it waits, so that the next key finds it and a reader says what is wanted. */
function KeyButton({ label, add = false, waiting, onClick, children }: KeyButtonProps): JSX.Element {
  const place = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (waiting) place.current?.focus()
  }, [waiting])
  return (
    <button
      ref={place}
      type="button"
      class={`binding${waiting ? ' waiting' : add ? ' add' : ''}`}
      aria-label={waiting ? t('access.keys.press') : label}
      onClick={onClick}
    >
      {waiting ? t('access.keys.press') : children}
    </button>
  )
}

/** A key as it is printed on it. */
export const Caps = ({ of }: { readonly of: string }): JSX.Element => (
  <span class="combination">
    {keyCaps(of).map((cap) => (
      <kbd key={cap}>{cap}</kbd>
    ))}
  </span>
)

const isMenuOrder = (order: KeyOrder): order is MenuOrder => MENU_ORDERS.some((other) => other === order)
const isAction = (order: GameOrder): order is ActionOrder => ACTION_ORDERS.some((other) => other === order)

function orderName(order: KeyOrder): string {
  if (isMenuOrder(order)) return t(`menu.${order}`).replace(/ ?…$/, '')
  if (isAction(order)) return t('access.keys.action', { number: ACTION_ORDERS.indexOf(order) + 1 })
  return t(`access.keys.${order}`)
}

const keep = (keys: Bindings): void => void changeSettings({ keys: keys as Record<string, string[]> })

/** One key, or a pad's button, is taken before anybody else hears it. Escape leaves everything as it is, Delete takes the key away. */
function take(event: KeyboardEvent, { order, old }: Waiting, done: () => void): true {
  const key = keyOf(event)
  if (key === 'Escape') return did(done)
  if (isOwn(key)) return did(() => note('bad', () => t('access.keys.own', { key: keyCaps(key).join(' ') })))
  if (key === 'Delete' || key === 'Backspace') {
    if (old !== null) keep(unbind(settings.value.keys, order, old))
    return did(done)
  }
  const { bindings, swapped } = rebind(settings.value.keys, order, old, key)
  keep(bindings)
  if (swapped) tellSwap(key, swapped.order, swapped.key)
  return did(done)
}

function tellSwap(key: string, loser: KeyOrder, got: string | null): void {
  const values = { key: keyCaps(key).join(' '), order: orderName(loser), got: got ? keyCaps(got).join(' ') : '' }
  note('good', () => t(got ? 'access.keys.swapped' : 'access.keys.taken', values))
}
