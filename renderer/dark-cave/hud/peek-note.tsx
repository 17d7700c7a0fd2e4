import type { JSX } from 'preact'
import { clanOf, isGnome, worksFor } from '../../../engine/dark-cave/index.ts'
import { Sign } from '../pictures/signs.tsx'
import type { Seeing } from '../show/alone.ts'
import { t } from '../words/index.ts'
import { cellName } from '../words/phrases.ts'
import { nameOf } from '../words/speech.ts'

/** The paper beside what is looked at: what it was, and who has looked there before. */
export function PeekNote({ seeing: { what, view } }: { readonly seeing: Seeing }): JSX.Element | null {
  if (what.kind !== 'peek') return null
  const before = view.players.filter(({ gnome, knows }) => gnome !== what.by && knows.includes(what.at))
  return (
    <aside class="peek-paper" data-clan={clanOf(what.by)}>
      <h2>{t('notes.heading', { gnome: nameOf(what.by) })}</h2>
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

function found({ what, view }: Seeing): string {
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
