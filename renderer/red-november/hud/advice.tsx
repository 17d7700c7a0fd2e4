import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import {
  type Command,
  FIX_ITS,
  foresee,
  gnomeOf,
  type Idea,
  type PlayerView,
  speaker,
  TRACK_IDS,
} from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { DANGER } from '../board/layout/gauges.ts'
import { Captain } from '../bots/captain.ts'
import { adviceFrom } from '../run/advice.ts'
import { names } from '../run/names.ts'
import { commandWords } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { placeKey } from '../words/phrases.ts'
import { reasonWords } from '../words/reason-words.ts'
import { follow } from './desk-controls.ts'
import { forecast } from './forecast.ts'
import { pick } from './helm.ts'
import { perilText } from './peril-list.tsx'
import { perilsOf } from './perils.ts'
import { chanceToEnd } from './track-odds.ts'

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
        <button type="button" class="idea" ref={at === 0 ? focus : null} onClick={() => void follow(idea.commands)}>
          <b>{deedOf(view, idea)}</b>
          <Why view={view} idea={idea} />
          <span class="chance">{t('crew.chance', { percent: Math.round(idea.chance * 100) })}</span>
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

/** What speaks for an idea, and the danger that it leaves to others. Who rests beside an alarm says why that may be. */
function Why({ view, idea }: { readonly view: PlayerView; readonly idea: Idea }): JSX.Element {
  const left = leftBy(view, idea)
  const isRest = idea.reason.id === 'wait' && left !== null
  return (
    <q>
      {!isRest && reasonWords(idea.reason, names.value, t)} {left && <small class="leaves">{left}</small>}
    </q>
  )
}

/** The danger that an idea leaves: which, by when, how likely it strikes, and who is up then. */
function leftBy(view: PlayerView, idea: Idea): string | null {
  if (!view.turn || view.pending) return null
  const { now, last } = endOf(view, idea)
  if (!last || !now.turn) return null
  const minutes = commandWords(last, now, { t, names: names.value }).minutes ?? 0
  const left = perilsOf(now, last, minutes).find(({ kind }) => kind === 'token' || kind === 'track')
  if (left) return perilText(left, now)
  const mends = last.type === 'fix' ? FIX_ITS[last.job].track : null
  const track = TRACK_IDS.find((id) => now.tracks[id] >= DANGER && id !== mends)
  const ahead = forecast(now, minutes)
  if (!track || !ahead) return null
  const chance = percent(chanceToEnd(now, track, ahead.icons.events.length))
  const waits = t('crew.aboard.advice.waits', { track: t(`game.track.${track}.name`), at: now.tracks[track], chance })
  if (!ahead.next) return waits
  const minute = ahead.next === now.turn.active ? ahead.ghost : gnomeOf(now, ahead.next).minute
  return `${waits} ${t('crew.aboard.advice.afterwards', { gnome: names.value(ahead.next), minute })}`
}

/** The position before the last command of an idea, as far as it can be foreseen, and that command. */
function endOf(view: PlayerView, { commands }: Idea): { readonly now: PlayerView; readonly last: Command | undefined } {
  let now = view
  for (const command of commands.slice(0, -1)) {
    const after = foresee(now, command)
    if (!after) return { now, last: undefined }
    now = after
  }
  return { now, last: commands.at(-1) }
}

/** Where to and what there, in words: "Reactor Room: repair the reactor, 5 min". */
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
