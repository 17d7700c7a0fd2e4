import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Color, check, type ItemId, type PlayerView } from '../../../engine/red-november/index.ts'
import { isWanted } from '../../shared/lessons/school.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { ItemName, lettersAmong } from './choices/item-name.tsx'
import { laidOut, sorted, toggle } from './choices/laid-out.ts'
import { mayChoose, planned, reachFor } from './desk-controls.ts'
import { hovered, intent } from './helm.ts'
import { isReachedFor } from './reaching.ts'

interface Props {
  readonly view: PlayerView
  readonly who: Color
  /** What has just come into it. */
  readonly fresh: ReadonlySet<ItemId>
}

/** So many cards stand side by side with their pictures. */
const MAX_BESIDE = 4
/** So many lie in rows with small pictures; more have words alone. */
const MAX_PICTURED = 6

const rowsFor = (cards: number): string => (cards <= MAX_BESIDE ? '' : cards <= MAX_PICTURED ? ' rows' : ' rows dense')

/** The items of the gnome that has to speak. Equal ones lie on one pile. */
export function Hand({ view, who, fresh }: Props): JSX.Element | null {
  const gnome = table.viewer.value === null ? undefined : view.gnomes.find(({ color }) => color === who)
  if (!gnome) return null
  if (!gnome.hand) return <p class="hand empty">{t('hud.hiddenHand', { count: gnome.handSize })}</p>
  if (gnome.hand.length === 0) return <p class="hand empty">{t('hud.emptyHand')}</p>
  if (mayChoose() && isPicking(view, who))
    return <Laid hand={sorted(gnome.hand)} isDrop={view.pending?.kind === 'discard'} />
  // Always in the same order: nothing changes its place because something else was used.
  const kinds = [...new Set(sorted(gnome.hand))]
  const count = (item: ItemId): number => gnome.hand?.filter((other) => other === item).length ?? 0
  return (
    <ul class={`hand${rowsFor(kinds.length)}`} aria-label={t('hud.hand')} style={lettersAmong(kinds)}>
      {kinds.map((item) => (
        <li key={item} class={fresh.has(item) ? 'fresh' : undefined}>
          <ItemCard view={view} who={who} item={item} count={count(item)} />
        </li>
      ))}
    </ul>
  )
}

/** Are cards of this gnome's hand to be picked now? */
function isPicking({ pending }: PlayerView, who: Color): boolean {
  if (pending) return pending.who === who && (pending.kind === 'discard' || pending.kind === 'trade-answer')
  return intent.value?.kind === 'act' && intent.value.action === 'trade'
}

interface LaidProps {
  readonly hand: readonly ItemId[]
  /** What is picked is dropped; otherwise it is given. */
  readonly isDrop: boolean
}

/** V6, A13: every card by itself, to be picked here and nowhere else. */
function Laid({ hand, isDrop }: LaidProps): JSX.Element {
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <ul
      class={`hand picking ${isDrop ? 'drop' : 'give'}${rowsFor(hand.length)}`}
      aria-label={t('hud.hand')}
      style={lettersAmong(hand)}
    >
      {hand.map((item, at) => (
        <li key={at}>
          <button
            type="button"
            ref={at === 0 ? first : null}
            class="hand-card pick-card"
            data-item={item}
            aria-pressed={laidOut.value.has(at)}
            title={t(`game.item.${item}.effect`)}
            onClick={() => toggle(at)}
          >
            <img src={`./cards/item-${item}.svg`} alt="" draggable={false} />
            <ItemName class="hand-name" item={item} />
            <span class="hand-does">{t(`hud.does.${item}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  readonly view: PlayerView
  readonly who: Color
  readonly item: ItemId
  readonly count: number
}

function ItemCard({ view, who, item, count }: CardProps): JSX.Element {
  const picked = intent.value?.kind === 'play' && intent.value.item === item
  const no = check(view, { type: 'play', item })
  const look = (): void => {
    if (!no) hovered.value = { kind: 'play', item, back: planned() }
  }
  return (
    <button
      type="button"
      class={isWanted({ type: 'play', item }) ? 'hand-card wanted' : 'hand-card'}
      data-item={item}
      aria-pressed={picked || isReachedFor(item)}
      aria-disabled={no !== null}
      title={t(`game.item.${item}.effect`)}
      onClick={() => reachFor(who, item)}
      onPointerEnter={look}
      onPointerLeave={() => {
        hovered.value = null
      }}
    >
      <img src={`./cards/item-${item}.svg`} alt="" draggable={false} />
      <ItemName class="hand-name" item={item} />
      <span class="hand-does">{t(`hud.does.${item}`)}</span>
      {count > 1 && <b class="count">×{count}</b>}
    </button>
  )
}
