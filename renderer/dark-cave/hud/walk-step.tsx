import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { commandsOf, walkOf } from '../choices/draft.ts'
import { type Walk, walksFrom } from '../choices/walks.ts'
import { sayable } from '../choices/world.ts'
import { t } from '../words/index.ts'
import { previewWords } from '../words/preview-words.ts'
import { speech } from '../words/speech.ts'
import { walkEndWords } from '../words/walk-end-words.ts'
import { Ask, Buttons, DoIt, MoreButton, SayButton, ToBoard } from './ask.tsx'
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
      rests
      words={
        <div class="way-words">
          {walk ? (
            <Price walk={walk} view={view} />
          ) : (
            <p class="caption">
              {t(creature ? 'hud.to.creature' : 'hud.to.walk')} <ToBoard />
            </p>
          )}
          {walk?.isLast && walk.end === null && <p class="caption">{t('hud.lastStep')}</p>}
          {last && isNear && (
            <ul class="certain">
              {previewWords(last, view, speech()).map((line) => (
                <li key={line}>{line} </li>
              ))}
            </ul>
          )}
        </div>
      }
    >
      <Buttons>
        {/* Only where nothing else can be done is anybody told to stay. */}
        {stop && <SayButton view={view} command={stop} isMain={walksFrom(view).size === 0} />}
        {commands ? <DoIt view={view} commands={commands} first="" /> : <MoreButton />}
      </Buttons>
    </Ask>
  )
}

/** What a way costs, and where it ends. */
function Price({ walk, view }: { readonly walk: Walk; readonly view: PlayerView }): JSX.Element {
  const end = walkEndWords(walk, view, speech())
  return (
    <p class="price">
      <span>{t('hud.steps', { count: walk.steps.length })}</span>
      {walk.cards > 0 && <span class="loss">{t('hud.price.cards', { count: walk.cards })}</span>}
      {walk.gold > 0 && <span class="loss">{t('hud.price.gold', { count: walk.gold })}</span>}
      {end && <span class={walk.end === 'attack' ? 'loss' : 'gain'}>{end}</span>}
    </p>
  )
}
