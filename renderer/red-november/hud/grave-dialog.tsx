import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { type Command, legalCommands, type PlayerView } from '../../../engine/red-november/index.ts'
import { useModal } from '../../ui/modal.ts'
import { t } from '../words/index.ts'
import { doomOf } from './doom.ts'
import { perilText } from './peril-list.tsx'
import { deathsOf, losesBoat } from './sure-death.ts'

interface Asking {
  readonly lines: readonly string[]
  readonly answer: (isMeant: boolean) => void
}

const asking = signal<Asking | null>(null)

/** A command that surely kills, or loses the boat, is asked about once; where nothing else is left to say, it is not. */
export function isMeant(view: PlayerView, command: Command): Promise<boolean> | true {
  const lines = linesOf(view, command)
  if (lines.length === 0 || !hasChoice(view)) return true
  return new Promise((resolve) => {
    asking.value = {
      lines,
      answer: (meant) => {
        asking.value = null
        resolve(meant)
      },
    }
  })
}

function linesOf(view: PlayerView, command: Command): readonly string[] {
  // A16 is asked at a desk of its own; an answer has its skull on whoever dies of it, and is not asked about again.
  if (command.type === 'abandon' || view.pending) return []
  const deaths = deathsOf(view, command).map((death) => perilText({ kind: 'dies', ...death }, view))
  return losesBoat(view, command) ? [...deaths, t('hud.peril.lost')] : deaths
}

/** Is there anything to say that surely costs nothing? */
const hasChoice = (view: PlayerView): boolean =>
  view.turn?.phase === 'movement' && !view.pending
    ? doomOf(view) === null
    : legalCommands(view).some((other) => linesOf(view, other).length === 0)

/** Forgets the question: the game it was about is gone. */
export const askNoMore = (): void => asking.value?.answer(false)

/** Sure death by one's own hand: asked once, and living on is what Enter does. */
export function GraveDialog(): JSX.Element | null {
  return asking.value && <Dialog {...asking.value} />
}

function Dialog({ lines, answer }: Asking): JSX.Element {
  const modal = useModal(() => answer(false))
  return (
    <dialog {...modal} class="panel asks grave" aria-labelledby="grave-title">
      <h2 id="grave-title">{t('hud.peril.really')}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <div class="row">
        {/* biome-ignore lint/a11y/noAutofocus: the safe answer has the focus in a dialog */}
        <button type="button" class="primary" autoFocus onClick={() => answer(false)}>
          {t('hud.peril.back')}
        </button>
        <button type="button" class="danger" onClick={() => answer(true)}>
          {t('hud.peril.meant')}
        </button>
      </div>
    </dialog>
  )
}
