import type { JSX } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { RedNovember } from '../../../engine/red-november/index.ts'
import { show } from '../../core/navigation.ts'
import { exportLog, keep, playOnFrom, sameCrew, sameSeed, watch } from '../../shared/replay/afterwards.ts'
import type { Played } from '../../table/table.ts'
import { BoatGlyph } from '../hud/boat-glyph.tsx'
import { t } from '../words/index.ts'
import type { Decision } from './decision.ts'

interface Props {
  readonly game: Played<RedNovember>
  readonly decision: Decision | null
  /** Which of the two pages of the end is open. */
  readonly page: EndPage
  readonly onTurn: (page: EndPage) => void
  readonly onBack: (() => void) | undefined
}

export type EndPage = 'scene' | 'course'

/** What next. The first of them has the focus; one of them is the obvious one. */
export function Actions({ game, decision, page, onTurn, onBack }: Props): JSX.Element {
  const first = useRef<HTMLButtonElement>(null)
  const turn = useRef<HTMLButtonElement>(null)
  const again = useMemo(() => sameCrew(game), [game])
  const turned = useRef(false)
  useLayoutEffect(() => {
    const wanted = turned.current ? turn.current : (first.current ?? turn.current)
    wanted?.focus({ preventScroll: true })
  }, [page])
  return (
    <footer class="actions">
      {decision && (
        <button ref={first} type="button" class="primary" onClick={() => void playOnFrom(game, decision.count)}>
          {t('report.action.playOn', { minute: decision.minute })}
        </button>
      )}
      {again && (
        <button
          ref={decision ? null : first}
          type="button"
          class={decision ? '' : 'primary'}
          onClick={() => void again()}
        >
          {t('report.action.sameCrew')}
        </button>
      )}
      <button
        ref={turn}
        type="button"
        class={decision || again ? 'turn-page' : 'turn-page primary'}
        onClick={() => {
          turned.current = true
          onTurn(page === 'scene' ? 'course' : 'scene')
        }}
      >
        {t(page === 'scene' ? 'report.action.course' : 'report.action.picture')}
      </button>
      {!onBack && (
        <button type="button" onClick={() => watch(game)}>
          <BoatGlyph name="slow" />
          {t('report.action.watch')}
        </button>
      )}
      <span class="grow" />
      <button type="button" class="quiet" onClick={() => void sameSeed(game)}>
        {t('report.action.sameSeed')}
      </button>
      <button type="button" class="quiet" onClick={() => void keep(game)}>
        {t('report.action.save')}
      </button>
      <button type="button" class="quiet" onClick={() => void exportLog(game)}>
        {t('report.action.log')}
      </button>
      {onBack && (
        <button type="button" class="quiet" onClick={onBack}>
          {t('replay.back')}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => show('new')}>
        {t('report.action.newGame')}
      </button>
      <button type="button" class="quiet" onClick={() => show('title')}>
        {t('report.action.title')}
      </button>
    </footer>
  )
}
