import type { JSX } from 'preact'
import { useLayoutEffect } from 'preact/hooks'
import { type Color, type PlayerView, phaseOf } from '../../engine/red-november/index.ts'
import { settings } from '../core/settings.ts'
import { closeBoth } from '../shared/access/dialogs.ts'
import { LiveRegion } from '../shared/access/live.tsx'
import { ReportDialog } from '../shared/access/report-dialog.tsx'
import { SpeakingTube } from '../shared/access/speaking-tube.tsx'
import { Bosun } from '../shared/lessons/bosun.tsx'
import { attending } from '../shared/lessons/school.ts'
import { LogDrawer } from '../shared/log/log-drawer.tsx'
import { PastBanner } from '../shared/log/past-banner.tsx'
import { Recap } from '../shared/log/recap.tsx'
import { Captions } from '../shared/sound/captions.tsx'
import { radio } from '../shared/sound/on-air.ts'
import { AT_ONCE } from '../table/show/presenter.ts'
import type { Board } from './board/board.ts'
import { BoardCanvas } from './board/board-canvas.tsx'
import type { OnPoint } from './board/kit/targets.ts'
import { pictureOf } from './board/picture/picture.ts'
import { Pointer } from './bosun/pointer.tsx'
import { ActionBar } from './hud/action-bar.tsx'
import { BoardKeys } from './hud/board-keys.tsx'
import { hasCome, isResting, useBoardLink } from './hud/board-link.ts'
import { BoardTooltip } from './hud/board-tooltip.tsx'
import { isAsked } from './hud/choices/choice-panel.tsx'
import { CrewRow } from './hud/crew-row.tsx'
import { COMPOSED, Desk } from './hud/desk.tsx'
import { point } from './hud/desk-controls.ts'
import { askNoMore, GraveDialog } from './hud/grave-dialog.tsx'
import { GrowingPanel } from './hud/growing-panel.tsx'
import { Hand } from './hud/hand.tsx'
import { HandOver } from './hud/hand-over.tsx'
import { freshIn } from './hud/hands.ts'
import { advising, board, intent, lookingAt, metGnome, pick, pointed, tab } from './hud/helm.ts'
import { InSight } from './hud/in-sight.tsx'
import { useGameKeys } from './hud/keys.ts'
import { candidatesNow, chosenNow } from './hud/on-board.ts'
import { Pause } from './hud/pause.tsx'
import { freeSeaFrom } from './hud/recap-place.ts'
import { asShown, dialOf, NOTHING_TOLD, type Telling, whoseDesk } from './hud/shown.ts'
import { useStale } from './hud/stale.ts'
import { Tabs } from './hud/tabs.tsx'
import { Ticker } from './hud/ticker.tsx'
import { Tools } from './hud/tools.tsx'
import { TurnCard } from './hud/turn-card.tsx'
import { VoyageBar } from './hud/voyage-bar.tsx'
import { EndReport } from './report/end-report.tsx'
import { names } from './run/names.ts'
import { running, table } from './run/running.ts'
import { Decision } from './show/decision.tsx'
import { haste, presenter, useShow } from './show/presenter.ts'
import { ShowLayer } from './show/show-layer.tsx'
import { t } from './words/index.ts'
import { readerFor } from './words/log-lines.ts'
import './styles/game.css'
import './styles/show.css'
import './styles/show/event.css'
import './styles/choices.css'
import './styles/curtain.css'

