import type { JSX } from 'preact'
import { keysFor } from '../../core/keys/bound.ts'
import type { KeyOrder } from '../../core/keys/key-names.ts'
import { t } from '../../red-november/words/index.ts'
import { Caps } from './key-table.tsx'
import '../access/access.css'

/** What helps whom, and the orders that have a key for it. */
const THERE = [
  ['keyboard', []],
  ['tube', ['speakingTube']],
  ['report', ['damageReport']],
  ['reader', []],
  ['table', ['table']],
  ['pad', []],
  ['rules', ['rules']],
  ['text', []],
  ['colours', []],
  ['captions', []],
  ['motion', []],
  ['time', []],
] as const satisfies readonly (readonly [string, readonly KeyOrder[]])[]

/** The page that tells what is there for everybody. */
export const WhatIsThere = (): JSX.Element => (
  <section class="panel there" aria-labelledby="there-heading">
    <h2 id="there-heading">{t('access.there.heading')}</h2>
    <dl>
      {THERE.map(([what, orders]) => (
        <div key={what}>
          <dt>
            {t(`access.there.${what}.name`)}
            {orders.flatMap((order) => keysFor(order).map((key) => <Caps key={key} of={key} />))}
          </dt>
          <dd>{t(`access.there.${what}.text`)}</dd>
        </div>
      ))}
    </dl>
  </section>
)
