import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type RedNovember, redNovember } from '../../../engine/red-november/index.ts'
import { present, stateHash } from '../../../engine/shared/record.ts'
import { host } from '../../core/host.ts'
import { isChord } from '../../core/keys/typing.ts'
import { goBack } from '../../core/navigation.ts'
import { BoardCanvas } from '../../red-november/board/board-canvas.tsx'
import { Icon } from '../../red-november/hud/icons.tsx'
import { Crew } from '../../red-november/replay/crew.tsx'
import { EndReportOf } from '../../red-november/report/end-report.tsx'
import { t } from '../../red-november/words/index.ts'
import { readerFor } from '../../red-november/words/log-lines.ts'
import { namesOf } from '../../red-november/words/phrases.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { useLayer } from '../../ui/layer.ts'
import { LogList } from '../log/log-list.tsx'
import { turnsOf } from '../log/turns.ts'
import { copyCode, exportLog, playOnFrom, watched } from './afterwards.ts'
import { Controls } from './controls.tsx'
import { Projector } from './projector.ts'
import { commandsAt } from './reel.ts'
import { frameOfLine, seenTurns } from './seen.ts'
import './replay.css'
import '../log/log.css'

/** A voyage seen again. */
export function Replay(): JSX.Element | null {
  const voyage = watched.value
  return voyage && <Cinema key={voyage.record.hash} game={voyage} />
}

function Cinema({ game }: { readonly game: Played<RedNovember> }): JSX.Element {
  const projector = useMemo(() => new Projector(game.record), [game])
  const [noBoard, setNoBoard] = useState(false)
  const [reporting, setReporting] = useState(false)
  useLayer({ level: 'screen', hear: (event) => !isChord(event) && react(event, projector) })
  useEffect(() => () => projector.pause(), [projector])
  const { frame, ended } = projector
  const state = present(game.record)
  const reader = useMemo(() => {
    const names = namesOf(crewOf(redNovember, game.info.extra).names, t)
    return readerFor(state, state.outcome ? 'everybody' : -1, { t, names })
  }, [game])
  const turns = useMemo(() => turnsOf(projector.chronicle, reader), [projector, reader])
  const seen = seenTurns(turns, projector.chronicle, frame)
  const giveUp = (error: unknown): void => {
    void host.log('warn', `no board: ${String(error)}`)
    setNoBoard(true)
  }
  const atTheEnd = state.outcome !== null && projector.index.value === projector.last
  if (reporting) return <EndReportOf game={game} onBack={() => setReporting(false)} />
  return (
    <main class="replay" data-moves={commandsAt(frame)} data-position={positionOf(projector)}>
      <header>
        <button type="button" onClick={goBack}>
          {t('replay.back')}
        </button>
        <h1>{game.info.title}</h1>
        <p class="caption grow">{ended.value ? '' : t('replay.noSpoilers')}</p>
        <button type="button" onClick={() => void playOnFrom(game, commandsAt(frame))} disabled={atTheEnd}>
          {t('replay.continue')}
        </button>
        <button type="button" onClick={() => void copyCode(game)}>
          {t('replay.code.copy')}
        </button>
        <button type="button" onClick={() => void exportLog(game)}>
          <Icon name="log" />
          {t('report.action.log')}
        </button>
        {ended.value && state.outcome && (
          <button type="button" class="primary" onClick={() => setReporting(true)}>
            {t('replay.toReport')}
          </button>
        )}
      </header>
      <section class="screen" aria-label={t('replay.heading')}>
        {noBoard ? (
          <p class="panel">{t('replay.noBoard')}</p>
        ) : (
          <BoardCanvas
            label={t('replay.heading')}
            onBoard={(board) => {
              projector.board = board
            }}
            onFail={giveUp}
          />
        )}
      </section>
      <Crew projector={projector} reader={reader} line={seen.newest} />
      <aside class="panel" aria-label={t('replay.log.heading')}>
        <h2>{t('replay.log.heading')}</h2>
        {seen.turns.length === 0 && <p class="caption">{t('replay.log.empty')}</p>}
        <LogList
          turns={seen.turns}
          reader={reader}
          current={seen.newest}
          onPick={(line) => void projector.jump(frameOfLine(projector, line))}
        />
      </aside>
      <Controls projector={projector} names={reader.names} over={state.outcome !== null} />
    </main>
  )
}

/** The hash of the position that is seen, where it is one of the game's. */
function positionOf({ frame, chronicle }: Projector): string | undefined {
  const passage = chronicle.standing[frame.passage]
  return frame.whole && passage ? stateHash(passage.after) : undefined
}

/** Space runs and stops, arrows step by events, with Shift by moves, Escape leaves. */
function react({ key, shiftKey, target }: KeyboardEvent, projector: Projector): boolean {
  if (key === 'Escape') goBack()
  else if (target instanceof HTMLInputElement) return false
  else if (key === ' ' && !(target instanceof HTMLButtonElement))
    void (projector.playing.value ? projector.pause() : projector.play())
  else if (key === 'ArrowRight') void (shiftKey ? projector.move(1) : projector.next())
  else if (key === 'ArrowLeft') void (shiftKey ? projector.move(-1) : projector.back())
  else return false
  return true
}
