import type { JSX } from 'preact'
import type { RuleError } from '../../../engine/red-november/index.ts'
import { openRule } from '../../shared/rulebook/opened.ts'
import { t } from '../words/index.ts'

/** A refusal in words, with the rule it comes from. */
export const WhyNot = ({ error: { code, rule } }: { readonly error: RuleError }): JSX.Element => (
  <p class="why-not" role="alert">
    <span>{t(`game.refusal.${code}`)}</span>
    <button type="button" class="rule" aria-label={t('hud.openRule', { rule })} onClick={() => openRule(rule)}>
      {rule}
    </button>
  </p>
)
