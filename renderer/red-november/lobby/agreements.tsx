import type { JSX } from 'preact'
import { OPTION_IDS, type OptionId, type RuleId } from '../../../engine/red-november/index.ts'
import { openRule } from '../../shared/rulebook/opened.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Segment } from '../../ui/segment.tsx'
import { Switch } from '../../ui/switch.tsx'
import { t } from '../words/index.ts'
import { type CrewPlan, presetFor, secretHandsLocked, withPreset } from './crew-list.ts'
import { PRESET_IDS } from './presets.ts'

/** Chapter 12 of the rules. */
const RULES: Readonly<Record<OptionId, RuleId>> = {
  slowerDeath: 'O1',
  derangedGnomes: 'O2',
  greaterChallenge: 'O3',
  openingDisasters: 'O4',
  heroicSacrifice: 'O5',
  secretHands: 'O6',
}

interface Props {
  readonly plan: CrewPlan
  readonly onChange: (plan: CrewPlan) => void
}

/** How hard and how nasty it will be. */
export function Agreements({ plan, onChange }: Props): JSX.Element {
  const preset = presetFor(plan)
  const locked = secretHandsLocked(plan)
  return (
    <section class="panel agreements" aria-labelledby="agreements">
      <h2 id="agreements">{t('front.lobby.difficulty')}</h2>
      <Segment
        label={t('front.lobby.preset')}
        value={preset}
        choices={[...PRESET_IDS, ...(preset === 'custom' ? (['custom'] as const) : [])].map((value) => ({
          value,
          text: t(`game.preset.${value}.name`),
        }))}
        onPick={(picked) => picked !== 'custom' && onChange(withPreset(plan, picked))}
      />
      <p class="caption">{t(`game.preset.${preset}.text`)}</p>
      <ul>
        {OPTION_IDS.map((id) => (
          <Agreement
            key={id}
            id={id}
            icon={id}
            name={t(`game.option.${id}.name`)}
            text={id === 'secretHands' && locked ? t('front.lobby.locked') : t(`game.option.${id}.text`)}
            on={plan.options[id] || (id === 'secretHands' && locked)}
            rule={RULES[id]}
            locked={id === 'secretHands' && locked}
            onChange={(on) => onChange({ ...plan, options: { ...plan.options, [id]: on } })}
          />
        ))}
        {(['advice', 'loyalBots'] as const).map((id) => (
          <Agreement
            key={id}
            id={id}
            icon={id}
            name={t(`front.lobby.${id}.name`)}
            text={t(`front.lobby.${id}.text`)}
            on={plan[id]}
            onChange={(on) => onChange({ ...plan, [id]: on })}
          />
        ))}
      </ul>
    </section>
  )
}

interface AgreementProps {
  readonly id: string
  readonly icon: IconName
  readonly name: string
  readonly text: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly rule?: RuleId
  readonly locked?: boolean
}

function Agreement({ id, icon, name, text, on, onChange, rule, locked = false }: AgreementProps): JSX.Element {
  return (
    <li class={on ? 'on' : ''}>
      <Icon name={locked ? 'locked' : icon} />
      <div class="grow">
        <h3>
          {name}
          {rule && (
            <button
              type="button"
              class="rule-link"
              aria-label={t('front.lobby.rule', { rule, title: t(`game.rule.${rule}`) })}
              onClick={() => openRule(rule)}
            >
              {rule}
            </button>
          )}
        </h3>
        <p id={`about-${id}`}>{text}</p>
      </div>
      <Switch label={name} on={on} disabled={locked} describedBy={`about-${id}`} onChange={onChange} />
    </li>
  )
}
