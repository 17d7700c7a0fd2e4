import type { JSX } from 'preact'
import type { RuleError } from '../../../engine/dark-cave/index.ts'
import { openRule } from '../../shared/rulebook/opened.ts'
import { pageOf } from '../rulebook/pages.ts'
import { t } from '../words/index.ts'
import { refusalWords } from '../words/phase-words.ts'

/** A refusal in words, with the rule it comes from: the way into the book. */
export const WhyNot = ({ error }: { readonly error: RuleError }): JSX.Element => (
  <p class="refused" role="alert">
    <span>{refusalWords(error, t).text}</span>
    <button
      type="button"
      class="rule"
      aria-label={t('hud.openRule', { rule: error.rule })}
      onClick={() => openRule(pageOf(error.rule))}
    >
      {t('hud.rule', { rule: error.rule })}
    </button>
  </p>
)
