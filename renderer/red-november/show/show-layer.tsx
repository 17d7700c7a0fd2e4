import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../../core/settings.ts'
import type { Board } from '../board/board.ts'
import { figureOf } from '../board/picture/picture.ts'
import type { LogReader } from '../words/log-lines.ts'
import { Banner } from './banner.tsx'
import { CardDoing } from './card-doing.tsx'
import { DiePlate } from './die-plate.tsx'
import { EventCard } from './event-card.tsx'
import { FaintCard } from './faint-card.tsx'
import { Farewell } from './farewell.tsx'
import { FlatCard } from './flat-card.tsx'
import { focusOf } from './focus.ts'
import { type DieShow, NOTHING, type Overlay } from './overlay.ts'
import { presenter } from './presenter.ts'
import { Remark } from './remark.tsx'
import { Scene } from './scene.tsx'

interface Props {
  readonly board: Board | null
  /** Who reads it: names, language, and whose hand may be known. */
  readonly reader: LogReader
}

/** What is shown over the board. A click anywhere on it goes on. */
export function ShowLayer({ board, reader }: Props): JSX.Element {
  const now = presenter.now.value
  const overlay = now?.overlay ?? NOTHING
  const { banner, card, faint, farewell, scene, die, remark } = overlay
  const running = presenter.running.value
  // Only while a card is read the board lies in the dark: whoever has to choose, and whatever happens, has all of it.
  const isRead = card !== null && running && card.stage === 'reading'
  const isDone = card !== null && !isRead && !scene && !farewell
  useEffect(() => {
    // What a card does may be anywhere.
    if (isRead) board?.whole()
  }, [board, isRead])
  const focus = now && running ? focusOf(overlay, now.picture, settings.value.animationSpeed) : null
  const near = focus && `${focus.x} ${focus.y} ${focus.width}`
  const closeTo = useRef<string | null>(null)
  useEffect(() => {
    // From one moment to the next the camera goes straight, not by way of the whole board.
    if (near !== closeTo.current) board?.closeUp(focus)
    closeTo.current = near
  }, [board, near])
  useEffect(
    () => () => {
      if (closeTo.current) board?.closeUp(null)
      closeTo.current = null
    },
    [board],
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by ShowControls, wherever the focus is
    <div
      class={running ? 'show running' : 'show'}
      data-reads={isRead}
      role="status"
      data-waits={presenter.waits.value}
      onClick={() => running && presenter.next()}
    >
      {banner && (
        <Banner
          key={`${banner.kind} ${banner.gnome}`}
          show={banner}
          names={reader.names}
          isAtSea={now !== null && figureOf(now.picture, banner.gnome)?.place === 'sea'}
        />
      )}
      {isRead && <EventCard key={`${card.card} ${card.minute}`} show={card} board={board} />}
      {isDone && running && <CardDoing show={card} board={board} reader={reader} />}
      {isDone && <FlatCard show={card} board={board} reader={reader} />}
      {faint && <FaintCard show={faint} names={reader.names} />}
      {remark && settings.value.remarks && (
        <Remark key={`${remark.gnome} ${remark.occasion}`} said={remark} board={board} />
      )}
      {farewell && <Farewell key={farewell.gnome} show={farewell} reader={reader} />}
      {scene && <Scene key={scene.kind} show={scene} die={die} reader={reader} />}
      {die && !farewell && !hasOwnRoll(scene) && !isPast(die, card) && (
        <DiePlate key={`${die.purpose} ${die.gnome}`} show={die} names={reader.names} />
      )}
    </div>
  )
}

/** The die has said which room: what becomes of it is written where it would lie. */
const isPast = ({ face }: DieShow, card: Overlay['card']): boolean =>
  face !== null && card !== null && card.done.at(-1)?.type !== 'die-rolled'

/** O2, A10: then the rolls stand with those who fight, or the beast is where the plate would lie. */
const hasOwnRoll = (scene: Overlay['scene']): boolean =>
  scene?.kind === 'duel' || scene?.kind === 'won' || scene?.kind === 'kraken'
