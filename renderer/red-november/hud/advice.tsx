import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { foresee, type Idea, type PlayerView, speaker } from '../../../engine/red-november/index.ts'
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
import { pick } from './helm.ts'

/** What the Captain would do in this place, with the chance of saving the sub. A click picks an idea. */
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

const Ideas = ({ view, ideas }: Props): JSX.Element => (
  <ol class="ideas">
    {ideas.map((idea, at) => (
      <li key={at}>
        <button
          type="button"
          class={at === 0 ? 'idea best' : 'idea'}
          ref={at === 0 ? focus : null}
          onClick={() => void follow(idea.commands)}
        >
          <b>
            {at === 0 && <em>{t('crew.aboard.advice.best')}</em>} {deedOf(view, idea)}
          </b>
          <Why view={view} idea={idea} best={ideas[0] ?? idea} />
          <span class="chance">
            <small>{t('crew.chance')}</small> {percent(idea.chance)}
          </span>
        </button>
      </li>
    ))}
  </ol>
)

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

/** Where to and what there, in words: "Reactor: repair the reactor, 5 min". */
function deedOf(view: PlayerView, { commands }: Idea): string {
  const who = speaker(view)
  const deeds: string[] = []
  let now = view
  for (const [at, command] of commands.entries()) {
    if (command.type === 'play' || at === commands.length - 1) {
      const { key, values } = commandWords(command, now, { t, names: names.value })
      deeds.push(t(key, values))
    }
    const after = at === commands.length - 1 ? null : foresee(now, command)
    if (!after) break
    now = after
  }
  const deed = deeds.join(' · ')
  const [from, to] = [view, now].map(({ gnomes }) => gnomes.find(({ color }) => color === who)?.room)
  return to === undefined || to === from
    ? deed
    : t('crew.aboard.advice.idea', { place: t(`game.place.${placeKey(to)}.name`), deed })
}
