import type { JSX } from 'preact'
import type { DeathCause } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { type LogReader, logLine, sentence } from '../words/log-lines.ts'
import type { FarewellShow } from './overlay.ts'
import '../styles/show/farewell.css'

interface Props {
  readonly show: FarewellShow
  readonly reader: LogReader
}

/** How somebody looks who knows it, or sleeps through it. */
const LAST_LOOK: Readonly<Record<DeathCause, 'burning' | 'worried' | 'fainted'>> = {
  fire: 'burning',
  'high-water': 'worried',
  'out-of-air': 'worried',
  'fainted-in-sea': 'fainted',
  attack: 'worried',
  duel: 'worried',
}

const DRY: ReadonlySet<DeathCause> = new Set<DeathCause>(['fire', 'attack', 'duel'])

/** Somebody dies: the face, the dark around it, a silence, and then the hat that is left, with those who are left. */
export function Farewell({ show: { gnome, stage, event, mates }, reader }: Props): JSX.Element {
  const line = logLine(event, reader)
  return (
    <article class="farewell" data-stage={stage} data-hat={DRY.has(event.cause) ? 'lies' : 'floats'} data-gnome={gnome}>
      <span class="farewell-dusk" />
      <span class="farewell-night" />
      <img
        class="farewell-face"
        src={`./portraits/${gnome}-${stage === 'look' ? LAST_LOOK[event.cause] : 'dead'}.svg`}
        alt=""
      />
      {stage === 'told' && (
        <>
          <Hat badge={`./badges/${gnome}.svg`} />
          <h2>{t('show.farewell', { gnome: reader.names(gnome) })}</h2>
          {line && <p>{sentence(line, reader)}</p>}
          <div class="farewell-mates">
            {mates.map((mate) => (
              <img key={mate} src={`./portraits/${mate}-worried.svg`} alt="" />
            ))}
          </div>
        </>
      )}
    </article>
  )
}

/** What is left, in the last of the light. */
const Hat = ({ badge }: { readonly badge: string }): JSX.Element => (
  <svg class="farewell-hat" viewBox="-100 -110 200 190" aria-hidden="true">
    <ellipse class="pool" cy="58" rx="92" ry="16" />
    <g class="hat">
      <path class="felt" d="M-58,52Q-34,-30 16,-92Q30,-104 34,-84Q42,-16 58,52Q0,66 -58,52Z" />
      <path class="shade" d="M14,-88Q30,-100 34,-84Q42,-16 58,52Q40,58 22,60Q30,-20 14,-88Z" />
      <path class="brim" d="M-68,46Q0,64 68,46Q76,60 66,68Q0,84 -66,68Q-76,60 -68,46Z" />
      <image href={badge} x="-24" y="-18" width="46" height="46" />
    </g>
    <path class="wave" d="M-96,62q12,-10 24,0t24,0t24,0t24,0t24,0t24,0t24,0t24,0" />
  </svg>
)
