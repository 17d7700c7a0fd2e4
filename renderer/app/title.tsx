import type { JSX } from 'preact'
import { host } from '../core/host.ts'
import { t } from '../core/language.ts'
import { show } from '../core/navigation.ts'
import { frontId, offers } from '../shared/current.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Half } from './half.tsx'
import { useJournals } from './kept-games.ts'
import { Languages } from './languages.tsx'
import { RulesButton } from './rules-button.tsx'

/** What is not about one of the games: a line for each. */
const STRIP = [
  { word: 'settings', icon: 'settings' },
  { word: 'saves', icon: 'load' },
  { word: 'rules', icon: 'rule' },
  { word: 'statistics', icon: 'statistics' },
  { word: 'credits', icon: 'credits' },
] as const satisfies readonly { readonly word: string; readonly icon: IconName }[]

/** The first screen: one cut through the world, a half for each game, and a strip for the rest. */
export function Title(): JSX.Element {
  const journals = useJournals()
  return (
    <main class="title" aria-busy={journals === null}>
      <h1 class="unseen">{offers.value.map(({ name }) => name).join(' · ')}</h1>
      {offers.value.map((offer) => (
        <Half key={offer.id} offer={offer} journals={journals} isFront={offer.id === frontId.value} />
      ))}
      <footer class="strip">
        <nav aria-label={t('front.title.strip')}>
          {STRIP.map(({ word, icon }) =>
            word === 'rules' ? (
              <RulesButton key={word} icon={icon} />
            ) : (
              <button key={word} data-go={word} type="button" class="quiet" onClick={() => show(word)}>
                <Icon name={icon} />
                {t(`front.title.${word}`)}
              </button>
            ),
          )}
          {host.kind === 'electron' && (
            <button type="button" class="quiet" data-go="quit" onClick={() => void host.quit()}>
              <Icon name="quit" />
              {t('title.quit')}
            </button>
          )}
        </nav>
        <Languages />
      </footer>
    </main>
  )
}
