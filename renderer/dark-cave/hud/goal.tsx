import type { ComponentChildren, JSX } from 'preact'
import { type GameRecord, speaker } from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { attending } from '../../shared/lessons/school.ts'
import { hasRisen } from '../board/picture/water.ts'
import { table } from '../run/running.ts'
import { t } from '../words/index.ts'
import { speech } from '../words/speech.ts'
import { mayChoose } from './desk-controls.ts'
import { type FirstPaper, firstPaper } from './first-papers.ts'
import { goalFolded, omensFolded, waterFolded } from './helm.ts'
import { endWords, newOmens, omenWords } from './omens.ts'

/** On a paper over the cave: how near the end is, once; in the first turns what one is after, and what the water is. It says nothing of whom one digs for, and goes by itself. */
export function Goal(): JSX.Element | null {
  const record = table.game.value?.record
  if (!record || attending.value || !mayChoose()) return null
  const here = present(record)
  const omens = omensFolded.value === here ? [] : newOmens(record)
  if (omens.length > 0)
    return (
      <Paper
        heading={t('hud.omen.heading')}
        onFold={() => {
          omensFolded.value = here
        }}
      >
        <b>{omens.map((omen) => omenWords(omen, speech())).join(' ')}</b> {endWords(omens, { t }).join(' ')}
      </Paper>
    )
  const view = table.view.value
  const turn = turnsOf(record)
  if (!view || turn === null) return null
  switch (firstPaper(turn, hasRisen(view), readIn(record))) {
    case 'water':
      return (
        <Paper
          heading={t('hud.deck.water')}
          onFold={() => {
            waterFolded.value = record.start
          }}
        >
          <b>{t('hud.deck.waterRises')}</b> {t('hud.deck.waterEnds')}
        </Paper>
      )
    case 'goal':
      return (
        <Paper
          heading={t('hud.goal.heading')}
          onFold={() => {
            goalFolded.value = record.start
          }}
        >
          {t('hud.goal.text')} <b>{t('hud.goal.who')}</b> {t('hud.goal.end')}
        </Paper>
      )
    default:
      return null
  }
}

const readIn = ({ start }: GameRecord): ReadonlySet<FirstPaper> =>
  new Set([
    ...(goalFolded.value === start ? (['goal'] as const) : []),
    ...(waterFolded.value === start ? (['water'] as const) : []),
  ])

interface PaperProps {
  readonly heading: string
  readonly onFold: () => void
  readonly children: ComponentChildren
}

const Paper = ({ heading, onFold, children }: PaperProps): JSX.Element => (
  <section class="cave-goal" data-keeps="top" aria-label={heading}>
    <p>{children}</p>
    <button type="button" class="wood" onClick={onFold}>
      {t('hud.goal.fold')}
    </button>
  </section>
)

/** How many turns whoever is up to play a card has had, in a game that was begun at its beginning; null otherwise. */
function turnsOf({ start, states, commands }: GameRecord): number | null {
  const view = table.view.value
  const who = view && !view.pending ? speaker(view) : null
  if (!who || !('setup' in start) || view?.turn?.phase !== 'play') return null
  return commands.filter((_, at) => {
    const turn = states[at]?.turn
    return turn?.phase === 'play' && turn.active === who
  }).length
}
