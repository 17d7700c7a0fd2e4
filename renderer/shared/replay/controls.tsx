import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { language } from '../../core/settings.ts'
import { Glyph, type GlyphName } from '../../ui/glyph.tsx'
import { Segment } from '../../ui/segment.tsx'
import { t, ui } from '../current.ts'
import type { AnyNarrator } from '../narrator.ts'
import { watchedAt } from './afterwards.ts'
import { type Projector, SPEEDS } from './projector.ts'
import { commandsAt, type Frame } from './reel.ts'

interface Props {
  readonly projector: Projector
  readonly narrator: AnyNarrator
  /** The game itself is over, not only what is there of it. */
  readonly over: boolean
}

/** Steps of the slider: the game counts as it likes. */
const STEPS = 600

/** The bar below: run, step, jump, and how fast. */
export function Controls({ projector, narrator, over }: Props): JSX.Element {
  const { frame, playing, speed, index } = projector
  const run = (): void => void (playing.value ? projector.pause() : projector.play())
  const where = narrator.position(frame.moment, commandsAt(frame))
  useEffect(() => {
    watchedAt.value = where
  }, [where])
  const atStart = index.value === 0
  const atEnd = index.value === projector.last
  return (
    <footer class="controls">
      <Timeline projector={projector} text={where} />
      <div class="row">
        <Step icon="first" label={t('replay.start')} off={atStart} onPress={() => void projector.jump(0)} />
        <Step icon="moveBack" label={t('replay.moveBack')} off={atStart} onPress={() => void projector.move(-1)} />
        <Step icon="eventBack" label={t('replay.eventBack')} off={atStart} onPress={() => void projector.back()} />
        <Step icon="markBack" label={t('replay.markBack')} off={atStart} onPress={() => void projector.toMark(-1)} />
        <button type="button" class="primary run" onClick={run}>
          <Glyph name={playing.value ? 'pause' : 'slow'} />
          {t(playing.value ? 'replay.pause' : 'replay.play')}
        </button>
        <Step icon="markOn" label={t('replay.markOn')} off={atEnd} onPress={() => void projector.toMark(1)} />
        <Step icon="eventOn" label={t('replay.eventOn')} off={atEnd} onPress={() => void projector.next()} />
        <Step icon="moveOn" label={t('replay.moveOn')} off={atEnd} onPress={() => void projector.move(1)} />
        <Step icon="last" label={t('replay.end')} off={atEnd} onPress={() => void projector.jump(projector.last)} />
        <output class="grow">{atEnd && over ? t('replay.over') : where}</output>
        <Segment
          label={t('replay.speed')}
          value={speed.value}
          choices={SPEEDS.map((value) => ({ value, text: `${new Intl.NumberFormat(language.value).format(value)}×` }))}
          onPick={(pace) => {
            projector.pace = pace
          }}
        />
      </div>
    </footer>
  )
}

/** From the first moment to the last that could be, however early the game ended: its length tells nothing. */
function Timeline({ projector, text }: { readonly projector: Projector; readonly text: string }): JSX.Element {
  const { frames, frame } = projector
  const first = frames[0]?.left ?? 0
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault()
      return void projector.toMark(event.key === 'PageDown' ? 1 : -1)
    }
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    void projector.move(event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 1 : -1)
  }
  return (
    <div class="timeline">
      <Marks projector={projector} first={first} />
      <input
        type="range"
        aria-label={t('replay.slider')}
        aria-valuetext={text}
        min={0}
        max={STEPS}
        value={first === 0 ? 0 : Math.round((1 - frame.left / first) * STEPS)}
        onInput={(event) => void projector.toTime(first * (1 - Number(event.currentTarget.value) / STEPS))}
        onKeyDown={onKey}
      />
    </div>
  )
}

/** What was dramatic so far, over the track: a click goes there. By keyboard the buttons below do the same. */
function Marks({ projector, first }: { readonly projector: Projector; readonly first: number }): JSX.Element {
  const { LogIcon } = ui()
  return (
    <ul class="marks">
      {projector.seenMarks.map(({ frame, drama, line }) => {
        const { moment, left } = projector.frames[frame] as Frame
        const text = `${moment.mark} · ${line.text}`
        return (
          <li key={frame} style={{ '--at': first === 0 ? 0 : 1 - left / first }}>
            <button
              type="button"
              class={`mark ${drama}`}
              tabIndex={-1}
              title={text}
              aria-label={text}
              aria-current={projector.index.value === frame ? 'true' : undefined}
              onClick={() => void projector.jump(frame)}
            >
              <LogIcon icon={line.icon} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface StepProps {
  readonly icon: GlyphName
  readonly label: string
  readonly off: boolean
  readonly onPress: () => void
}

const Step = ({ icon, label, off, onPress }: StepProps): JSX.Element => (
  <button type="button" class="step" aria-label={label} title={label} disabled={off} onClick={onPress}>
    <Glyph name={icon} />
  </button>
)
