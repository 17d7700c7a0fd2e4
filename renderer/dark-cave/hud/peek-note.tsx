import type { JSX } from 'preact'
import { clanOf, isGnome, worksFor } from '../../../engine/dark-cave/index.ts'
import { Sign } from '../pictures/signs.tsx'
import type { Seeing } from '../show/alone.ts'
import { t } from '../words/index.ts'
import { cellName, cornerOf } from '../words/phrases.ts'
import { nameOf } from '../words/speech.ts'
import type { Corner } from '../words/terms/words.ts'

/** The paper beside what is looked at: what it was, and who has looked there before. */
export function PeekNote({ seeing: { what, view } }: { readonly seeing: Seeing }): JSX.Element | null {
  if (what.kind !== 'peek') return null
  const before = view.players.filter(({ gnome, knows }) => gnome !== what.by && knows.includes(what.at))
  return (
    <aside class="peek-paper" data-clan={clanOf(what.by)}>
      <h2>{t('notes.heading', { gnome: nameOf(what.by) })}</h2>
      {!isGnome(what.at) && <Where corner={cornerOf(what.at)} />}
      <p role="status">
        <b>{found({ what, view })}</b>
      </p>
      {before.length > 0 && (
        <p>{t('show.peek.before', { gnomes: before.map(({ gnome }) => nameOf(gnome)).join(', ') })}</p>
      )}
      <p class="peek-stays">
        <Sign name="rules" /> {t('notes.stays')}
      </p>
    </aside>
  )
}

const CORNERS = { NW: [12, 12], NE: [108, 12], SW: [12, 68], SE: [108, 68] } as const satisfies Record<Corner, unknown>

/** The four gates around the start, with a ring around the one that was looked at. */
function Where({ corner }: { readonly corner: Corner }): JSX.Element {
  const [x, y] = CORNERS[corner]
  return (
    <svg class="peek-map" viewBox="-6 -6 132 92" aria-hidden="true">
      <path class="peek-dots" d="M12 12H108M12 40H108M12 68H108M36 12V68M60 12V68M84 12V68" />
      <rect class="peek-start" x="50" y="34" width="20" height="12" />
      {Object.values(CORNERS).map(([left, top]) => (
        <rect key={`${left} ${top}`} class="peek-gate" x={left - 10} y={top - 7} width="20" height="14" rx="3" />
      ))}
      <ellipse class="peek-ring" cx={x} cy={y} rx="17" ry="12" />
    </svg>
  )
}

function found({ what, view }: Pick<Seeing, 'what' | 'view'>): string {
  if (what.kind !== 'peek') return ''
  if (!isGnome(what.at)) {
    const goal = view.table.goals.find(({ cell }) => cell === what.at)?.goal
    return goal ? t('notes.gate', { gate: cellName(what.at, view.table, t), goal: t(`game.goal.${goal}.name`) }) : ''
  }
  const role = view.players.find(({ gnome }) => gnome === what.at)?.role
  if (!role) return ''
  const works = t(`game.clan.${worksFor(clanOf(what.at), role)}.for`)
  return t('notes.clan', { gnome: nameOf(what.at), role: t(`game.role.${role}.name`), for: works })
}
