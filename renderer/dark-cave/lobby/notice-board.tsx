import type { JSX } from 'preact'
import { CLANS, type Clan } from '../../../engine/dark-cave/index.ts'
import { MAX_SEED_LETTERS } from '../../../engine/shared/random.ts'
import { anySeed } from '../../shared/lobby/seeds.ts'
import { Icon } from '../../ui/icon.tsx'
import { t } from '../words/index.ts'
import { choosesClan, type Plan } from './plan.ts'

interface Props {
  readonly plan: Plan
  readonly onChange: (plan: Plan) => void
  readonly seed: string
  readonly onSeed: (seed: string) => void
}

const CHANCE = 'chance'

/** The paper on the board: who begins, whose clan, and the seed. */
export function NoticeBoard({ plan, onChange, seed, onSeed }: Props): JSX.Element {
  return (
    <section class="notice" aria-label={t('lobby.notice')}>
      <label>
        <span>{t('lobby.begins')}</span>
        <select
          value={plan.first ?? CHANCE}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...plan, first: value === CHANCE ? null : Number(value) })
          }
        >
          <option value={CHANCE}>{t('lobby.chance')}</option>
          {plan.miners.map(({ name }, at) => (
            <option key={at} value={at}>
              {name.trim() || t('lobby.miner', { number: at + 1 })}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('lobby.clan')}</span>
        <select
          value={choosesClan(plan) ? (plan.clan ?? CHANCE) : CHANCE}
          disabled={!choosesClan(plan)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...plan, clan: value === CHANCE ? null : (value as Clan) })
          }
        >
          <option value={CHANCE}>{t(choosesClan(plan) ? 'lobby.chance' : 'lobby.clanNo')}</option>
          {CLANS.map((clan) => (
            <option key={clan} value={clan}>
              {t(`game.clan.${clan}.name`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{t('front.lobby.seed')}</span>
        <input
          value={seed}
          maxLength={MAX_SEED_LETTERS}
          spellcheck={false}
          autocomplete="off"
          onInput={({ currentTarget: { value } }) => onSeed(value)}
        />
        <button type="button" aria-label={t('front.lobby.newSeed')} onClick={() => onSeed(anySeed())}>
          <Icon name="dice" />
        </button>
      </label>
    </section>
  )
}
