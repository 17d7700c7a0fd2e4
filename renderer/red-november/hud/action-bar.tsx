import type { JSX } from 'preact'
import {
  type ActionKind,
  fixOdds,
  type PlayerView,
  pathsFrom,
  type RuleError,
} from '../../../engine/red-november/index.ts'
import { keysFor, orderOf } from '../../core/keys/bound.ts'
import { ACTION_ORDERS, keyCaps } from '../../core/keys/key-names.ts'
import { useLayer } from '../../ui/layer.ts'
import { longestWord, percent } from '../../ui/phrases.ts'
import { names } from '../run/names.ts'
import { isWantedAction, wantedMinutes } from '../school/wanted.ts'
import { t } from '../words/index.ts'
import { BoatGlyph, type BoatGlyphName } from './boat-glyph.tsx'
import { partnersOf, victimsOf } from './choices/possible.ts'
import { mayChoose } from './desk-controls.ts'
import { commandOf } from './doom.ts'
import { advising, choosingWay, hovered, type Intent, intent, pick, refused, showingAll } from './helm.ts'
import { helps, isFixJob, type Offer, PLACE, placedOffers } from './offers.ts'
import { deathsOf } from './sure-death.ts'
import { rowsOf, type TilePlace, tilePlaces } from './tile-rows.ts'

/** A tile of the bar. */
export interface Tile {
  readonly id: string
  /** The number of the key that presses it. */
  readonly place: number
  readonly icon: BoatGlyphName
  readonly name: string
  readonly cost: string
  /** 0 to 1; null where nothing is left to luck. */
  readonly chance: number | null
  /** Who surely dies of it, as a sentence; empty where nobody does. */
  readonly dies: string
  readonly pressed: boolean
  /** Why not: a tile that keeps its place says so when it is pressed. */
  readonly refused: RuleError | null
  readonly intent: Intent | null
  readonly press: () => void
}

/** What the bar offers now, in order: the walk first, and at the end what is there in every turn. */
export function tilesFor(view: PlayerView): readonly Tile[] {
  if (!view.turn || view.pending || view.turn.phase !== 'movement') return []
  const ways = pathsFrom(view).size - 1
  return [
    ...(ways > 0 ? [walkTile(view)] : []),
    ...placedOffers(view).map(({ offer, place }) => offerTile(view, asPicked(view, offer), place)),
    allTile(),
  ]
}

/** What a tile costs: while it is picked what the desk says, and in a lesson before that what the bosun says, never another number beside it. */
function asPicked(view: PlayerView, offer: Offer): Offer {
  const { action } = offer
  const minutes = pickedMinutes(action) ?? wantedMinutes(action)
  if (minutes === null) return offer
  if (isFixJob(action)) {
    const { cost, chance } = fixOdds(view, action, minutes)
    return { ...offer, minutes, cost, chance }
  }
  return { ...offer, minutes, cost: offer.cost - offer.minutes + minutes }
}

const pickedMinutes = (action: ActionKind): number | null =>
  intent.value?.kind === 'act' && intent.value.action === action ? intent.value.minutes : null

export function intentFor(view: PlayerView, { action, minutes, hatches }: Offer): Intent {
  const [target] = action === 'attack' ? victimsOf(view) : action === 'trade' ? partnersOf(view) : []
  return { kind: 'act', action, minutes, hatch: hatches[0] ?? null, ...(target && { target }) }
}

function walkTile(view: PlayerView): Tile {
  const cheapest = Math.min(
    ...[...pathsFrom(view).values()].filter(({ steps }) => steps.length > 0).map(({ minutes }) => minutes),
  )
  return {
    id: 'walk',
    place: PLACE.walk,
    refused: null,
    icon: 'walk',
    name: t('hud.walk'),
    cost: t('hud.from', { minutes: cheapest }),
    chance: null,
    dies: '',
    pressed: choosingWay.value || intent.value?.kind === 'walk',
    intent: null,
    press: () => {
      const open = !choosingWay.value
      pick(null)
      choosingWay.value = open
    },
  }
}

function offerTile(view: PlayerView, offer: Offer, place: number): Tile {
  const { action, cost, chance, refused: why } = offer
  // Work on what is whole only spends time: no price and no green number tempts to it.
  const isVain = isFixJob(action) && !helps(view, action) && wantedMinutes(action) === null
  const would = intentFor(view, offer)
  const picked = intent.value?.kind === 'act' && intent.value.action === action
  return {
    id: action,
    place,
    refused: why,
    icon: action,
    name: t(`game.action.${action}.name`),
    cost: isVain ? t('hud.whole') : t('hud.minutes', { count: cost }),
    chance: isVain ? null : chance,
    dies: why ? '' : deathsBy(view, offer),
    pressed: picked,
    intent: why ? null : would,
    press: () => {
      if (why) refused.value = why
      else pick(picked ? null : would)
    },
  }
}

