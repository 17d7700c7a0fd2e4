import type { JSX } from 'preact'
import type { RuleError } from '../../../engine/red-november/index.ts'
import { t } from '../../core/language.ts'
import { openRule } from '../../shared/rulebook/opened.ts'
import { say } from '../words/game/say.ts'

/** A refusal in words, with the rule it comes from. */
export const WhyNot = ({ error: { code, rule } }: { readonly error: RuleError }): JSX.Element => (
  <p class="why-not" role="alert">
    <span>{say(`game.refusal.${code}`)}</span>
    <button type="button" class="rule" aria-label={t('hud.openRule', { rule })} onClick={() => openRule(rule)}>
      {rule}
    </button>
  </p>
)
