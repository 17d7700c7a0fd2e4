import type { JSX } from 'preact'
import { MAX_NAME_LENGTH } from '../../../preload/contract.ts'
import { Icon } from '../../ui/icon.tsx'
import { t } from '../words/index.ts'
import { canRemove, type Plan, withName, withOther, withoutMiner } from './plan.ts'

/** Letters of a rank beside which its picture finds no room. */
const LONG = 7

interface Props {
  readonly plan: Plan
  readonly at: number
  readonly onChange: (plan: Plan) => void
}

/** Somebody with a burning lamp: the name, and who leads. The hat has no colour yet. */
export function MinerPlace({ plan, at, onChange }: Props): JSX.Element | null {
  const miner = plan.miners[at]
  if (!miner) return null
  const number = at + 1
  const player = miner.player === 'person' ? t('lobby.person') : t(`lobby.bots.${miner.player}`)
  const about = miner.player === 'person' ? undefined : t(`crew.about.${miner.player}`)
  return (
    <li class="place" data-seat={at}>
      <img class="miner" src={`./cave/miners/undyed-${number}.svg`} alt="" draggable={false} />
      <div class="wood plate">
        {plan.first === at && <span class="crown" aria-hidden="true" />}
        {/* A long name takes a second line, but it is one name. */}
        <textarea
          rows={1}
          value={miner.name}
          placeholder={t('lobby.miner', { number })}
          maxLength={MAX_NAME_LENGTH}
          aria-label={t('lobby.name', { number })}
          spellcheck={false}
          autocomplete="off"
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onInput={(event) => {
            const next = withName(plan, at, event.currentTarget.value)
            event.currentTarget.value = next.miners[at]?.name ?? ''
            onChange(next)
          }}
        />
        <fieldset class="rank" aria-label={t('lobby.player', { number })}>
          <button
            type="button"
            aria-label={t('lobby.previous', { number })}
            onClick={() => onChange(withOther(plan, at, -1))}
          >
            ◀
          </button>
          <output data-long={player.length > LONG} data-tip={about} aria-description={about}>
            <Icon name={miner.player === 'person' ? 'person' : 'bot'} />
            {player}
          </output>
          <button
            type="button"
            aria-label={t('lobby.next', { number })}
            onClick={() => onChange(withOther(plan, at, 1))}
          >
            ▶
          </button>
        </fieldset>
        <button
          type="button"
          class="send-home"
          aria-label={t('lobby.remove', { name: miner.name.trim() || t('lobby.miner', { number }) })}
          disabled={!canRemove(plan)}
          onClick={() => onChange(withoutMiner(plan, at))}
        >
          ✕
        </button>
      </div>
    </li>
  )
}
