import type { JSX } from 'preact'
import { type Clan, type Role, worksFor } from '../../../engine/dark-cave/index.ts'
import { t } from '../words/index.ts'
import { clanCardOf } from './signs.tsx'
import '../styles/clan-face.css'

interface Props {
  readonly clan: Clan
  /** Null: it lies face down, and nothing of its face is in the page. */
  readonly face: Role | null
}

/** A clan card with its words. */
export const ClanFace = ({ clan, face }: Props): JSX.Element => (
  <span class="clan-face" data-role={face} data-clan={clan}>
    <img src={clanCardOf(face ? `${clan}-${face}` : `${clan}-back`)} alt="" draggable={false} />
    {face && (
      <>
        <b>{t(`hud.known.${face}`)}</b>
        <span>{t('hud.role.works', { for: t(`game.clan.${worksFor(clan, face)}.for`) })}</span>
      </>
    )}
  </span>
)
