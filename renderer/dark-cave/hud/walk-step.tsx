import type { JSX } from 'preact'
import { BOOTS_STEPS, CREATURES, GNOME_STEPS, type PlayerView } from '../../../engine/dark-cave/index.ts'
import { commandsOf, walkOf } from '../choices/draft.ts'
import type { Walk } from '../choices/walks.ts'
import { sayable } from '../choices/world.ts'
import { t } from '../words/index.ts'
import { previewWords } from '../words/preview-words.ts'
import { speech } from '../words/speech.ts'
import { Ask, Buttons, DoIt, MoreButton, SayButton } from './ask.tsx'
import { draft } from './helm.ts'

/** Step 2, or a creature's way. */
export function WalkStep({ view }: { readonly view: PlayerView }): JSX.Element {
  const picked = draft.value
  const walk = walkOf(view, picked)
  const commands = picked && commandsOf(view, picked)
  const stop = sayable(view).find(({ type }) => type === 'stop')
  const steps = t('hud.steps', { count: view.turn?.stepsLeft ?? 0 })
  const creature = view.turn?.phase === 'creature' ? view.turn.creature : null
  const last = commands?.at(-1)
  // What is certain is known of the next step; of a longer way the price says it.
  const isNear = commands?.length === 1
  return (
    <Ask
      heading={
        creature
          ? t('hud.ask.creature', { creature: t(`game.creature.${creature}.name`), steps })
          : t('hud.ask.walk', { steps })
      }
      about={picked ? null : view.turn?.phase}
    >
      <div class="way-words">
        {walk ? <Price walk={walk} /> : <p class="caption">{t(creature ? 'hud.to.creature' : 'hud.to.walk')}</p>}
        {last && isNear && (
          <ul class="certain">
            {previewWords(last, view, speech()).map((line) => (
              <li key={line}>{line} </li>
            ))}
          </ul>
        )}
      </div>
      <Buttons>
        {stop && <SayButton view={view} command={stop} isMain={!picked && isUnderway(view)} />}
        {commands ? <DoIt view={view} commands={commands} first="" /> : <MoreButton />}
      </Buttons>
    </Ask>
  )
}

/** Has anybody moved yet? Until then to stay is possible, but nobody is told to. */
const isUnderway = ({ turn, players }: PlayerView): boolean => {
  const boots = players.find(({ gnome }) => gnome === turn?.active)?.boots ?? false
  const full = turn?.creature ? CREATURES[turn.creature] : GNOME_STEPS + (boots ? BOOTS_STEPS : 0)
  return (turn?.stepsLeft ?? 0) < full
}

/** What a way costs, and where it ends. */
function Price({ walk }: { readonly walk: Walk }): JSX.Element {
  return (
    <p class="price">
      <span>{t('hud.steps', { count: walk.steps.length })}</span>
      {walk.cards > 0 && <span class="loss">{t('hud.price.cards', { count: walk.cards })}</span>}
      {walk.gold > 0 && <span class="loss">{t('hud.price.gold', { count: walk.gold })}</span>}
      {walk.end && <span class={walk.end === 'attack' ? 'loss' : 'gain'}>{t(`hud.end.${walk.end}`)}</span>}
    </p>
  )
}
