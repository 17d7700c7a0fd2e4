import type { JSX } from 'preact'
import { pauseOpen } from '../../core/navigation.ts'
import { logOpen } from '../../shared/log/opened.ts'
import { openRule } from '../../shared/rulebook/opened.ts'
import { Sign } from '../pictures/signs.tsx'
import { running, table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { pick, readingNotes } from './helm.ts'

/** Undo, the private paper, the rules and the menu. */
export function Tools({ mayRead }: { readonly mayRead: boolean }): JSX.Element {
  const mayUndo = table.activity.value.name === 'choosing' && table.mayUndo
  return (
    <nav class="cave-tools" aria-label={t('hud.tools')}>
      <button type="button" disabled={!mayUndo} onClick={() => void undo()}>
        <Sign name="undo" /> {t('hud.undo')}
      </button>
      <button type="button" data-do="log" aria-expanded={logOpen.value} onClick={toggleLog}>
        <Sign name="log" /> {t('hud.log')}
      </button>
      <button type="button" data-do="notes" aria-pressed={readingNotes.value} disabled={!mayRead} onClick={toggleNotes}>
        <Sign name="eye" /> {t('hud.notes')}
      </button>
      <button type="button" onClick={() => openRule()}>
        <Sign name="rules" /> {t('hud.rules')}
      </button>
      <button type="button" onClick={openMenu}>
        <Sign name="menu" /> {t('hud.menu')}
      </button>
    </nav>
  )
}

async function undo(): Promise<void> {
  pick(null)
  await running.undo()
}

function toggleNotes(): void {
  readingNotes.value = !readingNotes.value
}

function toggleLog(): void {
  logOpen.value = !logOpen.value
}

function openMenu(): void {
  pauseOpen.value = true
}
