import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { OPTION_IDS, type OptionId, type RuleId } from '../../../engine/red-november/index.ts'
import { openRule } from '../../shared/rulebook/opened.ts'
import { Icon } from '../../ui/icon.tsx'
import { t } from '../words/index.ts'
import { type CrewPlan, presetFor, secretHandsLocked } from './crew-list.ts'
import { Dial } from './dial.tsx'

/** Chapter 12 of the rules. */
const RULES: Readonly<Record<OptionId, RuleId>> = {
  slowerDeath: 'O1',
  derangedGnomes: 'O2',
  greaterChallenge: 'O3',
  openingDisasters: 'O4',
  heroicSacrifice: 'O5',
  secretHands: 'O6',
}
/** What is agreed on beside the rules. */
const CUSTOMS = ['advice', 'loyalBots', 'fairStart'] as const
const AGREEMENTS = [...OPTION_IDS, ...CUSTOMS] as const
type AgreementId = (typeof AGREEMENTS)[number]

interface Props {
  readonly plan: CrewPlan
  readonly onChange: (plan: CrewPlan) => void
}

const isCustom = (id: AgreementId): id is (typeof CUSTOMS)[number] => CUSTOMS.some((custom) => custom === id)
const nameOf = (id: AgreementId): string => (isCustom(id) ? t(`front.lobby.${id}.name`) : t(`game.option.${id}.name`))

/** How hard and how nasty it will be: a recipe on the dial, and every rule of it as a switch that says what it does. */
export function Agreements({ plan, onChange }: Props): JSX.Element {
  const [told, tell] = useState<AgreementId | null>(null)
  const locked = secretHandsLocked(plan)
  const isLocked = (id: AgreementId): boolean => id === 'secretHands' && locked
  const isOn = (id: AgreementId): boolean => (isCustom(id) ? plan[id] : plan.options[id] || isLocked(id))
  const flip = (id: AgreementId): void => {
    if (isLocked(id)) return
    onChange(
      isCustom(id) ? { ...plan, [id]: !plan[id] } : { ...plan, options: { ...plan.options, [id]: !plan.options[id] } },
    )
  }
  const textOf = (id: AgreementId): string =>
    isLocked(id) ? t('front.lobby.locked') : isCustom(id) ? t(`front.lobby.${id}.text`) : t(`game.option.${id}.text`)
  const preset = presetFor(plan)
  const rule = told && !isCustom(told) ? RULES[told] : null
  return (
    <section class="agreements" aria-label={t('front.lobby.difficulty')}>
      <Dial
        plan={plan}
        onChange={(next) => {
          tell(null)
          onChange(next)
        }}
      />
      <div class="told">
        <h2>
          {told ? nameOf(told) : t(`game.preset.${preset}.name`)}
          {rule && (
            <button
              type="button"
              class="rule-link"
              aria-label={t('front.lobby.rule', { rule, title: t(`game.rule.${rule}`) })}
              onClick={() => openRule(rule)}
            >
              <Icon name="rule" />
            </button>
          )}
        </h2>
        <p>{told ? textOf(told) : t(`game.preset.${preset}.text`)}</p>
      </div>
      <ul class="switches">
        {AGREEMENTS.map((id) => (
          <li key={id}>
            <button
              type="button"
              role="switch"
              data-option={id}
              aria-checked={isOn(id)}
              aria-disabled={isLocked(id)}
              aria-description={textOf(id)}
              onClick={() => flip(id)}
              onPointerEnter={() => tell(id)}
              onFocus={() => tell(id)}
            >
              <Icon name={isLocked(id) ? 'locked' : id} />
              {nameOf(id)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
