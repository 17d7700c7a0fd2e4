import type { JSX } from 'preact'
import type { Color } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { type LogReader, logLine, sentence } from '../words/log-lines.ts'
import type { DieShow, SceneKind, SceneShow } from './overlay.ts'
import '../styles/show/scene.css'

interface Props {
  readonly show: SceneShow
  readonly die: DieShow | null
  readonly reader: LogReader
}

type Mood = 'calm' | 'worried' | 'burning' | 'drunk' | 'fainted' | 'proud' | 'dead'

/** How those concerned look: the first one, and the other. */
const FACES: Readonly<Record<SceneKind, readonly [Mood, Mood]>> = {
  woke: ['drunk', 'calm'],
  deserted: ['worried', 'worried'],
  kraken: ['proud', 'proud'],
  sacrifice: ['burning', 'worried'],
  duel: ['calm', 'worried'],
  won: ['proud', 'worried'],
  yielded: ['worried', 'calm'],
  refused: ['worried', 'calm'],
  charm: ['calm', 'calm'],
  arrived: ['worried', 'calm'],
}

/** A moment of somebody's own: its name above, faces below, and nothing in between, where it happens. */
export function Scene({ show: { kind, gnomes, event }, die, reader }: Props): JSX.Element {
  const [first, other] = gnomes
  const line = event && logLine(event, reader)
  const names = { gnome: reader.names(first), other: other ? reader.names(other) : '' }
  return (
    <article class="scene" data-scene={kind}>
      <h2>{t(`show.scene.${kind}`, names)}</h2>
      {line && <p class="scene-words">{sentence(line, reader)}</p>}
      {kind !== 'deserted' && <Face gnome={first} mood={FACES[kind][0]} roll={rollOf(die, first)} />}
      {kind === 'charm' && <img class="scene-charm" src="./cards/item-lucky-charm.svg" alt="" />}
      {hasMates(kind) ? (
        <Mates gnomes={gnomes.slice(1)} mood={FACES[kind][1]} />
      ) : (
        other && <Face gnome={other} mood={FACES[kind][1]} roll={rollOf(die, other)} />
      )}
    </article>
  )
}

/** The others look on, each from a porthole. */
const hasMates = (kind: SceneKind): boolean => kind === 'deserted' || kind === 'kraken'

const Mates = ({ gnomes, mood }: { readonly gnomes: readonly Color[]; readonly mood: Mood }): JSX.Element | null =>
  gnomes.length === 0 ? null : (
    <div class="portholes">
      {gnomes.map((gnome) => (
        <span key={gnome} class="porthole" data-gnome={gnome}>
          <img src={`./portraits/${gnome}-${mood}.svg`} alt="" />
        </span>
      ))}
    </div>
  )

/** O2: what is left of a roll after the grog. */
function rollOf(die: DieShow | null, gnome: Color): string | null {
  const own = [die, die?.beside].find((roll) => roll?.gnome === gnome)
  if (!own || own.face === null || !own.purpose.startsWith('duel')) return null
  return own.intoxication > 0 ? `${own.face} − ${own.intoxication} = ${own.face - own.intoxication}` : String(own.face)
}

const Face = ({
  gnome,
  mood,
  roll,
}: {
  readonly gnome: Color
  readonly mood: Mood
  readonly roll: string | null
}): JSX.Element => (
  <span class="scene-face" data-gnome={gnome}>
    <img src={`./portraits/${gnome}-${mood}.svg`} alt="" />
    {roll && <b>{roll}</b>}
  </span>
)
