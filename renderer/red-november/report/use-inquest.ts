import { useEffect, useState } from 'preact/hooks'
import { type Color, type RedNovember, redNovember, seatOf } from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { type Blunder, blunderOf } from './inquest.ts'
import { lookBack } from './look-back.ts'

export interface InquestState {
  /** How much of the game has been gone through; null when it is done. */
  readonly part: number | null
  readonly blunder: Blunder | null
}

/** Goes through a lost game for the decision that cost the boat, as long as somebody looks at its end. */
export function useInquest(game: Played<RedNovember>): InquestState {
  const [state, setState] = useState(() => atFirst(game))
  useEffect(() => {
    const begun = atFirst(game)
    setState(begun)
    if (begun.part === null) return
    const { chances, stop } = lookBack(game, (part) => setState({ part, blunder: null }))
    void chances.then((found) => setState({ part: null, blunder: blunderOf(game.record, found, blamedIn(game)) }))
    return stop
  }, [game])
  return state
}

/** A boat that came home needs no inquest. */
const atFirst = ({ record }: Played<RedNovember>): InquestState => ({
  part: present(record).outcome?.saved === false ? 0 : null,
  blunder: null,
})

/** People answer for what they did; where bots were alone, so do they. */
function blamedIn({ info, record }: Played<RedNovember>): (gnome: Color) => boolean {
  const { seats } = crewOf(redNovember, info.extra)
  const state = present(record)
  const isPerson = (gnome: Color): boolean => (seats[seatOf(state, gnome)] ?? 'person') === 'person'
  return state.gnomes.some(({ color }) => isPerson(color)) ? isPerson : () => true
}
