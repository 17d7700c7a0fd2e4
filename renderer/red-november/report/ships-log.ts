import { type GameRecord, OPTION_IDS, type OptionId, redNovember } from '../../../engine/red-november/index.ts'
import { chronicleOf } from '../../../engine/shared/chronicle.ts'
import { present } from '../../../engine/shared/record.ts'
import type { SaveInfo } from '../../../engine/shared/save.ts'
import type { Values } from '../../core/words/word-table.ts'
import { turnsOf } from '../../shared/log/turns.ts'
import { readerFor } from '../words/log-lines.ts'
import { narratorFor } from '../words/narrator.ts'
import type { replay } from '../words/replay/en.ts'
import { reportOf } from './analysis.ts'
import { highlightOf } from './highlights.ts'
import type { Phrase } from './phrase.ts'
import { type Teller, turnOf, whatOf, winnersOf } from './story.ts'

/** The words of the log's own; the rest is the game's. */
export type Prose = (key: keyof (typeof replay)['prose'], values?: Values) => string

export interface Scribe extends Teller {
  readonly prose: Prose
  readonly tell: (phrase: Phrase) => string
}

/** A voyage in prose, as Markdown. What was taken back never happened; secret hands stay secret while the game goes on. */
export function shipsLog(info: SaveInfo, game: GameRecord, scribe: Scribe): string {
  const state = present(game)
  const narrator = narratorFor(readerFor(state, state.outcome ? 'everybody' : null, scribe))
  const turns = turnsOf(redNovember.phases, chronicleOf(game), narrator).map(({ player, moment, lines }) => {
    const text = lines.filter(({ takenBack }) => !takenBack).map(({ line }) => line.text)
    if (text.length === 0) return ''
    const who = player === null ? null : { gnome: narrator.nameOf(player), minute: moment.mark }
    const heading = who ? `## ${scribe.prose('turn', who)}\n\n` : ''
    return `${heading}${text.join(' ')}`
  })
  return `${[head(info, game, scribe), ...turns.filter(Boolean), end(game, scribe)].filter(Boolean).join('\n\n')}\n`
}

function head({ title }: SaveInfo, game: GameRecord, { prose, t, names }: Scribe): string {
  const { gnomes, options, seed } = present(game)
  const on = OPTION_IDS.filter((id: OptionId) => options[id]).map((id) => t(`game.option.${id}.name`))
  const facts = [
    prose('voyage', { title }),
    prose('crew', { names: gnomes.map(({ color }) => names(color)).join(', ') }),
    prose('seed', { seed }),
    ...(on.length > 0 ? [prose('options', { options: on.join(', ') })] : []),
  ]
  return [`# ${prose('title')}`, ...facts.map((fact) => `- ${fact}`)].join('\n').replace('\n', '\n\n')
}

function end(game: GameRecord, scribe: Scribe): string {
  const report = reportOf(game)
  if (!report) return ''
  const { prose, tell, t, names } = scribe
  const story = [whatOf(report, scribe), ...turnOf(report, scribe), winnersOf(report, scribe)].map(tell).join(' ')
  const crew = report.crew.map(
    (member) => `- ${t('pair', { what: names(member.color), which: tell(highlightOf(member, t)) })}`,
  )
  const { cause } = report.outcome
  return [
    `## ${t('pair', { what: prose('end'), which: t(`game.end.${cause}.title`) })}`,
    `${t(`game.end.${cause}.text`)} ${story}`,
    `## ${prose('deeds')}`,
    crew.join('\n'),
  ].join('\n\n')
}