function deathsBy(view: PlayerView, offer: Offer): string {
  const command = commandOf(offer)
  const deaths = command ? deathsOf(view, command) : []
  return deaths.map(({ gnome, cause }) => t(`hud.peril.dies.${cause}`, { gnome: names.value(gnome) })).join(' ')
}

function allTile(): Tile {
  return {
    id: 'all',
    place: PLACE.all,
    refused: null,
    icon: 'all',
    name: t('hud.allActions'),
    cost: '',
    chance: null,
    dies: '',
    pressed: showingAll.value,
    intent: null,
    press: () => {
      const open = !showingAll.value
      pick(null)
      showingAll.value = open
    },
  }
}

/** What stands on the key of a tile. */
function capOf({ place }: Tile): string | undefined {
  const order = ACTION_ORDERS[place - 1]
  const [key] = order ? keysFor(order) : []
  return key && keyCaps(key).join('+')
}

function pressTile(event: KeyboardEvent, tiles: readonly Tile[]): boolean {
  const order = orderOf(event, ACTION_ORDERS)
  const tile = order && tiles.find(({ place }) => ACTION_ORDERS[place - 1] === order)
  tile?.press()
  return tile !== undefined
}

/** Beside those two, where the desk is wide, and where it is narrow; a tile is as wide alone as among others. */
const ACROSS = { wide: 3, narrow: 2 } as const

/** What can be done, with its price, and at the right end what can be done in every turn. */
export function ActionBar({ view }: { readonly view: PlayerView }): JSX.Element {
  const tiles = tilesFor(view)
  useLayer({ level: 'desk', hear: (event) => mayChoose() && pressTile(event, tiles) })
  const isConstant = ({ place }: Tile): boolean => place >= PLACE.wait
  const { length } = tiles.filter((tile) => !isConstant(tile))
  const [places, fewer] = [tilePlaces(length, ACROSS.wide), tilePlaces(length, ACROSS.narrow)]
  const [wide, narrow] = [rowsOf(length, ACROSS.wide), rowsOf(length, ACROSS.narrow)]
  return (
    <ul
      // What the desk is about has the room of a second row; then they lie in two lines, key and word.
      class={['action-bar', narrow > 1 && isAboutSomething() && 'low', wide > 1 && 'many'].filter(Boolean).join(' ')}
      aria-label={t('hud.actions')}
      style={`--rows: ${wide}; --more-rows: ${narrow}; --half: ${Math.ceil(length / 2)}`}
    >
      {tiles.map((tile, at) => (
        <li
          key={tile.id}
          class={isConstant(tile) ? 'constant' : undefined}
          style={isConstant(tile) ? undefined : placed(places[at], fewer[at])}
        >
          <TileButton tile={tile} cap={capOf(tile)} />
        </li>
      ))}
    </ul>
  )
}

/** Something is picked, or laid out to pick from. */
const isAboutSomething = (): boolean => intent.value !== null || choosingWay.value || showingAll.value || advising.value

/** Two half rows are one: beside a tile lie two of those that are always there. */
const placed = (wide: TilePlace | undefined, narrow: TilePlace | undefined): string =>
  wide && narrow
    ? `--columns: ${wide.columns}; --row: ${2 * wide.row - 1}; --fewer-columns: ${narrow.columns}; --fewer-row: ${2 * narrow.row - 1}`
    : ''

const FAIR = 0.5

function TileButton({ tile, cap }: { readonly tile: Tile; readonly cap: string | undefined }): JSX.Element {
  const { id, icon, name, cost, chance, dies, pressed, refused: why, intent: would, press } = tile
  return (
    <button
      type="button"
      class={['tile', isWantedAction(id) && 'wanted', dies && 'grave'].filter(Boolean).join(' ')}
      data-action={id}
      aria-label={[name, cost, chance === null ? '' : percent(chance), dies].filter(Boolean).join(', ')}
      aria-pressed={pressed}
      aria-keyshortcuts={cap}
      aria-disabled={why !== null}
      title={why ? t(`game.refusal.${why.code}`) : dies || (intent.value && !pressed ? name : undefined)}
      disabled={!mayChoose()}
      onClick={press}
      onPointerEnter={() => hover(would)}
      onPointerLeave={() => hover(null)}
    >
      <span class="tile-strip">
        {cap && <kbd>{cap}</kbd>}
        <BoatGlyph name={icon} />
      </span>
      <span class="tile-words">
        <span class="tile-name" style={`--longest: ${longestWord(name)}`}>
          {name}
        </span>
        {cost && (
          <span class="tile-cost">
            {cost} {chance !== null && <b class={chance < FAIR ? 'poor' : 'good'}>{percent(chance)}</b>}
          </span>
        )}
      </span>
    </button>
  )
}

function hover(would: Intent | null): void {
  hovered.value = would
}
