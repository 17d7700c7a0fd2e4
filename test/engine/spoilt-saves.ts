import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { hashText } from '../../engine/shared/hash.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { present } from '../../engine/shared/record.ts'
import { readSave } from '../../engine/shared/save.ts'
import { crewOf, seatChanges } from '../../renderer/table/crew.ts'
import type { Json } from '../property/spoil-json.ts'

/**
 * Spoils what the first lines of saves say and signs them anew, as somebody would who knows how: no hash protects them. Each is
 * refused with a known code, or read; then `mustBePlayable` looks at it.
 */
export function spoiltSaves<G extends GameTypes>(
  game: Game<G>,
  saves: readonly string[],
  spoil: (json: Json, random: RandomStream) => Json,
  count: number,
  mustBePlayable: (state: G['state'], random: RandomStream) => void,
): { readonly accepted: number; readonly refused: number } {
  const random = new RandomStream(seedState('spoilt saves'))
  let accepted = 0
  for (let n = 0; n < count; n++) {
    const [head = '', ...lines] = (saves[n % saves.length] ?? '').split('\n')
    let json = JSON.parse(head.slice(head.indexOf('{'))) as Json
    for (let times = random.die(3); times > 0; times--) json = spoil(json, random)
    const signed = JSON.stringify(json)
    const save = readSave(game, [`${hashText(signed)} ${signed}`, ...lines].join('\n'))
    if (!save.ok) {
      if (!CODES.has(save.code)) throw new Error(`refused for a reason without words: ${save.code}`)
      continue
    }
    accepted++
    const { record, damage, info } = save
    const said = lines.filter((line) => line !== '').length
    if (record.entries.length + (damage?.lostLines ?? 0) !== said) throw new Error('a line went without a word')
    crewOf(game, info.extra)
    seatChanges(game, info.extra)
    mustBePlayable(present(record), random)
  }
  return { accepted, refused: count - accepted }
}

const CODES: ReadonlySet<string> = new Set([
  'save/foreign',
  'save/newer',
  'save/damaged-header',
  'save/impossible-start',
  'save/too-large',
])
