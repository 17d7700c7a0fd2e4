import type { JSX } from 'preact'
import { type Color, check, type ItemId, type PlayerView } from '../../../engine/red-november/index.ts'
import { isWanted } from '../../shared/lessons/school.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { ItemName } from './choices/item-name.tsx'
import { confirm, mayChoose } from './deeds.ts'
import { hovered, intent, pick, refused } from './helm.ts'

interface Props {
  readonly view: PlayerView
  readonly who: Color
}

/** The items of the gnome that has to speak. Equal ones lie on one pile. */
export function Hand({ view, who }: Props): JSX.Element | null {
  const gnome = table.viewer.value === null ? undefined : view.gnomes.find(({ color }) => color === who)
  if (!gnome?.hand) return <p class="hand empty">{gnome ? t('hud.hiddenHand', { count: gnome.handSize }) : ''}</p>
  if (gnome.hand.length === 0) return <p class="hand empty">{t('hud.emptyHand')}</p>
  const kinds = [...new Set(gnome.hand)]
  const count = (item: ItemId): number => gnome.hand?.filter((other) => other === item).length ?? 0
  return (
    <ul class="hand" aria-label={t('hud.hand')} data-kinds={Math.min(kinds.length, 9)}>
      {kinds.map((item) => (
        <li key={item}>
          <ItemCard view={view} item={item} count={count(item)} />
        </li>
      ))}
    </ul>
  )
}

function ItemCard({
  view,
  item,
  count,
}: {
  readonly view: PlayerView
  readonly item: ItemId
  readonly count: number
}): JSX.Element {
  const picked = intent.value?.kind === 'play' && intent.value.item === item
  const no = check(view, { type: 'play', item })
  const take = (): void => {
    if (picked) return void confirm()
    const back = intent.value?.kind === 'act' ? intent.value : null
    if (!mayChoose()) return
    pick({ kind: 'play', item, back })
    if (no) refused.value = no
  }
  const look = (): void => {
    if (!no) hovered.value = { kind: 'play', item, back: null }
  }
  return (
    <button
      type="button"
      class={isWanted({ type: 'play', item }) ? 'hand-card wanted' : 'hand-card'}
      data-item={item}
      aria-pressed={picked}
      aria-disabled={no !== null}
      title={t(`game.item.${item}.effect`)}
      onClick={take}
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
