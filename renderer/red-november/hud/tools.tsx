import type { JSX } from 'preact'
import { shortcutsFor } from '../../core/keys/bound.ts'
import { pauseOpen } from '../../core/navigation.ts'
import { openRule } from '../../shared/rulebook/opened.ts'
import { agreements, running, table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { askCaptain, mayAskCaptain } from './desk-controls.ts'
import { advising, pick } from './helm.ts'

/** Undo, redo, advice, the rules and the menu. */
export function Tools(): JSX.Element {
  const choosing = table.activity.value.name === 'choosing'
  const back = choosing && table.mayUndo
  const forth = choosing && table.session.value.undone.length > 0
  return (
    <nav class="tools" aria-label={t('hud.tools')}>
      <button type="button" aria-label={t('hud.undo')} disabled={!back} onClick={() => void undo()}>
        <BoatGlyph name="undo" />
        <span>{t('hud.undo')}</span>
      </button>
      <button type="button" aria-label={t('hud.redo')} disabled={!forth} onClick={() => void redo()}>
        <BoatGlyph name="redo" />
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
          <BoatGlyph name="advice" />
          <span>{t('crew.aboard.advice.ask')}</span>
        </button>
      )}
      <button type="button" aria-label={t('hud.rules')} onClick={() => openRule()}>
        <BoatGlyph name="rules" />
        <span>{t('hud.rules')}</span>
      </button>
      <button type="button" aria-label={t('hud.menu')} onClick={openMenu}>
        <BoatGlyph name="menu" />
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
