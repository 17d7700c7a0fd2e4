import type { JSX } from 'preact'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import type { BannerShow } from './overlay.ts'

interface Props {
  readonly show: BannerShow
  readonly names: Names
  /** Under the keel, where the announcement stands otherwise. */
  readonly isAtSea: boolean
}

/** Who is up, or which phase begins: in the gnome's colour, with its badge. */
export function Banner({ show, names, isAtSea }: Props): JSX.Element {
  const { gnome } = show
  return (
    <article class="banner" data-gnome={gnome} data-kind={show.kind} data-at-sea={isAtSea}>
      <img class="banner-face" src={`./portraits/${gnome}-calm.svg`} alt="" />
      <div>
        <h2 class="banner-title">
          {show.kind === 'turn' ? t('show.banner.turn', { gnome: names(gnome) }) : t(`hud.now.${show.phase}`)}
        </h2>
        <p>
          {show.kind === 'turn' ? t('show.banner.minute', { minute: show.minute }) : t(`game.phase.${show.phase}.text`)}
        </p>
      </div>
      <img class="banner-badge" src={`./badges/${gnome}.svg`} alt={t(`game.gnome.${gnome}.name`)} />
    </article>
  )
}
