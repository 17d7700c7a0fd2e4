import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { settings } from '../../core/settings.ts'
import type { Board } from '../board/board.ts'
import type { LogReader } from '../words/log-lines.ts'
import { Banner } from './banner.tsx'
import { DiePlate } from './die-plate.tsx'
import { EventCard } from './event-card.tsx'
import { FaintCard } from './faint-card.tsx'
import { focusOf } from './focus.ts'
import { NOTHING } from './overlay.ts'
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
  const { banner, card, faint, scene, die, remark } = overlay
  const running = presenter.running.value
  const beside = card !== null
  useEffect(() => {
    if (!beside) board?.stepAside(0)
  }, [board, beside])
  const focus = now && focusOf(overlay, now.picture, settings.value.animationSpeed)
  const near = focus && `${focus.x} ${focus.y} ${focus.width}`
  useEffect(() => {
    if (!near) return
    board?.closeUp(focus)
    return () => board?.closeUp(null)
  }, [board, near])
  useEffect(() => () => board?.stepAside(0), [board])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by ShowControls, wherever the focus is
    <div
      class={running ? 'show running' : 'show'}
      data-beside={beside}
      role="status"
      data-waits={presenter.waits.value}
      onClick={() => running && presenter.next()}
    >
      {banner && <Banner key={`${banner.kind} ${banner.gnome}`} show={banner} names={reader.names} />}
      {card && (
        <EventCard
          key={`${card.card} ${card.minute}`}
          show={card}
          board={board}
          reader={reader}
          asks={!running}
          quiet={scene !== null}
        />
      )}
      {faint && <FaintCard show={faint} names={reader.names} />}
      {remark && settings.value.remarks && (
        <Remark key={`${remark.gnome} ${remark.occasion}`} said={remark} board={board} />
      )}
      {scene && <Scene key={scene.kind} show={scene} die={die} reader={reader} />}
      {die && scene?.kind !== 'duel' && (
        <DiePlate key={`${die.purpose} ${die.gnome}`} show={die} names={reader.names} />
      )}
    </div>
  )
}
