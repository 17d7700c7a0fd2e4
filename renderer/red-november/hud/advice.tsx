import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Idea, PlayerView } from '../../../engine/red-november/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { percent } from '../../ui/phrases.ts'
import { Captain } from '../bots/captain.ts'
import { adviceFrom } from '../run/advice.ts'
import { names } from '../run/names.ts'
import { commandWords } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { placeKey } from '../words/phrases.ts'
import { reasonWords } from '../words/reason-words.ts'
import { follow } from './desk-controls.ts'
import { boatsLost, expectationWords, worseWords } from './expectation.ts'
import { hovered, pick } from './helm.ts'
import { deathsIn, endOf, stepsOf } from './plan.ts'

/** What the Captain would do in this place, with the chance of saving the sub. A click picks an idea, a second one does it. */
export function Advice({ view }: { readonly view: PlayerView }): JSX.Element {
  const ideas = useIdeas(view)
  return (
    <section class="desk-panel plain advice" aria-label={t('crew.aboard.advice.heading')}>
      <header>
        <h2>{t('crew.aboard.advice.heading')}</h2>
        <button type="button" class="small quiet" onClick={() => pick(null)}>
          {t('crew.aboard.advice.close')}
        </button>
      </header>
      {ideas ? <Ideas view={view} ideas={ideas} /> : <p role="status">{t('crew.aboard.advice.working')}</p>}
    </section>
  )
}

interface Props {
  readonly view: PlayerView
  readonly ideas: readonly Idea[]
}

function Ideas({ view, ideas }: Props): JSX.Element {
  const [picked, setPicked] = useState<Idea | null>(null)
  useEffect(() => () => look(view, null), [view])
  const choose = (idea: Idea): void => {
    // A lone action is laid out on the desk, to be confirmed there.
    if (idea === picked || idea.commands.length === 1) return void follow(idea.commands)
    setPicked(idea)
    look(view, idea)
  }
  const [best, second] = ideas
  const isAlone = best && boatsLost(best.chance, second?.chance ?? 0) > 0
  return (
    <ol class="ideas">
      {ideas.map((idea, at) => (
        <li key={at}>
          <button
            type="button"
            class={at === 0 ? 'idea best' : 'idea'}
            ref={at === 0 ? focus : null}
            aria-pressed={idea === picked}
            onClick={() => choose(idea)}
          >
            <b>
              {at === 0 && isAlone && <em>{t('crew.aboard.advice.best')}</em>} {deedOf(view, idea)}
            </b>
            <Why view={view} idea={idea} best={best ?? idea} />
            <Deaths view={view} idea={idea} />
            <span class={idea === picked ? 'chance do' : 'chance'}>
              {idea === picked ? (
                t('crew.aboard.advice.do')
              ) : (
                <>
                  <small>{t('crew.chance')}</small> {percent(idea.chance)}
                </>
              )}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** The way of an idea is drawn on the board before anybody goes it. */
function look(view: PlayerView, idea: Idea | null): void {
  const goal = idea && endOf(view, idea)
  hovered.value = goal === null ? null : { kind: 'walk', goal }
}

const focus = (button: HTMLButtonElement | null): void => button?.focus()

/** Thought about in a head of its own, which is gone with the question. */
function useIdeas(view: PlayerView): readonly Idea[] | null {
  const [ideas, setIdeas] = useState<readonly Idea[] | null>(null)
  useEffect(() => {
    const captain = new Captain()
    setIdeas(null)
    void adviceFrom(captain, view).then(setIdeas)
    return () => captain.close()
  }, [view])
  return ideas
}

/** What speaks for an idea; of the best also what it leaves to others, of the others how far behind it they are. */
function Why({
  view,
  idea,
  best,
}: {
  readonly view: PlayerView
  readonly idea: Idea
  readonly best: Idea
}): JSX.Element {
  const { reason, expects, chance } = idea
  if (idea !== best) {
    return (
      <q>
        {reasonWords(reason, names.value, t)}{' '}
        <small class={boatsLost(best.chance, chance) > 0 ? 'worse' : 'leaves'}>{worseWords(best.chance, chance)}</small>
      </q>
    )
  }
  // Who rests beside an alarm says why that may be.
  const isRest = reason.id === 'wait' && expects !== null
  return (
    <q>
      {!isRest && reasonWords(reason, names.value, t)}{' '}
      {expects && <small class="leaves">{expectationWords(view, expects, names.value)}</small>}
    </q>
  )
}

/** What an idea surely costs, in plain words beside all fine ones. */
function Deaths({ view, idea }: { readonly view: PlayerView; readonly idea: Idea }): JSX.Element | null {
  const deaths = deathsIn(view, idea)
  if (deaths.length === 0) return null
  return (
    <small class="dies">
      <Icon name="skull" />{' '}
      {deaths.map(({ gnome, cause }) => t(`hud.peril.dies.${cause}`, { gnome: names.value(gnome) })).join(' ')}
    </small>
  )
}

/** Where to and what there, in words: "Reactor: repair the reactor, 5 min". */
function deedOf(view: PlayerView, idea: Idea): string {
  const deeds = stepsOf(view, idea).flatMap(({ before, command }, at) => {
    if (command.type !== 'play' && at < idea.commands.length - 1) return []
    const { key, values } = commandWords(command, before, { t, names: names.value })
    return [t(key, values)]
  })
  const deed = deeds.join(' · ')
  const to = endOf(view, idea)
  return to === null ? deed : t('crew.aboard.advice.idea', { place: t(`game.place.${placeKey(to)}.name`), deed })
}
