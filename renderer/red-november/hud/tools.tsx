import type { JSX } from 'preact'
import { shortcutsFor } from '../../core/keys/bound.ts'
import { pauseOpen } from '../../core/navigation.ts'
import { openRule } from '../../shared/rulebook/opened.ts'
import { agreements, running, table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { askCaptain, mayAskCaptain } from './deeds.ts'
import { advising, pick } from './helm.ts'
import { Icon } from './icons.tsx'

/** Undo, redo, advice, the rules and the menu. */
export function Tools(): JSX.Element {
  const choosing = table.stage.value.name === 'choosing'
  const back = choosing && table.mayUndo
  const forth = choosing && table.session.value.undone.length > 0
  return (
    <nav class="tools" aria-label={t('hud.tools')}>
      <button type="button" aria-label={t('hud.undo')} disabled={!back} onClick={() => void undo()}>
        <Icon name="undo" />
        <span>{t('hud.undo')}</span>
      </button>
      <button type="button" aria-label={t('hud.redo')} disabled={!forth} onClick={() => void redo()}>
        <Icon name="redo" />
        <span>{t('hud.redo')}</span>
      </button>
      {agreements.value.advice && (
        <button
          type="button"
          class="ask"
          aria-label={t('crew.aboard.advice.ask')}
          aria-keyshortcuts={shortcutsFor('askCaptain')}
          aria-pressed={advising.value}
          disabled={!mayAskCaptain()}
          onClick={askCaptain}
        >
          <Icon name="advice" />
          <span>{t('crew.aboard.advice.ask')}</span>
        </button>
      )}
      <button type="button" aria-label={t('hud.rules')} onClick={() => openRule()}>
        <Icon name="rules" />
        <span>{t('hud.rules')}</span>
      </button>
      <button type="button" aria-label={t('hud.menu')} onClick={openMenu}>
        <Icon name="menu" />
        <span>{t('hud.menu')}</span>
      </button>
    </nav>
  )
}

async function undo(): Promise<void> {
  pick(null)
  await running.undo()
}

async function redo(): Promise<void> {
  pick(null)
  await running.redo()
}

function openMenu(): void {
  pauseOpen.value = true
}
