import type { JSX } from 'preact'
import { CLANS, type Clan, type Outcome } from '../../../engine/dark-cave/index.ts'
import { Emblem, Sign } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { tiltOf } from './beats.ts'

/** What has been weighed so far. */
export type Weighed = 'nothing' | 'gold' | 'workers'

interface Props {
  readonly outcome: Outcome
  /** G5: how many dug for the other clan. */
  readonly workers: Readonly<Record<Clan, number>>
  readonly weighed: Weighed
  readonly winner: Clan | null
}

/** More do not fit into a pan; the number beside it tells them all. */
const IN_PAN = 12

/** The gold goes into the pans; then it is multiplied, and the beam swings once more. */
export function Scale({ outcome, workers, weighed, winner }: Props): JSX.Element {
  const { gold, treasure } = outcome
  const tilt = weighed === 'nothing' ? 0 : tiltOf(weighed === 'gold' ? gold : treasure)
  return (
    <div class="scale" style={{ '--tilt': `${tilt}deg` }}>
      <img class="scale-beam" src="./cave/parts/scale-beam.svg" alt="" draggable={false} />
      <img class="scale-lantern" src="./cave/parts/lantern.svg" alt="" draggable={false} />
      {CLANS.map((clan) => (
        <div key={clan} class="scale-pan" data-clan={clan} aria-hidden="true">
          <span class="scale-gold">
            {weighed !== 'nothing' &&
              Array.from({ length: Math.min(IN_PAN, gold[clan]) }, (_, at) => (
                <img
                  key={at}
                  src="./cave/signs/nugget.svg"
                  style={{ '--at': at, '--row': Math.floor(at / 4), '--column': at % 4 }}
                  alt=""
                  draggable={false}
                />
              ))}
          </span>
          <img src={`./cave/parts/scale-pan-${clan}.svg`} alt="" draggable={false} />
        </div>
      ))}
      <ul class="sums" aria-live="polite">
        {CLANS.map((clan) => (
          <li
            key={clan}
            class={winner === clan ? 'wood lit sum' : 'wood sum'}
            data-clan={clan}
            aria-label={t(`game.clan.${clan}.name`)}
          >
            <Emblem clan={clan} />
            <span>
              <Sign name="nugget" /> {weighed === 'nothing' ? '?' : gold[clan]}
            </span>
            <span>×</span>
            <span>
              <Sign name="worker" /> {weighed === 'workers' ? workers[clan] : '?'}
            </span>
            <span>=</span>
            <b>{weighed === 'workers' ? treasure[clan] : '?'}</b>
          </li>
        ))}
        <li class="caption">{t('show.unmask.sum')}</li>
      </ul>
    </div>
  )
}
