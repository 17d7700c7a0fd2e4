import type { JSX } from 'preact'
import { type PlayerView, pathsFrom } from '../../../engine/red-november/index.ts'
import { keysFor, orderOf } from '../../core/keys/bound.ts'
import { ACTION_ORDERS, keyCaps } from '../../core/keys/key-names.ts'
import { useLayer } from '../../ui/layer.ts'
import { percent } from '../../ui/phrases.ts'
import { isWantedAction } from '../school/wanted.ts'
import { t } from '../words/index.ts'
import { mayChoose } from './deeds.ts'
import { choosingWay, hovered, type Intent, intent, pick, showingAll } from './helm.ts'
import { Icon, type IconName } from './icons.tsx'
import { type Offer, offers } from './offers.ts'

/** A tile of the bar. Its place is its number key. */
export interface Tile {
  readonly id: string
  readonly icon: IconName
  readonly name: string
  readonly cost: string
  readonly chance: string | null
  readonly pressed: boolean
  readonly intent: Intent | null
  readonly press: () => void
}

/** What the bar offers now, in order. */
export function tilesFor(view: PlayerView): readonly Tile[] {
  if (!view.turn || view.pending || view.turn.phase !== 'movement') return []
  const legal = offers(view).filter(({ refused }) => !refused)
  const ways = pathsFrom(view).size - 1
  return [...(ways > 0 ? [walkTile(view)] : []), ...legal.map(offerTile), allTile()]
}

export const intentFor = ({ action, minutes, hatches }: Offer): Intent => ({
  kind: 'act',
  action,
  minutes,
  hatch: hatches[0] ?? null,
})

function walkTile(view: PlayerView): Tile {
  const cheapest = Math.min(
    ...[...pathsFrom(view).values()].filter(({ steps }) => steps.length > 0).map(({ minutes }) => minutes),
  )
  return {
    id: 'walk',
    icon: 'walk',
    name: t('hud.walk'),
    cost: t('hud.from', { minutes: cheapest }),
    chance: null,
    pressed: choosingWay.value || intent.value?.kind === 'walk',
    intent: null,
    press: () => {
      const open = !choosingWay.value
      pick(null)
      choosingWay.value = open
    },
  }
}

function offerTile(offer: Offer): Tile {
  const { action, cost, chance } = offer
  const picked = intent.value?.kind === 'act' && intent.value.action === action
  return {
    id: action,
    icon: action,
    name: t(`game.action.${action}.name`),
    cost: t('hud.minutes', { count: cost }),
    chance: chance === null ? null : percent(chance),
    pressed: picked,
    intent: intentFor(offer),
    press: () => pick(picked ? null : intentFor(offer)),
  }
}

function allTile(): Tile {
  return {
    id: 'all',
    icon: 'more',
    name: t('hud.allActions'),
    cost: '',
    chance: null,
    pressed: showingAll.value,
    intent: null,
    press: () => {
      const open = !showingAll.value
      pick(null)
      showingAll.value = open
    },
  }
}

/** What stands on the key of the tile in this place. */
function keyOfTile(at: number): string | undefined {
  const order = ACTION_ORDERS[at]
  const [key] = order ? keysFor(order) : []
  return key && keyCaps(key).join('+')
}

function pressTile(event: KeyboardEvent, tiles: readonly Tile[]): boolean {
  const order = orderOf(event, ACTION_ORDERS)
  const tile = order && tiles[ACTION_ORDERS.indexOf(order)]
  tile?.press()
  return tile !== undefined
}

/** What can be done, with its price; number keys pick from left to right. */
export function ActionBar({ view }: { readonly view: PlayerView }): JSX.Element {
  const tiles = tilesFor(view)
  useLayer({ level: 'desk', hear: (event) => mayChoose() && pressTile(event, tiles) })
  return (
    <ul class="action-bar" aria-label={t('hud.actions')}>
      {tiles.map(({ id, icon, name, cost, chance, pressed, intent: would, press }, at) => (
        <li key={id}>
          <button
            type="button"
            class={isWantedAction(id) ? 'tile wanted' : 'tile'}
            data-action={id}
            aria-pressed={pressed}
            aria-keyshortcuts={keyOfTile(at)}
            disabled={!mayChoose()}
            onClick={press}
            onPointerEnter={() => hover(would)}
            onPointerLeave={() => hover(null)}
          >
            <Icon name={icon} />
            <span class="tile-name">{name}</span>
            <span class="tile-cost">
              {cost} {chance && <b>{chance}</b>}
            </span>
            {keyOfTile(at) && <kbd>{keyOfTile(at)}</kbd>}
          </button>
        </li>
      ))}
    </ul>
  )
}

function hover(would: Intent | null): void {
  hovered.value = would
}
