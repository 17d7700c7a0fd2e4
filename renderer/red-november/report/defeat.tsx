import type { JSX } from 'preact'
import type { Cause } from '../../../engine/red-november/index.ts'
import type { Report } from './analysis.ts'
import { Bubble, Ghosts } from './figures.tsx'

type Wreck = 'burning' | 'broken' | 'whole'

/** What is left of the boat. */
const WRECKS: Readonly<Record<Cause, Wreck>> = {
  heat: 'burning',
  missiles: 'burning',
  pressure: 'broken',
  crushed: 'broken',
  asphyxiation: 'whole',
  asphyxiated: 'whole',
  kraken: 'whole',
  'nobody-left': 'whole',
  rescued: 'whole',
}

const BUBBLES = 26

/** E1: the boat goes down, those aboard go up; who swam off watches from outside. */
export function Defeat({ report: { outcome, crew } }: { readonly report: Report }): JSX.Element {
  const { cause } = outcome
  const wreck = WRECKS[cause]
  return (
    <div class="stage" aria-hidden="true">
      <img class="backdrop" src="./title/deep-large.webp" alt="" draggable={false} />
      <div class="light" />
      <img class="eye" src="./ends/eye.webp" alt="" draggable={false} />
      <img class={`boat ${wreck}`} src={`./ends/${wreck}.webp`} alt="" draggable={false} />
      {cause === 'kraken' && <img class="arm" src="./title/arm-right-large.webp" alt="" draggable={false} />}
      {wreck === 'burning' && <div class="blaze" />}
      <div class="bubbles">
        {Array.from({ length: BUBBLES }, (_, at) => (
          <i
            key={at}
            style={{
              left: `${42 + ((at * 61.8) % 50)}%`,
              bottom: `${20 + ((at * 38.2) % 60)}%`,
              '--size': 0.6 + ((at * 0.29) % 1.2),
              '--late': `${-((at * 0.71) % 7)}s`,
            }}
          />
        ))}
      </div>
      <Ghosts colors={crew.filter(({ fate }) => fate !== 'desertedWon').map(({ color }) => color)} />
      <Bubble colors={crew.filter(({ fate }) => fate === 'desertedWon').map(({ color }) => color)} />
    </div>
  )
}
