import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { type Color, type RedNovember, redNovember, seatOf } from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { playOnFrom } from '../../shared/replay/afterwards.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { commandWords } from '../words/command-words.ts'
import { t } from '../words/index.ts'
import { type Blunder, blunderOf } from './inquest.ts'
import { lookBack } from './look-back.ts'
import type { Teller } from './story.ts'

interface Props {
  readonly game: Played<RedNovember>
  readonly teller: Teller
}

/** The decision that cost us the boat, once somebody has worked it out. */
export function Inquest({ game, teller }: Props): JSX.Element | null {
  const [part, setPart] = useState<number | null>(null)
  const [blunder, setBlunder] = useState<Blunder | null>(null)
  useEffect(() => {
    setPart(0)
    const { chances, stop } = lookBack(game, setPart)
    void chances.then((found) => {
      setBlunder(blunderOf(game.record, found, blamedIn(game)))
      setPart(null)
    })
    return stop
  }, [game])
  if (blunder) return <Found blunder={blunder} game={game} teller={teller} />
  if (part === null) return null
  return <p class="panel inquest working">{t('report.inquest.working', { percent: Math.round(part * 100) })}</p>
}

/** People answer for what they did; where bots were alone, so do they. */
function blamedIn({ info, record }: Played<RedNovember>): (gnome: Color) => boolean {
  const { seats } = crewOf(redNovember, info.extra)
  const state = present(record)
  const isPerson = (gnome: Color): boolean => (seats[seatOf(state, gnome)] ?? 'person') === 'person'
  return state.gnomes.some(({ color }) => isPerson(color)) ? isPerson : () => true
}

function Found({ blunder, game, teller }: Props & { readonly blunder: Blunder }): JSX.Element {
  const { count, command, said, gnome, minute, before, after } = blunder
  const state = game.record.states[said]
  const words = state && commandWords(command, state, teller)
  return (
    <section class="panel inquest">
      <div class="grow">
        <h2>{t('report.inquest.heading')}</h2>
        <p>
          {t('report.inquest.text', {
            minute,
            gnome: teller.names(gnome),
            command: words ? teller.t(words.key, words.values) : '',
            before: Math.round(before * 100),
            after: Math.round(after * 100),
          })}
        </p>
      </div>
      <button type="button" onClick={() => void playOnFrom(game, count)}>
        {t('report.inquest.playOn')}
      </button>
    </section>
  )
}
