import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { type GameTypes, isOver } from '../../../engine/shared/game.ts'
import { present, stateHash } from '../../../engine/shared/record.ts'
import { host } from '../../core/host.ts'
import { isChord } from '../../core/keys/typing.ts'
import { goBack } from '../../core/navigation.ts'
import type { Played } from '../../table/table.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { useLayer } from '../../ui/layer.ts'
import { t, ui } from '../current.ts'
import { LogList } from '../log/log-list.tsx'
import { turnsOf } from '../log/turns.ts'
import type { Eyes } from '../narrator.ts'
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

function Cinema({ game }: { readonly game: Played<GameTypes> }): JSX.Element {
  const { running, narrator: narratorOf, company: companyOf, Projection, Company, Report } = ui()
  const over = isOver(running.game, present(game.record))
  const eyes: Eyes = over ? 'everybody' : null
  const narrator = useMemo(() => narratorOf(game, eyes), [game])
  const company = useMemo(() => companyOf(game), [game])
  const projector = useMemo(() => new Projector(game.record, narrator), [game])
  const [noBoard, setNoBoard] = useState(false)
  const [reporting, setReporting] = useState(false)
  useLayer({ level: 'screen', hear: (event) => !isChord(event) && react(event, projector) })
  useEffect(() => () => projector.pause(), [projector])
  const { frame, ended } = projector
  const turns = useMemo(() => turnsOf(running.game.phases, projector.chronicle, narrator), [projector])
  const seen = seenTurns(turns, projector.chronicle, frame)
  const giveUp = (error: unknown): void => {
    void host.log('warn', `no board: ${String(error)}`)
    setNoBoard(true)
  }
  const atTheEnd = over && projector.index.value === projector.last
  if (reporting) return <Report game={game} onBack={() => setReporting(false)} />
  // Before the end nothing hidden may be told, not even by a hash.
  const known = (state: object): object => (over ? state : (running.game.viewFor(state, null) as object))
  return (
    <main class="replay" data-moves={commandsAt(frame)} data-position={positionOf(projector, known)}>
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
          <Glyph name="log" />
          {t('report.action.log')}
        </button>
        {ended.value && over && (
          <button type="button" class="primary" onClick={() => setReporting(true)}>
            {t('replay.toReport')}
          </button>
        )}
      </header>
      <section class="screen" aria-label={t('replay.heading')}>
        {noBoard ? (
          <p class="panel">{t('replay.noBoard')}</p>
        ) : (
          <Projection
            label={t('replay.heading')}
            onReady={(picture) => {
              projector.picture = picture
            }}
            onFail={giveUp}
          />
        )}
      </section>
      <section class="now" aria-label={t('report.crew.heading')}>
        <p class="sentence" aria-live="polite">
          {seen.newest?.line.text ?? t('replay.log.empty')}
        </p>
        <Company game={game} eyes={eyes} seen={projector.seen} moment={frame.moment} />
      </section>
      <aside class="panel" aria-label={t('replay.log.heading')}>
        <h2>{t('replay.log.heading')}</h2>
        {seen.turns.length === 0 && <p class="caption">{t('replay.log.empty')}</p>}
        <LogList
          turns={seen.turns}
          narrator={narrator}
          company={company}
          current={seen.newest}
          onPick={(line) => void projector.jump(frameOfLine(projector.frames, projector.chronicle, line))}
        />
      </aside>
      <Controls projector={projector} narrator={narrator} over={over} />
    </main>
  )
}

/** The hash of what may be known of the position that is seen, where it is one of the game's. */
function positionOf({ frame, chronicle }: Projector, known: (state: object) => object): string | undefined {
  const passage = chronicle.standing[frame.passage]
  return frame.whole && passage ? stateHash(known(passage.after)) : undefined
}

/** Space runs and stops, arrows step by events, with Shift by moves, Page Up and Down by marks, Escape leaves. */
function react({ key, shiftKey, target }: KeyboardEvent, projector: Projector): boolean {
  if (key === 'Escape') goBack()
  else if (target instanceof HTMLInputElement) return false
  else if (key === ' ' && !(target instanceof HTMLButtonElement))
    void (projector.playing.value ? projector.pause() : projector.play())
  else if (key === 'ArrowRight') void (shiftKey ? projector.move(1) : projector.next())
  else if (key === 'ArrowLeft') void (shiftKey ? projector.move(-1) : projector.back())
  else if (key === 'PageDown') void projector.toMark(1)
  else if (key === 'PageUp') void projector.toMark(-1)
  else return false
  return true
}
