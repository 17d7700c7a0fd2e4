import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LINKS, type Link } from '../../../preload/contract.ts'
import { host } from '../../core/host.ts'
import { goBack } from '../../core/navigation.ts'
import { useFetched } from '../../ui/fetched.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { offers, t, ui } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { type Licence, readLicences } from './licences.ts'
import './credits.css'

/** Who is thanked for what, and where more about it stands. */
const PARTS: readonly { readonly id: 'symbols' | 'type' | 'machinery'; readonly links: Link[] }[] = [
  { id: 'symbols', links: ['game-icons', 'cc-by'] },
  { id: 'type', links: ['russo-one', 'oswald', 'pt-sans', 'ofl'] },
  { id: 'machinery', links: ['electron', 'pixi', 'pixi-sound', 'preact', 'xstate', 'i18next', 'valibot'] },
]

const NAMES: Readonly<Record<Link, string>> = {
  'game-icons': 'game-icons.net',
  'cc-by': 'CC BY 3.0',
  ofl: 'SIL OFL 1.1',
  'russo-one': 'Russo One',
  oswald: 'Oswald',
  'pt-sans': 'PT Sans',
  electron: 'Electron',
  pixi: 'PixiJS',
  'pixi-sound': 'PixiJS Sound',
  preact: 'Preact',
  xstate: 'XState',
  i18next: 'i18next',
  valibot: 'Valibot',
}

/** Everybody whose work is aboard. */
export function Credits(): JSX.Element {
  const games = useFetched(() => Promise.all(offers.value.map((offer) => offer.open()))) ?? [ui()]
  return (
    <main class="page credits">
      <PageHead title={t('front.credits.heading')} onBack={goBack} hint={useVersion()} />
      <div class="credits-columns">
        <div class="credits-parts">
          {games.map((game) => (
            <GameParts key={game.id} game={game} among={games.length} />
          ))}
          {PARTS.map(({ id, links }) => (
            <section key={id} class="panel">
              <h2>{t(`front.credits.${id}`)}</h2>
              <p>{t(`front.credits.${id}Text`)}</p>
              {links.length > 0 && <Links links={links} />}
            </section>
          ))}
        </div>
        <Libraries />
      </div>
    </main>
  )
}

function useVersion(): string {
  const [version, setVersion] = useState('')
  useEffect(() => {
    void host.about().then((about) => about.ok && setVersion(t('title.version', { version: about.value.version })))
  }, [])
  return version
}

/** Who is behind a game; where there are several, each under its name. */
function GameParts({ game, among }: { readonly game: AnyGameUi; readonly among: number }): JSX.Element {
  const name = among > 1 ? `${game.name} · ` : ''
  return (
    <>
      {(['game', 'edition'] as const).map((part) => (
        <section key={part} class="panel">
          <h2>
            {name}
            {game.t(`front.credits.${part}`)}
          </h2>
          <p>{game.t(`front.credits.${part}Text`)}</p>
        </section>
      ))}
    </>
  )
}

function Links({ links }: { readonly links: readonly Link[] }): JSX.Element {
  return (
    <div class="credits-links">
      {links.map((link) => (
        <button
          key={link}
          type="button"
          class="small"
          title={LINKS[link]}
          aria-label={t('front.credits.opens', { name: NAMES[link] })}
          onClick={() => void host.openLink(link)}
        >
          {NAMES[link]} <span aria-hidden="true">↗</span>
        </button>
      ))}
    </div>
  )
}

/** The packages that the bundles are made of, as the build noted them; each opens to its licence. */
function Libraries(): JSX.Element {
  const [licences, setLicences] = useState<readonly Licence[] | null>([])
  useEffect(() => {
    readLicences().then(setLicences, () => setLicences(null))
  }, [])
  return (
    <section class="panel credits-libraries">
      <h2>{t('front.credits.libraries')}</h2>
      <p>{t(licences ? 'front.credits.librariesText' : 'front.credits.missing')}</p>
      <ul>
        {licences?.map(({ name, version, licence, text }) => (
          <li key={`${name} ${version}`}>
            <details>
              <summary>
                <span class="grow">
                  {name} <span class="caption">{version}</span>
                </span>
                <span class="caption">{licence}</span>
              </summary>
              <pre lang="en">{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
