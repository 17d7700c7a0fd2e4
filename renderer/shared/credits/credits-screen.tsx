import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { LINKS, type Link } from '../../../preload/contract.ts'
import { host } from '../../core/host.ts'
import { goBack } from '../../core/navigation.ts'
import { useFetched } from '../../ui/fetched.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { offers, t, ui } from '../current.ts'
import type { AnyGameUi } from '../game-ui.ts'
import { type Licence, readLicences } from './licences.ts'
import '../plates.css'
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

/** Everybody whose work is aboard: people and gnomes first, licences for who asks. */
export function Credits(): JSX.Element {
  const games = useFetched(() => Promise.all(offers.value.map((offer) => offer.open()))) ?? [ui()]
  const [isReading, setReading] = useState(false)
  const licences = useRef<HTMLElement>(null)
  // They begin below what is in sight.
  useEffect(() => {
    licences.current?.scrollIntoView({ block: 'start' })
    licences.current?.focus({ preventScroll: true })
  }, [isReading])
  return (
    <main class="page plates credits">
      <PageHead title={t('front.credits.heading')} onBack={goBack} hint={useVersion()} />
      {games.map((game) => (
        <Troupe key={game.id} game={game} />
      ))}
      <button
        type="button"
        class="credits-more"
        aria-expanded={isReading}
        aria-controls="licences"
        onClick={() => setReading(!isReading)}
      >
        <Icon name="credits" />
        {t(isReading ? 'front.credits.less' : 'front.credits.more')}
      </button>
      {isReading && (
        <section
          id="licences"
          ref={licences}
          tabIndex={-1}
          class="credits-columns"
          aria-label={t('front.credits.more')}
        >
          <div class="credits-parts">
            {PARTS.map(({ id, links }) => (
              <section key={id} class="panel">
                <h2>{t(`front.credits.${id}`)}</h2>
                <p>{t(`front.credits.${id}Text`)}</p>
                <Links links={links} />
              </section>
            ))}
          </div>
          <Libraries />
        </section>
      )}
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

/** Who is behind a game, and everybody who plays in it. */
function Troupe({ game }: { readonly game: AnyGameUi }): JSX.Element {
  return (
    <section class="panel troupe">
      <h2>{game.name}</h2>
      <div class="troupe-words">
        {(['game', 'edition'] as const).map((part) => (
          <div key={part}>
            <h3>{game.t(`front.credits.${part}`)}</h3>
            <p>{game.t(`front.credits.${part}Text`)}</p>
          </div>
        ))}
      </div>
      <ul>
        {game.players().map(({ id, name, figure }) => (
          <li key={id}>
            <img src={figure} alt="" draggable={false} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
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
