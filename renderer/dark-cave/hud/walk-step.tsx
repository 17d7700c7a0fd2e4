import type { JSX } from 'preact'
import { cellOfSpace, isCellId, nameOfSpace, type PlayerView } from '../../../engine/dark-cave/index.ts'
import { commandsOf, walkOf } from '../choices/draft.ts'
import { type Walk, walksFrom } from '../choices/walks.ts'
import { sayable } from '../choices/world.ts'
import { t } from '../words/index.ts'
import { faceAt, spotOf } from '../words/phrases.ts'
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
          {walk && walk.end === null && <Ending walk={walk} view={view} />}
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

/** What staying there means. */
function Ending({ walk, view }: { readonly walk: Walk; readonly view: PlayerView }): JSX.Element | null {
  if (showsCard(view, walk.to)) return <p class="caption">{t('hud.onVein')}</p>
  return walk.isLast ? <p class="caption">{t('hud.lastStep')}</p> : null
}

/** M13: whoever stays at a vein takes its nugget and turns up the clan card. */
function showsCard({ table, turn, players, nuggets }: PlayerView, to: Walk['to']): boolean {
  if (turn?.phase !== 'move' || isCellId(to) || !nuggets.includes(cellOfSpace(to))) return false
  const here = faceAt(table, cellOfSpace(to))
  const isHidden = players.some(({ gnome, revealed }) => gnome === turn.active && !revealed)
  return isHidden && here !== null && spotOf(here, nameOfSpace(to)) === 'vein'
}
