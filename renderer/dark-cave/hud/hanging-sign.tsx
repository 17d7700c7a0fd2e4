import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Command, face, GOAL_FACES, type PlayerView } from '../../../engine/dark-cave/index.ts'
import { answersTo } from '../choices/answers.ts'
import { goalPicture, Portrait } from '../pictures/signs.tsx'
import { commandText, commandWords } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { questionWords } from '../words/phase-words.ts'
import { exitNames } from '../words/phrases.ts'
import { speech } from '../words/speech.ts'
import { mayChoose, sayIt } from './desk-controls.ts'
import { answering } from './helm.ts'

/** HS8: a question hangs from the rock, openly, with the name of who answers; the answers are what would be done. */
export function HangingSign({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const asked = questionWords(view, speech())
  return asked && view.pending && mayChoose() ? (
    <Sign key={JSON.stringify(view.pending)} view={view} heading={asked.name} text={asked.text} />
  ) : null
}

interface Props {
  readonly view: PlayerView
  readonly heading: string
  readonly text: string
}

function Sign({ view, heading, text }: Props): JSX.Element {
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    first.current?.focus({ preventScroll: true })
    return () => {
      answering.value = null
    }
  }, [])
  const { pending } = view
  return (
    <section class="hanging-sign" aria-label={heading} data-kind={pending?.kind} data-keeps="top">
      <img class="sign-chain" src="./cave/parts/chain.svg" alt="" draggable={false} />
      <img class="sign-chain" src="./cave/parts/chain.svg" alt="" draggable={false} />
      <div class="wood sign-board">
        {pending && <Portrait gnome={pending.who} />}
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {answersTo(view).map((command, at) => (
          <li key={JSON.stringify(command)}>
            <button
              ref={at === 0 ? first : null}
              type="button"
              class={at === 0 ? 'wood lit' : 'wood'}
              data-command={command.type}
              aria-label={`${commandText(command, view, speech())} ${aboutOf(command, view)}`}
              onPointerEnter={() => weigh(command)}
              onFocus={() => weigh(command)}
              onClick={() => void sayIt(command)}
            >
              <AnswerPicture command={command} view={view} />
              <b>{t(commandWords(command, view, speech()).verb)}</b>
              <span>{aboutOf(command, view)}</span>
              <kbd>{at + 1}</kbd>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function weigh(command: Command): void {
  answering.value = command
}

/** What an answer brings, in a few words. */
function aboutOf(command: Command, { pending, table }: PlayerView): string {
  switch (command.type) {
    case 'drive':
    case 'agree':
    case 'refuse':
      return t(`hud.answer.${command.type}`)
    case 'endure':
      return pending?.kind === 'axe' ? t(`game.creature.${pending.creature}.bite`) : ''
    case 'lay': {
      const goal = pending?.kind === 'goal-way' && table.goals.find(({ cell }) => cell === pending.cell)?.goal
      if (!goal) return ''
      return t('hud.answer.lay', { sides: exitNames(face(GOAL_FACES[goal], command.turned), t) })
    }
    default:
      return ''
  }
}

function AnswerPicture({ command, view }: { readonly command: Command; readonly view: PlayerView }): JSX.Element {
  const { pending, table } = view
  const goal = pending?.kind === 'goal-way' && table.goals.find(({ cell }) => cell === pending.cell)?.goal
  const address =
    command.type === 'drive'
      ? './cave/cards/axe.webp'
      : command.type === 'endure' && pending?.kind === 'axe'
        ? `./cave/cards/${pending.creature}.webp`
        : goal
          ? goalPicture(goal, command.type === 'lay' && command.turned)
          : command.type === 'agree'
            ? './cave/parts/lantern.svg'
            : './cave/cards/rockfall.webp'
  return <img src={address} alt="" draggable={false} />
}
