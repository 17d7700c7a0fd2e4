import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type DarkCave, darkCave } from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { show } from '../../core/navigation.ts'
import type { ReportProps } from '../../shared/game-ui.ts'
import { crewOf } from '../../table/crew.ts'
import { useEscape } from '../../ui/layer.ts'
import { t } from '../words/index.ts'
import { namesOf } from '../words/phrases.ts'
import { Hut } from './hut.tsx'
import { Unmasking } from './unmasking.tsx'
import '../styles/wood.css'
import '../styles/report.css'

const toTitle = (): void => show('title')

/** HS12: the end is open to all. First the hats come off, then the foreman tells how it came to this. */
export function CaveReport({ game, onBack = toTitle }: ReportProps<DarkCave>): JSX.Element | null {
  const [telling, tell] = useState(false)
  useEscape(onBack, 'desk')
  useEffect(() => tell(false), [game.record.hash])
  const { outcome } = present(game.record)
  if (!outcome) return null
  const names = namesOf(crewOf(darkCave, game.info.extra).names, t)
  return telling ? (
    <Hut game={game} names={names} onUnmask={() => tell(false)} onBack={onBack} />
  ) : (
    <Unmasking state={present(game.record)} outcome={outcome} names={names} onTell={() => tell(true)} onBack={onBack} />
  )
}
