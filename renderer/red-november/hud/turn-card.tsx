import type { JSX } from 'preact'
import { type Color, faintOdds, MAX_INTOXICATION, type PlayerView } from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { nameOf } from '../run/names.ts'
import { table } from '../run/running.ts'
import { presenter } from '../show/presenter.ts'
import { t } from '../words/index.ts'
import { placeKey } from '../words/phrases.ts'
import { Face, moodOf } from './face.tsx'
import { metGnome, tab } from './helm.ts'
import { phaseName, phaseWord } from './phase-name.ts'
import type { Dial, ShownGnome } from './shown.ts'

interface Props {
  readonly view: PlayerView
  readonly who: Color
  readonly dial: Dial
  /** Its own turn, and not a question in somebody else's. */
  readonly isUp: boolean
}

/** Whose turn it is, in which phase, where, with how much time and how drunk: always in sight. */
export function TurnCard({ view, who, dial: { left, spent }, isUp }: Props): JSX.Element | null {
  const gnome: ShownGnome | undefined = view.gnomes.find(({ color }) => color === who)
  if (!gnome) return null
  const { intoxication } = gnome
  const overlay = presenter.now.value?.overlay
  const phase = phaseName(view, table.activity.value.name === 'choosing', overlay)
  const label = t(isUp ? 'hud.turnOf' : 'hud.asked', { gnome: nameOf(who) })
  return (
    <section class="turn-card" style={`--gnome: var(--g-${who})`} aria-label={label}>
      <button
        type="button"
        class="meet"
        aria-label={t('crew.aboard.meet', { gnome: nameOf(who) })}
        aria-expanded={metGnome.value === who}
        onClick={() => meet(who)}
      >
        <Face gnome={who} mood={moodOf(gnome, view.rooms)} />
      </button>
      <div class="who">
        <p class="phase" title={phaseWord(view, overlay)} style={`--letters: ${phase.length}`}>
          {phase}
        </p>
        <h1 class="name" style={`--letters: ${nameOf(who).length}`}>
          {nameOf(who)}
        </h1>
        <p class="place">{gnome.isComing ? t('hud.coming') : t(`game.place.${placeKey(gnome.room)}.name`)}</p>
      </div>
      <p class="dial" title={t('hud.help.minutes')}>
        <b>{left}</b>
        <span>{t('hud.minutesLeft', { count: left })}</span>
        {spent > 0 && <i>{t('hud.spent', { count: spent })}</i>}
      </p>
      <p class="dial" title={t('hud.help.drunk', { chance: percent(faintOdds(view, intoxication)) })}>
        <Bottles full={intoxication} />
        <span>{t('hud.drunk', { level: intoxication, most: MAX_INTOXICATION })}</span>
      </p>
    </section>
  )
}

function meet(gnome: Color): void {
  metGnome.value = metGnome.value === gnome ? null : gnome
  if (metGnome.value) tab.value = 'others'
}

const Bottles = ({ full }: { readonly full: number }): JSX.Element => (
  <span class="bottles" aria-hidden="true">
    {Array.from({ length: MAX_INTOXICATION }, (_, at) => (
      <svg key={at} class={at < full ? 'bottle full' : 'bottle'} viewBox="0 0 12 26" aria-hidden="true">
        <path d="M4 1h4v6c0 2 3 3 3 6v10a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V13c0-3 3-4 3-6Z" />
      </svg>
    ))}
  </span>
)
