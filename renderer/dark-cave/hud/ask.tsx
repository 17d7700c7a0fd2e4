import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Command, PlayerView } from '../../../engine/dark-cave/index.ts'
import { useDeskFocus } from '../../ui/focus.ts'
import { Sign } from '../pictures/signs.tsx'
import { commandText, commandWords } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { speech } from '../words/speech.ts'
import { confirm, sayIt } from './desk-controls.ts'
import { listing, refused } from './helm.ts'
import { WhyNot } from './why-not.tsx'

interface AskProps {
  readonly heading: string
  /** The focus moves here whenever this changes; null: the desk takes it from nobody. */
  readonly about: unknown
  /** Nothing here is to be done by one Enter too many: the focus comes to the words. */
  readonly rests?: boolean
  /** What there is to say about it; a refusal takes its place, so that nothing else moves. */
  readonly words?: ComponentChildren
  readonly children: ComponentChildren
}

/** A question of the desk, and what belongs to it. */
export function Ask({ heading, about, rests = false, words, children }: AskProps): JSX.Element {
  const desk = useDeskFocus<HTMLDivElement>(about, about !== null)
  return (
    <div ref={about === null ? null : desk} class="ask">
      <h2 tabIndex={rests ? -1 : undefined} data-rests={rests}>
        {heading}
      </h2>
      {refused.value ? <WhyNot error={refused.value} /> : words}
      {children}
    </div>
  )
}

export const Buttons = ({ children }: { readonly children: ComponentChildren }): JSX.Element => (
  <div class="desk-buttons">{children}</div>
)

interface SayProps {
  readonly view: PlayerView
  readonly command: Command
  readonly isMain: boolean
}

export const SayButton = ({ view, command, isMain }: SayProps): JSX.Element => (
  <button
    type="button"
    class={isMain ? 'wood lit' : ''}
    data-command={command.type}
    aria-label={commandText(command, view, speech())}
    onClick={() => void sayIt(command)}
  >
    {t(commandWords(command, view, speech()).verb)}
  </button>
)

/** Arrows lead from the desk to whatever is lit; told to whoever has the focus there by keys. */
export const ToBoard = (): JSX.Element => <kbd class="to-board">↑</kbd>

interface DoItProps {
  readonly view: PlayerView
  readonly commands: readonly Command[] | null
  /** What has to be clicked first, and where, while there is nothing to do yet. */
  readonly first: string
}

/** The lit plank: does what was picked. As soon as there is something to do, Enter does it; before that it only says what is missing. */
export function DoIt({ view, commands, first }: DoItProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null)
  const isReady = commands !== null
  useLayoutEffect(() => {
    if (isReady) button.current?.focus({ preventScroll: true })
  }, [isReady])
  if (!commands?.[0])
    return (
      <p class="to-do">
        <span>
          {first} <ToBoard />
        </span>
      </p>
    )
  return (
    <button ref={button} type="button" class="wood lit" data-do="do" onClick={() => void confirm()}>
      <Sign name="do" /> {t(commandWords(commands[0], view, speech()).verb)}
    </button>
  )
}

export function MoreButton(): JSX.Element {
  const open = (): void => {
    listing.value = true
  }
  return (
    <button type="button" class="desk-small" data-do="list" title={t('hud.list')} onClick={open}>
      {t('hud.listShort')}
    </button>
  )
}
