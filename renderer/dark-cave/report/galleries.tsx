import type { JSX } from 'preact'
import { clanOf, type GameState, worksFor } from '../../../engine/dark-cave/index.ts'
import { Emblem, Portrait } from '../pictures/signs.tsx'
import { t } from '../words/index.ts'
import { cellName, cornerOf, type Names } from '../words/phrases.ts'
import type { Gallery, Mark, Timeline } from './timeline.ts'

interface Props {
  readonly timeline: Timeline
  readonly state: GameState
  readonly names: Names
  /** The round that is pointed at. */
  readonly round: number | null
}

/** The mountain sawn open once more: a gallery a miner, as long as it stayed, red from the betrayal on. */
export function Galleries({ timeline, state, names, round }: Props): JSX.Element {
  const { rounds, galleries } = timeline
  return (
    <section class="galleries" style={{ '--rounds': rounds }} data-count={galleries.length}>
      <h2>{t('report.knew.heading')}</h2>
      <ol class="gallery-rounds" aria-hidden="true">
        {Array.from({ length: rounds }, (_, at) => (
          <li key={at} data-lit={round === at + 1}>
            {at + 1}
          </li>
        ))}
      </ol>
      <ul>
        {galleries.map((gallery) => (
          <li key={gallery.gnome} class="gallery">
            <Miner gallery={gallery} state={state} names={names} />
            <Way gallery={gallery} rounds={rounds} state={state} names={names} round={round} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In letters: more need smaller ones. */
const LONG = 10

type Part = Pick<Props, 'state' | 'names'> & { readonly gallery: Gallery }

function Miner({ gallery: { gnome, out }, state, names }: Part): JSX.Element {
  const role = state.players.find((player) => player.gnome === gnome)?.role ?? 'loyal'
  return (
    <p class="gallery-miner" data-role={role}>
      <Portrait gnome={gnome} />
      <b data-long={names(gnome).length > LONG}>{names(gnome)}</b>
      <span>
        <Emblem clan={worksFor(clanOf(gnome), role)} /> {t(`report.fate.${role}`)}
        <span class="unseen"> {out ? t('report.fate.out', { round: out }) : t('report.fate.inside')}</span>
      </span>
    </p>
  )
}

function Way({
  gallery,
  rounds,
  state,
  names,
  round,
}: Part & Pick<Props, 'round'> & { readonly rounds: number }): JSX.Element {
  const { marks, out, betrayed } = gallery
  const crowd = new Map<number, number>()
  return (
    <ul class="gallery-way" data-inside={out === null} style={{ '--out': out ?? rounds, '--from': betrayed ?? 0 }}>
      {betrayed !== null && <li class="gallery-red" aria-hidden="true" />}
      {round !== null && <li class="gallery-now" aria-hidden="true" style={{ '--round': round }} />}
      {marks.map((placed, at) => {
        const before = crowd.get(placed.round) ?? 0
        crowd.set(placed.round, before + 1)
        const when = t('report.grew.round', { round: placed.round })
        const said = t('pair', { what: when, which: markWords(placed.mark, state, names) })
        return (
          <li
            key={at}
            class="gallery-mark"
            data-kind={placed.mark.kind}
            style={{ '--round': placed.round, '--nth': before }}
            title={said}
          >
            <MarkPicture mark={placed.mark} />
            <span class="unseen">{said}</span>
          </li>
        )
      })}
    </ul>
  )
}

function markWords(mark: Mark, state: GameState, names: Names): string {
  switch (mark.kind) {
    case 'gate':
      return cellName(mark.cell, state.table, t)
    case 'card':
      return t('report.knew.card', { gnome: names(mark.of) })
    case 'aside':
      return t('report.knew.first')
    case 'action':
      return t(`game.action.${mark.action}.name`)
    case 'gold':
      return t('game.goal.vein.name')
    case 'betrayal':
      return t('report.deed.betrayal')
    case 'exit':
      return t('hud.state.left')
  }
}

function MarkPicture({ mark }: { readonly mark: Mark }): JSX.Element {
  switch (mark.kind) {
    case 'gate':
      return <b>{t(`game.corner.${cornerOf(mark.cell)}.short`)}</b>
    case 'card':
      return <Portrait gnome={mark.of} />
    case 'aside':
      return <img src="./cave/signs/eye.svg" alt="" draggable={false} />
    case 'action':
      return <img src={`./cave/cards/${mark.action}.webp`} alt="" draggable={false} />
    case 'gold':
      return <img src="./cave/signs/nugget.svg" alt="" draggable={false} />
    case 'betrayal':
      return <img src="./cave/signs/mask.svg" alt="" draggable={false} />
    case 'exit':
      return <img src="./cave/cards/goal-exit.webp" alt="" draggable={false} />
  }
}
