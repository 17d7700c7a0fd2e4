import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { clanOf, type GoalId, isGnome } from '../../../engine/dark-cave/index.ts'
import { did, isEscape, useLayer } from '../../ui/layer.ts'
import { ClanFace } from '../pictures/clan-face.tsx'
import { closeAlone, type Seeing, seeing } from '../show/alone.ts'
import { t } from '../words/index.ts'
import { nameOf } from '../words/speech.ts'
import { PeekNote } from './peek-note.tsx'
import '../styles/peek.css'

/** HS4, E3: something that one person sees alone. Among people it asks once more who looks; it shows it, and closes on a key. */
export function Peek(): JSX.Element | null {
  const now = seeing.value
  if (!now || now.what.kind === 'drawn') return null
  return <Looking key={JSON.stringify(now.what)} seeing={now} />
}

function Looking({ seeing }: { readonly seeing: Seeing }): JSX.Element {
  const [open, look] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [open])
  // After the first drawing: the gate is seen to open.
  useEffect(() => look(!seeing.asks), [])
  useLayer({ level: 'dialog', owns: () => true, hear: (event) => open && isEscape(event) && did(closeAlone) })
  const { what } = seeing
  const isGate = what.kind === 'peek' && !isGnome(what.at)
  const heading = t('hud.peek.heading', { gnome: nameOf(what.by) })
  const goal = open ? goalOf(seeing) : null
  const count = what.kind === 'aside' ? seeing.view.aside.length : 1
  return (
    <section
      class="cave-peek cave-scene"
      role="dialog"
      aria-modal="true"
      aria-label={heading}
      data-open={open}
      data-behind={goal}
    >
      <div class="peek-stage">
        <img
          class="peek-scene"
          src={isGate ? './cave/scenes/gate.webp' : './cave/scenes/curtain.webp'}
          alt=""
          draggable={false}
        />
        {isGate && (
          <>
            {goal && goal !== 'exit' && (
              <img class="peek-behind" src={`./cave/cards/goal-${goal}.webp`} alt="" draggable={false} />
            )}
            <img class="peek-wing" src="./cave/parts/gate-wing.svg" alt="" draggable={false} />
            <img class="peek-wing right" src="./cave/parts/gate-wing.svg" alt="" draggable={false} />
          </>
        )}
        <img
          class="peek-gnome"
          src={`./cave/miners/${what.by}${goal === 'exit' ? '-cheer' : ''}.svg`}
          alt=""
          draggable={false}
        />
      </div>
      <header>
        <h1>{heading}</h1>
        <p>{what.kind === 'aside' ? t('show.peek.aside', { count }) : t('hud.peek.text')}</p>
      </header>
      {!isGate && <Cards seeing={seeing} open={open} />}
      {open && <PeekNote seeing={seeing} />}
      <button ref={button} type="button" class="wood lit" onClick={() => (open ? closeAlone() : look(true))}>
        {open || !seeing.asks ? (
          <>
            {isGate ? t('hud.peek.close') : t('show.peek.closeCard', { count })} <kbd>Esc</kbd>
          </>
        ) : (
          t('hud.peek.ask')
        )}
      </button>
    </section>
  )
}

/** A clan card, or all that were set aside; face down until somebody has said that only one looks. */
function Cards({ seeing: { what, view }, open }: { readonly seeing: Seeing; readonly open: boolean }): JSX.Element {
  const cards =
    what.kind === 'aside'
      ? view.aside
      : view.players.flatMap(({ gnome, role }) =>
          what.kind === 'peek' && gnome === what.at ? [{ clan: clanOf(gnome), role }] : [],
        )
  return (
    <div class="peek-cards">
      {cards.map(({ clan, role }, at) => (
        <ClanFace key={at} clan={clan} face={open ? role : null} />
      ))}
    </div>
  )
}

/** What lies behind the gate that is looked at. */
const goalOf = ({ what, view }: Seeing): GoalId | null =>
  what.kind === 'peek' ? (view.table.goals.find(({ cell }) => cell === what.at)?.goal ?? null) : null
