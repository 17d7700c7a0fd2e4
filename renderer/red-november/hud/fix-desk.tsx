import type { JSX } from 'preact'
import {
  type FixJob,
  fixOdds,
  type HatchId,
  LOW_WATER_MINUTES,
  type PlayerView,
  SURE_TARGET,
} from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { Segment } from '../../ui/segment.tsx'
import { t } from '../words/index.ts'
import { hatchName } from '../words/phrases.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { DeskPanel } from './desk-panel.tsx'
import { FaintRisk } from './faint-risk.tsx'
import { fixResult } from './fix-result.ts'
import { pick } from './helm.ts'
import { MinuteSlider } from './minute-slider.tsx'
import { MinutesAhead } from './minutes-ahead.tsx'
import { fixCommand, helps, mostMinutes, type Offer } from './offers.ts'
import { perilsOf } from './perils.ts'

interface Props {
  readonly view: PlayerView
  readonly job: FixJob
  readonly minutes: number
  readonly hatch: HatchId | null
  readonly hatches: Offer['hatches']
}

/** A1: how many minutes, with everything they would mean, live. */
export function FixDesk({ view, job, minutes, hatch, hatches }: Props): JSX.Element {
  const { chance, cost } = fixOdds(view, job, minutes)
  const name = t(`game.action.${job}.name`)
  const most = mostMinutes(view, job, hatch)
  const all = Array.from({ length: most }, (_, at) => at + 1)
  const choose = (next: number, at = hatch): void => pick({ kind: 'act', action: job, minutes: next, hatch: at })
  return (
    <DeskPanel
      view={view}
      kind="fix"
      about={job}
      picture={<BoatGlyph name={job} />}
      title={name}
      sum={sumOf(view, job, minutes)}
      sums={all.map((some) => sumOf(view, job, some))}
      data={{ 'data-job': job, 'data-minutes': minutes, 'data-chance': chance }}
      perils={perilsOf(view, fixCommand(job, minutes, hatch), cost)}
      deal={{
        promise: percent(chance),
        result: chance > 0 ? fixResult(view, job, hatch) : [],
        tone: chance >= 1 ? 'sure' : chance >= 0.5 ? 'fair' : 'poor',
        verb: t(`game.action.${job}.verb`),
        cost: t('hud.minutes', { count: cost }),
      }}
      which={
        hatches.length > 1 && (
          <Segment
            label={t('hud.whichHatch')}
            value={hatch ?? ''}
            choices={hatches.map((value) => ({ value, text: hatchName(value) }))}
            onPick={(picked) => choose(minutes, picked as HatchId)}
          />
        )
      }
      ahead={
        <MinutesAhead view={view} minutes={cost} others={all.map((some) => fixOdds(view, job, some).cost)}>
          {cost > minutes && <span class="meets water">{t('hud.wading', { minutes: LOW_WATER_MINUTES })}</span>}
          <FaintRisk view={view} minutes={cost} isMended={chance >= 1 && (job === 'extinguish' || job === 'pump')} />
          {!helps(view, job) && <span class="meets hint">{t('hud.nothingBroken')}</span>}
        </MinutesAhead>
      }
    >
      <MinuteSlider value={minutes} most={most} label={t('hud.minutesFor', { job: name })} onChange={choose} />
    </DeskPanel>
  )
}

/** What is spent, what helps, and how likely that is. */
function sumOf(view: PlayerView, job: FixJob, minutes: number): string {
  const { target, chance } = fixOdds(view, job, minutes)
  const bonus = target - minutes
  const odds = chance >= 1 ? t('hud.sure') : t('hud.odds', { target: Math.round(chance * SURE_TARGET) })
  return t(bonus > 0 ? 'hud.sumWith' : 'hud.sum', { spent: t('hud.minutes', { count: minutes }), bonus, odds })
}
