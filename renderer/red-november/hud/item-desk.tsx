import type { JSX } from 'preact'
import { DIE_FACES, type ItemId, type PlayerView } from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { t } from '../words/index.ts'
import { isDrink, placeKey } from '../words/phrases.ts'
import { DeskPanel } from './desk-panel.tsx'
import { type Intent, refused } from './helm.ts'
import { type ItemPreview, previewItem } from './item-preview.ts'

interface Props {
  readonly view: PlayerView
  readonly item: ItemId
  /** What was picked before it. */
  readonly back: Intent | null
}

/** An item in the fist: what it would change, and the button that does it. */
export function ItemDesk({ view, item, back }: Props): JSX.Element {
  const preview = previewItem(view, item, back?.kind === 'act' ? back : null)
  const lines = preview ? changes(preview) : []
  const isIdle = preview !== null && lines.length === 0
  return (
    <DeskPanel
      view={view}
      kind="item"
      about={item}
      picture={<img class="item-art" data-item={item} src={`./cards/item-${item}.svg`} alt="" />}
      title={t(`game.item.${item}.name`)}
      data={{ 'data-item': item }}
      perils={preview?.perils ?? []}
      deal={{
        promise: isIdle ? t('hud.useless') : t('hud.minutes', { count: 0 }),
        tone: isIdle ? 'nothing' : 'plain',
        verb: t(isIdle ? 'hud.playAnyway' : isDrink(item) ? 'hud.drink' : 'hud.play'),
        idle: isIdle,
        cost: '',
        disabled: refused.value !== null,
      }}
      ahead={
        lines.length > 0 && (
          <ul class="changes">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )
      }
    >
      <p>{t(`game.item.${item}.effect`)}</p>
    </DeskPanel>
  )
}

const chance = (target: number): string => percent(Math.min(1, target / DIE_FACES))

function changes({ jobs, places, intoxication, faint, ignores }: ItemPreview): readonly string[] {
  return [
    ...jobs.map(({ job, minutes, before, after }) =>
      t('hud.change.job', {
        job: t(`game.action.${job}.name`),
        minutes,
        before: chance(before),
        after: chance(after),
      }),
    ),
    ...(places.length > 0
      ? [
          t('hud.change.places', {
            places: places.map((place) => t(`game.place.${placeKey(place)}.name`)).join(', '),
          }),
        ]
      : []),
    ...(intoxication ? [t('hud.change.drunk', intoxication)] : []),
    ...(faint === null ? [] : [t('hud.change.faint', { ...faint, chance: percent(faint.chance) })]),
    ...(ignores > 0 ? [t('hud.change.ignores', { count: ignores })] : []),
  ]
}
