import { signal } from '@preact/signals'
import { type GameRecord, type RedNovember, redNovember } from '../../../engine/red-november/index.ts'
import { beginningOf, startRecord } from '../../../engine/shared/record.ts'
import type { SaveInfo } from '../../../engine/shared/save.ts'
import { host } from '../../core/host.ts'
import { show } from '../../core/navigation.ts'
import { note, noteFault } from '../../core/notices.ts'
import { tell } from '../../red-november/report/phrase.ts'
import { shipsLog } from '../../red-november/report/ships-log.ts'
import { running } from '../../red-november/run/running.ts'
import { t } from '../../red-november/words/index.ts'
import { namesOf } from '../../red-november/words/phrases.ts'
import { crewOf } from '../../table/crew.ts'
import { slug } from '../../table/library.ts'
import { wentWell } from '../../table/running.ts'
import type { Played } from '../../table/table.ts'
import { anySeed } from '../lobby/seeds.ts'
import { formatCode } from './code.ts'

/** What can be done with a voyage that lies behind us. */

/** The voyage that is being watched. */
export const watched = signal<Played<RedNovember> | null>(null)

/** Shows a game from its beginning. How it ends is not told before. */
export function watch(game: Played<RedNovember>): void {
  watched.value = game
  show('replay')
}

/** The same for a save of the list. */
export async function watchSave(id: string): Promise<void> {
  const opened = await running.open(id)
  if (wentWell(opened)) watch({ info: opened.value.info, record: opened.value.record })
}

/** A new game from an earlier moment; what was still to come then comes otherwise. */
export async function playOnFrom({ info, record }: Played<RedNovember>, count: number): Promise<void> {
  const part = beginningOf(redNovember, record, count)
  const minute = part.states.at(-1)?.turn?.ghost ?? 0
  const continued = anew(info, t('replay.continued', { title: info.title, minute }))
  await running.playOn({ info: continued, record: part }, anySeed())
}

/** The same setup and the same seed; a written position begins again as it was written. The game before stays in the list. */
export async function sameSeed(played: Played<RedNovember>): Promise<void> {
  const { info, record } = played
  if (!(await running.retire(played))) return
  if ('setup' in record.start) return running.start(info.title, record.start, info.extra)
  await running.play({
    info: anew(info, info.title),
    record: startRecord(redNovember, record.start),
    damage: null,
  })
}

/** The same crew and options with new disasters; null where the game began from a written position. */
export function sameCrew({ info, record }: Played<RedNovember>): (() => Promise<void>) | null {
  const { start } = record
  if (!('setup' in start)) return null
  const seed = anySeed()
  return () => running.start(seed, { setup: { ...start.setup, seed } }, info.extra)
}

const anew = ({ extra }: SaveInfo, title: string): SaveInfo => ({
  title: title.slice(0, LONGEST_TITLE),
  created: new Date().toISOString(),
  extra,
})
const LONGEST_TITLE = 60

/** Keeps a voyage among the saves. */
export async function keep({ info, record }: Played<RedNovember>): Promise<void> {
  const title = t('replay.kept', { title: info.title }).slice(0, LONGEST_TITLE)
  if (wentWell(await running.library.save(running.game, title, { info, record })))
    note('good', () => t('report.action.saved', { title }))
}

/** Puts the one-line code on the clipboard; where that is closed the player gets to see it. */
export async function copyCode({ info, record }: Played<RedNovember>): Promise<void> {
  const code = await formatCode(info, record)
  const copied = await host.copyText(code)
  if (copied.ok) note('good', () => t('replay.code.copied', { count: code.length }))
  else note('bad', () => `${t('replay.code.notCopied')} ${code}`)
}

/** Writes the log in prose to a file of the player's choice. */
export async function exportLog({ info, record }: Played<RedNovember>): Promise<void> {
  const text = proseOf(info, record)
  const written = await host.exportLog(`${t('replay.prose.file')}-${slug(info.title)}`, text)
  if (!written.ok) return noteFault(written.fault)
  const file = written.value
  if (file !== null) note('good', () => t('replay.prose.exported', { file }))
}

function proseOf(info: SaveInfo, record: GameRecord): string {
  const names = namesOf(crewOf(redNovember, info.extra).names, t)
  return shipsLog(info, record, {
    t,
    names,
    tell,
    prose: (key, values) => t(`replay.prose.${key}`, values),
  })
}
