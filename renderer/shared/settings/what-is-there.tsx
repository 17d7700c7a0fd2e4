import type { JSX } from 'preact'
import { keysFor } from '../../core/keys/bound.ts'
import type { KeyOrder } from '../../core/keys/key-names.ts'
import { t } from '../current.ts'
import { HELPS, type Help } from '../game-words.ts'
import { Caps } from './key-table.tsx'
import '../access/access.css'

/** The orders that open what helps. */
const ORDERS: Readonly<Partial<Record<Help, KeyOrder>>> = {
  tube: 'speakingTube',
  report: 'damageReport',
  table: 'table',
  rules: 'rules',
}

/** The keys of that order; most help needs none. */
const keysOf = (help: Help): readonly string[] => {
  const order = ORDERS[help]
  return order ? keysFor(order) : []
}

/** The page that tells what is there for everybody. */
export const WhatIsThere = (): JSX.Element => (
  <section class="panel there" aria-labelledby="there-heading">
    <h2 id="there-heading">{t('access.there.heading')}</h2>
    <dl>
      {HELPS.map((what) => (
        <div key={what}>
          <dt>
            {t(`access.there.${what}.name`)}
            {keysOf(what).map((key) => (
              <Caps key={key} of={key} />
            ))}
          </dt>
          <dd>{t(`access.there.${what}.text`)}</dd>
        </div>
      ))}
    </dl>
  </section>
)
