import type { JSX } from 'preact'
import { t } from '../core/language.ts'
import { show } from '../core/navigation.ts'
import { language } from '../core/settings.ts'
import type { Offer } from '../shared/current.ts'
import { useFirstFocus } from '../ui/first-focus.ts'
import { Icon } from '../ui/icon.tsx'
import { choose, foresee } from './choosing.ts'
import type { Journals, Kept } from './kept-games.ts'

interface Props {
  readonly offer: Offer
  readonly journals: Journals | null
  /** The one that was played last: its first button is lit and has the focus. */
  readonly isFront: boolean
}

/** One game's half of the title. To click its picture chooses it. */
export function Half({ offer, journals, isFront }: Props): JSX.Element {
  const { id, name, logo, tagline, Picture } = offer
  const kept = journals?.[id] ?? null
  const first = useFirstFocus<HTMLButtonElement>(`${isFront} ${journals !== null}`)
  const main = isFront ? first : null
  return (
    <section class={isFront ? 'half front' : 'half'} data-game={id} aria-label={name}>
      <div class="picture" aria-hidden="true" onClick={() => void choose(id)}>
        <Picture />
      </div>
      <div class="column" onPointerEnter={() => foresee(id)} onFocusIn={() => foresee(id)}>
        <h2>
          <img class="logo" src={logo} alt={name} draggable={false} />
        </h2>
        <p class="tagline">{tagline[language.value]}</p>
        <nav class="menu" aria-label={name} aria-busy={journals === null}>
          {kept && <Continue id={id} kept={kept} isFront={isFront} place={main} />}
          <button
            ref={kept ? null : main}
            data-go="newGame"
            type="button"
            class={kept ? '' : isFront ? 'wide primary' : 'wide'}
            onClick={() => void choose(id, () => show('new'))}
          >
            <Icon name="plus" />
            {t('front.title.newGame')}
          </button>
          <button data-go="lessons" type="button" onClick={() => void choose(id, () => show('school'))}>
            <Icon name="lesson" />
            {t('front.title.lessons')}
          </button>
          <button data-go="watch" type="button" onClick={() => void choose(id, (its) => its.watch())}>
            <Icon name="watch" />
            <span class="tip">{t('front.title.watch')}</span>
          </button>
        </nav>
      </div>
    </section>
  )
}

interface ContinueProps extends Pick<Props, 'isFront'> {
  readonly id: string
  readonly kept: Kept
  readonly place: ReturnType<typeof useFirstFocus<HTMLButtonElement>> | null
}

/** The running game, and where it stands; its title until that is known. */
function Continue({ id, kept: { title, standing }, isFront, place }: ContinueProps): JSX.Element {
  return (
    <button
      ref={place}
      data-go="continue"
      type="button"
      class={isFront ? 'wide primary' : 'wide'}
      onClick={() => void choose(id, (its) => its.running.resume())}
    >
      <Icon name="play" />
      <span>
        {t(standing?.isOver ? 'front.title.lastGame' : 'title.continue')}
        <small>{standing?.text || title}</small>
      </span>
    </button>
  )
}
