import type { LogIcon } from '../words/log-lines.ts'
import type { BoatGlyphName } from './boat-glyph.tsx'

const PLAIN: Readonly<Partial<Record<LogIcon, BoatGlyphName>>> = {
  'item-grog': 'grog',
  'event-fire': 'fire',
  'event-fire-spreads': 'fire',
  'event-leak': 'water',
  'event-undersea-current': 'water',
  'event-kraken': 'kraken',
  'event-blocked-hatch': 'hatch',
  'event-missile-countdown': 'missiles',
  'token-crushed': 'engine',
  'token-asphyxiated': 'pumps',
  'token-missiles': 'missiles',
  'token-kraken': 'kraken',
  'track-asphyxiation': 'pumps',
  'track-heat': 'reactor',
  'track-pressure': 'engine',
  arrival: 'hatch',
  charm: 'charm',
  die: 'die',
  faint: 'faint',
  fire: 'fire',
  hatch: 'hatch',
  'hatch-blocked': 'unblock',
  items: 'item',
  lost: 'skull',
  saved: 'buoy',
  shuffle: 'shuffle',
  skull: 'skull',
  turn: 'log',
  wake: 'walk',
  walk: 'walk',
  water: 'water',
}

/** The drawing for a line: cards and items without one of their own share that of their kind. */
export function logIcon(icon: LogIcon): BoatGlyphName {
  const plain = PLAIN[icon]
  if (plain) return plain
  if (icon.startsWith('action-')) return icon.slice('action-'.length) as BoatGlyphName
  return icon.startsWith('item-') ? 'item' : 'event'
}
