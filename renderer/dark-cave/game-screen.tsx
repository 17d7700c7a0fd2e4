import { effect } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { type PlayerView, speaker } from '../../engine/dark-cave/index.ts'
import { settings } from '../core/settings.ts'
import { closeBoth } from '../shared/access/dialogs.ts'
import { LiveRegion } from '../shared/access/live.tsx'
import { ReportDialog } from '../shared/access/report-dialog.tsx'
import { SpeakingTube } from '../shared/access/speaking-tube.tsx'
import { attending } from '../shared/lessons/school.ts'
import { LogDrawer } from '../shared/log/log-drawer.tsx'
import { PastBanner } from '../shared/log/past-banner.tsx'
import { Recap } from '../shared/log/recap.tsx'
import { Captions } from '../shared/sound/captions.tsx'
import { radio } from '../shared/sound/on-air.ts'
import { AT_ONCE } from '../table/show/presenter.ts'
import type { CaveBoard } from './board/board.ts'
import { CaveCanvas } from './board/board-canvas.tsx'
import type { OnPoint } from './board/kit/targets.ts'
import { BoardTooltip } from './board-tooltip.tsx'
import { BoardKeys } from './hud/board-keys.tsx'
import { useBoardLink } from './hud/board-link.ts'
import { Company } from './hud/company.tsx'
import { DeckPanel, InPlay } from './hud/deck-panel.tsx'
import { Desk } from './hud/desk.tsx'
import { point } from './hud/desk-controls.ts'
import { Goal } from './hud/goal.tsx'
import { Hand } from './hud/hand.tsx'
import { HandOver } from './hud/hand-over.tsx'
import { HangingSign } from './hud/hanging-sign.tsx'
import { board, lookingAt, pointed, putAway, wide } from './hud/helm.ts'
import { useGameKeys } from './hud/keys.ts'
import { Mine } from './hud/mine.tsx'
import { NearEnd } from './hud/near-end.tsx'
import { Notes } from './hud/notes.tsx'
import { Pause } from './hud/pause.tsx'
import { Peek } from './hud/peek.tsx'
import { usePutAway } from './hud/put-away.ts'
import { useRoom } from './hud/room.ts'
import { seen } from './hud/seen.ts'
import { asShown } from './hud/shown.ts'
import { Tips } from './hud/tips.tsx'
import { Tools } from './hud/tools.tsx'
import { WholeMountain } from './hud/whole-mountain.tsx'
import { Foreman } from './lessons/foreman.tsx'
import { EndOfDig } from './report/cave-report.tsx'
import { running, table } from './run/running.ts'
import { seeing } from './show/alone.ts'
import { hasCompany, presenter, privateShow, useShow } from './show/presenter.ts'
import { ShowLayer } from './show/show-layer.tsx'
import { ownWord } from './words/board-help.ts'
import { t } from './words/index.ts'
import { speech } from './words/speech.ts'
import './styles/wood.css'
import './styles/game.css'

/** The game: the cave, what lies around it, and below it the things of who is up. */
export function GameScreen(): JSX.Element | null {
  useRoom()
  useBoardLink()
  useShow()
  useGameKeys()
  useEffect(() => effect(markOwn), [])
  usePutAway()
  // With the drawing that takes it away: whoever comes back at once finds nothing of before.
  useLayoutEffect(() => leave, [])
  const game = table.game.value
  const view = lookingAt.value ?? drawing() ?? showing() ?? seen.value
  if (!game || !view) return <main class="cave-game" aria-busy="true" />
  const { name: stage } = table.activity.value
  if (stage === 'reporting' && !attending.value) return <EndOfDig game={game} />
  const covered = stage === 'handOver'
  return (
    <main
      class={covered ? 'cave-game cave-scene covered' : 'cave-game cave-scene'}
      data-hash={table.fingerprint.value}
      data-moves={game.record.entries.length}
      data-stage={stage}
      data-phase={covered ? null : table.activity.value.phase}
    >
      <section class="mountain" aria-label={t('hud.board')}>
        <CaveCanvas
          label={t('hud.board')}
          onPoint={onPoint}
          onBoard={take}
          onFail={(error) => running.giveUpPicture(error)}
        />
        {!covered && (
          <div class="over-board">
            {board.value && <BoardKeys board={board.value} view={view} onPoint={onPoint} />}
            {board.value && pointed.value && <BoardTooltip board={board.value} view={view} target={pointed.value} />}
            {lookingAt.value === null && <ShowLayer view={view} />}
            {lookingAt.value === null && <HangingSign view={view} />}
            {lookingAt.value === null && <Goal />}
            {settings.value.captions && <Captions radio={radio} />}
            <PastBanner />
            <Foreman />
          </div>
        )}
      </section>
      {covered ? <HandOver /> : <Around view={view} />}
      <Peek />
      <Pause />
      <LiveRegion />
      {!covered && (
        <>
          <LogDrawer />
          <ReportDialog />
          <SpeakingTube />
        </>
      )}
    </main>
  )
}

/** HS5: step 3, with what was drawn in the hand. */
function drawing(): PlayerView | null {
  const now = seeing.value
  if (now?.what.kind !== 'drawn') return null
  const { turn } = table.view.value ?? now.view
  return { ...now.view, turn: turn && { ...turn, active: now.what.by, phase: 'draw' } }
}

/** The position is the one before until all was shown; what is told of it keeps step with the cave. */
function showing(): PlayerView | null {
  const picture = presenter.running.value ? presenter.now.value?.picture : null
  return picture && seen.value ? asShown(seen.value, picture) : null
}

/** Everything around the cave, for the eyes of who sits there. */
function Around({ view }: { readonly view: PlayerView }): JSX.Element {
  const isPast = lookingAt.value !== null
  return (
    <>
      <aside class="left-side">
        <DeckPanel view={view} />
        <NearEnd view={view} />
        <InPlay view={view} />
        {!isPast && !attending.value && <Recap folds />}
        {!attending.value && <WholeMountain />}
      </aside>
      <aside class="right-side" inert={isPast}>
        <Company view={view} />
      </aside>
      <section class="cave-hud" aria-label={t('hud.desk')} inert={isPast}>
        <Mine view={view} />
        <Hand view={view} />
        <div class="desk-side">
          <Desk view={view} />
          <Tools mayRead={view.seat !== null && speaker(view) !== null} />
        </div>
      </section>
      <Notes view={view} />
      <Tips />
    </>
  )
}

/** Whose screen it is, is known to all; behind the curtain it is nobody's. */
function markOwn(): void {
  const view = table.activity.value.name === 'handOver' ? null : table.view.value
  const gnome = view?.players[view.seat ?? -1]?.gnome ?? null
  board.value?.mine(gnome, gnome ? ownWord(gnome, hasCompany(), speech()) : '')
}

/** The board is there: from now on it shows what happens. */
function take(made: CaveBoard | null): void {
  board.value = made
  if (made && table.view.value) made.show(table.view.value)
  presenter.director = made?.director ?? null
  // A board that is made anew does not cut the show short.
  if (made && table.presenter !== privateShow) table.presenter = privateShow
}

const onPoint: OnPoint = (target, gesture) => {
  pointed.value = gesture === 'leave' ? null : target
  if (gesture === 'click') point(target)
}

function leave(): void {
  table.presenter = AT_ONCE
  closeBoth()
  putAway()
  pointed.value = null
  lookingAt.value = null
  wide.value = false
}
