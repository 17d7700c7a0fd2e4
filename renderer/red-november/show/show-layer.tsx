import type { JSX } from 'preact'
import type { LogReader } from '../words/log-lines.ts'
import { Banner } from './banner.tsx'
import { DiePlate } from './die-plate.tsx'
import { EventCard } from './event-card.tsx'
import { FaintCard } from './faint-card.tsx'
import { NOTHING } from './overlay.ts'
import { presenter } from './presenter.ts'

interface Props {
  /** Who reads it: names, language, and whose hand may be known. */
  readonly reader: LogReader
}

/** What is shown over the board. A click anywhere on it goes on. */
export function ShowLayer({ reader }: Props): JSX.Element {
  const { banner, card, faint, die } = presenter.now.value?.overlay ?? NOTHING
  const running = presenter.running.value
  const dims = card?.stage === 'reading' || faint !== null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by ShowControls, wherever the focus is
    <div
      class={`show${dims ? ' dims' : ''}${running ? ' running' : ''}`}
      role="status"
      data-waits={presenter.waits.value}
      onClick={() => running && presenter.next()}
    >
      {banner && <Banner key={`${banner.kind} ${banner.gnome}`} show={banner} names={reader.names} />}
      {card && <EventCard key={`${card.card} ${card.minute}`} show={card} reader={reader} />}
      {faint && <FaintCard show={faint} names={reader.names} />}
      {die && <DiePlate key={`${die.purpose} ${die.gnome}`} show={die} names={reader.names} />}
    </div>
  )
}