/** The game: the board above, the person's desk below. */
export function GameScreen(): JSX.Element | null {
  useBoardLink()
  useShow()
  useGameKeys()
  useStale()
  // With the drawing that takes it away: whoever comes back at once finds nothing of before.
  useLayoutEffect(() => leave, [])
  const game = table.game.value
  // Behind the curtain there is nothing of the game, the past included.
  const covered = table.activity.value.name === 'handOver'
  const past = covered ? null : lookingAt.value
  const view = past?.view ?? table.view.value
  if (!game || !view) return <main class="game" aria-busy="true" />
  if (table.activity.value.name === 'reporting' && !attending.value) return <EndReport />
  // Minutes, places and bottles are told from the one picture that is shown now.
  const picture = past?.picture ?? presenter.now.value?.picture ?? pictureOf(view)
  const shown = asShown(view, picture, past ? NOTHING_TOLD : tellingNow())
  const who = whoseDesk(view, picture, table.activity.value.name === 'presenting')
  const asked = table.activity.value.name === 'choosing' ? candidatesNow(view) : []
  return (
    <main
      class="game"
      data-hash={table.fingerprint.value}
      data-moves={game.record.entries.length}
      data-stage={table.activity.value.name}
      data-phase={covered ? null : phaseOf(view)}
    >
      <section class={covered ? 'boat covered' : 'boat'} aria-label={t('hud.board')}>
        <BoardCanvas
          label={t('hud.board')}
          onPoint={onPoint}
          onBoard={take}
          onFail={(error) => running.giveUpPicture(error)}
          pace={haste.briskSpeed}
        />
        {/* Over the board: tooltip and keys, cards and announcements, what was then. */}
        {!covered && (
          <div class="over-board" style={`--recap-left: ${freeSeaFrom(shown)}`}>
            {board.value && <BoardKeys board={board.value} view={shown} onPoint={onPoint} />}
            {past === null && asked.length > 0 && board.value && (
              <Decision
                board={board.value}
                candidates={asked}
                pointed={pointed.value}
                chosen={chosenNow()}
                onPoint={onPoint}
              />
            )}
            {past === null && <ShowLayer board={board.value} reader={reader(view)} />}
            {board.value && table.activity.value.name !== 'presenting' && (
              <BoardTooltip
                board={board.value}
                view={view}
                target={isResting.value || !hasCome.value ? null : pointed.value}
              />
            )}
            {settings.value.captions && <Captions radio={radio} />}
            {past === null && !attending.value && <Recap />}
            <PastBanner />
            <InSight />
            <Bosun />
          </div>
        )}
      </section>
      <section class={hudClass(shown, who)} aria-label={t('hud.desk')} data-tab={tab.value} inert={past !== null}>
        {covered ? (
          <HandOver />
        ) : (
          <>
            <Tabs view={view} who={who} />
            <div class="tab-panel mine">
              <TurnCard view={shown} who={who} dial={dialOf(picture, who)} isUp={picture.clock?.active === who} />
              <Hand view={shown} who={who} fresh={freshIn(presenter.told.value.events, who)} />
            </div>
            <GrowingPanel>
              <Desk view={view} />
              {isFree(view) && <ActionBar view={view} />}
              <VoyageBar view={view} />
            </GrowingPanel>
            <div class="tab-panel others">
              <CrewRow view={shown} who={who} />
              <Ticker />
              <Tools />
            </div>
          </>
        )}
      </section>
      {!covered && <Pointer />}
      {/* In front of everything: curtain, log, menu. */}
      <Pause />
      <LiveRegion />
      {!covered && (
        <>
          <LogDrawer />
          <ReportDialog />
          <SpeakingTube />
          <GraveDialog />
        </>
      )}
    </main>
  )
}

/** What was shown of the command that leads on from the position that is still seen. */
function tellingNow(): Telling {
  const { from, events } = presenter.told.value
  return {
    die: presenter.now.value?.overlay.die ?? null,
    events: from !== null && from === table.position.value ? events : [],
  }
}

/** The board is there: from now on it shows what happens. */
function take(made: Board | null): void {
  board.value = made
  presenter.director = made?.director ?? null
  // A board that is made anew does not cut the show short.
  if (made && table.presenter !== presenter) table.presenter = presenter
}

const onPoint: OnPoint = (target, gesture) => {
  pointed.value = gesture === 'leave' ? null : target
  if (gesture === 'click') point(target)
}

function leave(): void {
  table.presenter = AT_ONCE
  closeBoth()
  askNoMore()
  pick(null)
  metGnome.value = null
  pointed.value = null
  lookingAt.value = null
}

/** What is shown is for all eyes: with secret hands nobody's items are named. */
const reader = (view: PlayerView) => readerFor(view, null, { t, names: names.value })

/** A larger crew needs the room of the cards for itself. */
const FEW = 5

/** Who has the room: a large crew, cards in the hand, or nobody's, and then the board. */
function hudClass({ gnomes }: PlayerView, who: Color): string {
  const isCrowded = gnomes.length > FEW
  // Nobody aboard holds anything: no cards to lay out.
  const isLight = !isCrowded && gnomes.every(({ handSize }) => handSize === 0)
  const isBare = gnomes.find(({ color }) => color === who)?.handSize === 0
  return ['hud', isLight && 'light', isCrowded && 'crowded', isBare && 'bare'].filter(Boolean).join(' ')
}

/** Is nothing shown, asked or composed? Otherwise the desk needs the room. */
const isFree = (view: PlayerView): boolean =>
  table.activity.value.name === 'choosing' && !advising.value && !isAsked(view) && !isComposing()

/** An action that needs all the room of the desk is picked. */
const isComposing = (): boolean => intent.value?.kind === 'act' && COMPOSED.includes(intent.value.action)
