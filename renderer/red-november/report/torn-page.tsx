import type { JSX } from 'preact'
import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { Played } from '../../table/table.ts'
import { commandWords } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import type { Report } from './analysis.ts'
import type { Decision } from './decision.ts'
import { tell } from './phrase.ts'
import { type Teller, turnOf } from './story.ts'
import type { InquestState } from './use-inquest.ts'

interface Props {
  readonly game: Played<RedNovember>
  readonly report: Report
  readonly teller: Teller
  readonly decision: Decision | null
  readonly inquest: InquestState
}

/** Out of the ship's log: the moment on which it turned. */
export function TornPage(props: Props): JSX.Element | null {
  const { report, decision } = props
  if (report.outcome.saved) return <CloseCall {...props} />
  return decision && <Decided {...props} decision={decision} />
}

function CloseCall({ report, teller }: Props): JSX.Element | null {
  if (!report.turning) return null
  return (
    <section class="torn-page">
      <h2>{t('report.page.closest')}</h2>
      <p>{turnOf(report, teller).map(tell).join(' ')}</p>
    </section>
  )
}

function Decided({ game, teller, decision, inquest, report }: Props & { readonly decision: Decision }): JSX.Element {
  const { minute, blunder } = decision
  const words = blunder && deedOf(game, blunder, teller)
  return (
    <section class={inquest.part === null ? 'torn-page inquest' : 'torn-page inquest working'}>
      <h2>{t('report.page.decided', { minute })}</h2>
      {blunder && words ? (
        <>
          <p class="deed">{t('report.page.deed', { gnome: teller.names(blunder.gnome), command: words })}</p>
          <Hope before={blunder.before} after={blunder.after} />
        </>
      ) : (
        <p>{turnOf(report, teller).map(tell).join(' ')}</p>
      )}
      {inquest.part !== null && (
        <p class="working">{t('report.inquest.working', { percent: Math.round(inquest.part * 100) })}</p>
      )}
    </section>
  )
}

function deedOf(
  game: Played<RedNovember>,
  { command, said }: NonNullable<Decision['blunder']>,
  teller: Teller,
): string | null {
  const state = game.record.states[said]
  const words = state && commandWords(command, state, teller)
  return words ? teller.t(words.key, words.values) : null
}

/** The chance of rescue before it and after it. */
function Hope({ before, after }: { readonly before: number; readonly after: number }): JSX.Element {
  const percent = (part: number): number => Math.round(part * 100)
  return (
    <p class="hope">
      <span class="bar" aria-hidden="true" style={{ '--before': before, '--after': after }} />
      {t('report.page.hope', { before: percent(before), after: percent(after) })}
    </p>
  )
}
