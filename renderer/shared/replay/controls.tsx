import type { JSX } from 'preact'
import { language } from '../../core/settings.ts'
import { Icon, type IconName } from '../../red-november/hud/icons.tsx'
import { t } from '../../red-november/words/index.ts'
import type { Names } from '../../red-november/words/phrases.ts'
import { Segment } from '../../ui/segment.tsx'
import { type Projector, SPEEDS } from './projector.ts'
import { commandsAt, type Frame } from './reel.ts'

interface Props {
  readonly projector: Projector
  readonly names: Names
  /** The game itself is over, not only what is there of it. */
  readonly over: boolean
}

/** Steps of the slider in a minute. */
const FINE = 10

/** The bar below: run, step, jump, and how fast. */
export function Controls({ projector, names, over }: Props): JSX.Element {
  const { frame, playing, speed, index } = projector
  const run = (): void => void (playing.value ? projector.pause() : projector.play())
  const atStart = index.value === 0
  const atEnd = index.value === projector.last
  return (
    <footer class="controls">
      <Timeline projector={projector} text={positionOf(frame, names)} />
      <div class="row">
        <Step icon="first" label={t('replay.start')} off={atStart} onPress={() => void projector.jump(0)} />
        <Step icon="moveBack" label={t('replay.moveBack')} off={atStart} onPress={() => void projector.move(-1)} />
        <Step icon="eventBack" label={t('replay.eventBack')} off={atStart} onPress={() => void projector.back()} />
        <button type="button" class="primary run" onClick={run}>
          <Icon name={playing.value ? 'pause' : 'slow'} />
          {t(playing.value ? 'replay.pause' : 'replay.play')}
        </button>
        <Step icon="eventOn" label={t('replay.eventOn')} off={atEnd} onPress={() => void projector.next()} />
        <Step icon="moveOn" label={t('replay.moveOn')} off={atEnd} onPress={() => void projector.move(1)} />
        <Step icon="last" label={t('replay.end')} off={atEnd} onPress={() => void projector.jump(projector.last)} />
        <output class="grow">{atEnd && over ? t('replay.over') : positionOf(frame, names)}</output>
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

function positionOf(frame: Frame, names: Names): string {
  const { minute, active } = frame
  const move = commandsAt(frame)
  return active ? t('replay.active', { minute, move, gnome: names(active) }) : t('replay.position', { minute, move })
}

/** From the first minute to rescue, however early the game ended: its length tells nothing. */
function Timeline({ projector, text }: { readonly projector: Projector; readonly text: string }): JSX.Element {
  const { frames, frame } = projector
  const first = frames[0]?.at ?? 0
  const onKey = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' || event.key === 'ArrowUp' ? 1 : -1
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    void projector.move(step)
  }
  return (
    <input
      type="range"
      aria-label={t('replay.slider')}
      aria-valuetext={text}
      min={0}
      max={Math.round(first * FINE)}
      value={Math.round((first - frame.at) * FINE)}
      onInput={(event) => void projector.toMinute(first - Number(event.currentTarget.value) / FINE)}
      onKeyDown={onKey}
    />
  )
}

interface StepProps {
  readonly icon: IconName
  readonly label: string
  readonly off: boolean
  readonly onPress: () => void
}

const Step = ({ icon, label, off, onPress }: StepProps): JSX.Element => (
  <button type="button" class="step" aria-label={label} title={label} disabled={off} onClick={onPress}>
    <Icon name={icon} />
  </button>
)
