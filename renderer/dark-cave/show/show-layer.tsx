import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { Portrait, pictureOf } from '../pictures/signs.tsx'
import { logLine, sentence } from '../words/log-lines.ts'
import { speech } from '../words/speech.ts'
import { presenter } from './presenter.ts'
import { NOTHING, type Overlay } from './programme.ts'

/** What is shown over the cave. A click anywhere on it goes on. */
export function ShowLayer({ view }: { readonly view: PlayerView }): JSX.Element {
  const { news, card } = presenter.now.value?.overlay ?? NOTHING
  const running = presenter.running.value
  const line = news && logLine(news, { ...speech(), table: view.table })
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by ShowControls, wherever the focus is
    <div
      class={running ? 'show running' : 'show'}
      role="status"
      data-waits={presenter.waits.value}
      onClick={() => running && presenter.next()}
    >
      {line && (
        <p class="news" key={JSON.stringify(news)}>
          {line.gnome && <Portrait gnome={line.gnome} />}
          {sentence(line, speech())}
        </p>
      )}
      {card && <img class="shown-card" key={card} src={addressOf(card)} alt="" draggable={false} />}
    </div>
  )
}

const addressOf = (card: NonNullable<Overlay['card']>): string =>
  card.startsWith('goal-') ? `./cave/cards/${card}.webp` : pictureOf(card as Parameters<typeof pictureOf>[0])
