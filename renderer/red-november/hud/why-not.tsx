import type { JSX } from 'preact'
import type { RuleError } from '../../../engine/red-november/index.ts'
import { openRule } from '../../shared/rulebook/opened.ts'
import { t } from '../words/index.ts'
import { refusalLine } from './refusal-line.ts'

/** A refusal in words, with the rule it comes from. */
export const WhyNot = ({ error }: { readonly error: RuleError }): JSX.Element => (
  <p class="why-not" role="alert">
    <span>{refusalLine(error)}</span>
    <button
      type="button"
      class="rule"
      aria-label={t('hud.openRule', { rule: error.rule })}
      onClick={() => openRule(error.rule)}
    >
      {error.rule}
    </button>
  </p>
)
