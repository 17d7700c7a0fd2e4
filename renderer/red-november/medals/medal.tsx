import type { JSX } from 'preact'
import type { FeatId } from '../../../engine/red-november/index.ts'
import { BoatGlyph, type BoatGlyphName } from '../hud/boat-glyph.tsx'
import { t } from '../words/index.ts'
import './medals.css'

const GLYPHS: Readonly<Record<FeatId, BoatGlyphName>> = {
  home: 'buoy',
  sober: 'water',
  drunk: 'grog',
  nine: 'reactor',
  calm: 'trophy',
  fullCrew: 'trophy',
  lastOne: 'buoy',
  replacement: 'faint',
  merciless: 'skull',
  inferno: 'fire',
  harpooned: 'kraken',
  defused: 'missiles',
  threefold: 'trophy',
  hair: 'wait',
  rescueAtNine: 'engine',
  sacrifice: 'fire',
  longShot: 'die',
  certain: 'die',
  duel: 'attack',
  truce: 'trade',
  floodgate: 'water',
  brigade: 'extinguish',
  plumber: 'pump',
  doorman: 'hatch',
  merchant: 'trade',
  hoarder: 'item',
  thirsty: 'grog',
  sleeper: 'faint',
  coffee: 'charm',
  charm: 'charm',
  deserter: 'abandon',
  fool: 'abandon',
  lunch: 'kraken',
}

interface Props {
  readonly id: FeatId
  /** What stands below its name besides what it is for. */
  readonly note: string | null
  readonly state: 'fresh' | 'earned' | 'locked'
}

/** A medal with its name and what it is given for. */
export const Medal = ({ id, note, state }: Props): JSX.Element => (
  <li class={`medal ${state}`} data-feat={id}>
    <span class="disc" aria-hidden="true">
      <BoatGlyph name={GLYPHS[id]} />
    </span>
    <span class="about">
      <b>{t(`feats.list.${id}.name`)}</b>
      <span>{t(`feats.list.${id}.text`)}</span>
      {note && <em>{note}</em>}
    </span>
  </li>
)
