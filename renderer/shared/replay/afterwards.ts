import { computed, signal } from '@preact/signals'
import type { GameTypes } from '../../../engine/shared/game.ts'
import { beginningOf, present } from '../../../engine/shared/record.ts'
import { shortTitle } from '../../../engine/shared/save.ts'
import { host } from '../../core/host.ts'
import { show } from '../../core/navigation.ts'
import { note, noteFault } from '../../core/notices.ts'
import { seatChanges } from '../../table/crew.ts'
import { slug } from '../../table/library.ts'
import { wentWell } from '../../table/running.ts'
import type { Played } from '../../table/table.ts'
import { currentUi, t, ui } from '../current.ts'
import type { Beginning } from '../game-ui.ts'
import { anySeed } from '../lobby/seeds.ts'
import type { Moment } from '../narrator.ts'
import { formatCode } from './code.ts'

/** What can be done with a game that lies behind us; it is one of the game in front. */

const onScreen = signal<{ readonly of: string; readonly game: Played<GameTypes> } | null>(null)
/** The game that is being watched; another one may have come in front meanwhile, which knows nothing of it. */
export const watched = computed((): Played<GameTypes> | null => {
  const { of, game = null } = onScreen.value ?? {}
  return of === currentUi.value?.id ? game : null
})
/** Where it has come to, in words. */
export const watchedAt = signal('')

/** Shows a game from its beginning. How it ends is not told before. */
export function watch(game: Played<GameTypes>): void {
  onScreen.value = { of: ui().id, game }
  show('replay')
}

/** A new game from an earlier moment; what was still to come then comes otherwise. */
export async function playOnFrom<G extends GameTypes>({ info, record }: Played<G>, count: number): Promise<void> {
  const { running, narrator: narratorOf } = ui()
  const part = beginningOf(running.game, record, count)
  const narrator = narratorOf({ info, record: part }, null)
  const [moment] = narrator.moments(present(part), [])
  const { extra } = info
  // Seats that changed hands after that have not done so here.
  const changes = seatChanges(running.game, extra).filter(({ entry }) => entry <= count)
  const title = shortTitle(narrator.continued(info.title, moment as Moment))
  const continued = { title, created: new Date().toISOString(), extra: { ...extra, changes } }
  await running.playOn({ info: continued, record: part }, anySeed())
}

/** The same once more, from its beginning. */
export async function sameSeed<G extends GameTypes>(game: Played<G>): Promise<void> {
  const beginning = ui().again(game, null)
  if (beginning) await begin(game.info.title, beginning)
}

/** The same company and options with another seed; null where the game began from a written position. */
export function sameCrew<G extends GameTypes>(game: Played<G>): (() => Promise<void>) | null {
  const seed = anySeed()
  const beginning = ui().again(game, seed)
  return beginning && (() => begin(seed, beginning))
}

/** Whoever took over a seat has it from the beginning. */
function begin(title: string, { start, extra: { changes: _taken, ...extra } }: Beginning<GameTypes>): Promise<void> {
  return ui().running.start(title, start, extra)
}

/** Keeps a game among the saves. */
export async function keep<G extends GameTypes>({ info, record }: Played<G>): Promise<void> {
  const { running } = ui()
  const title = shortTitle(t('replay.kept', { title: info.title }))
  if (wentWell(await running.library.save(running.game, title, { info, record })))
    note('good', () => t('report.action.saved', { title }))
}

/** Puts the one-line code on the clipboard; where that is closed the player gets to see it. */
export async function copyCode<G extends GameTypes>({ info, record }: Played<G>): Promise<void> {
  const { running, codeMark } = ui()
  const code = await formatCode({ game: running.game, mark: codeMark }, info, record)
  const copied = await host.copyText(code)
  if (copied.ok) note('good', () => t('replay.code.copied', { count: code.length }))
  else note('bad', () => `${t('replay.code.notCopied')} ${code}`)
}

/** Writes the log in prose to a file of the player's choice. */
export async function exportLog<G extends GameTypes>(game: Played<G>): Promise<void> {
  const { file: name, text } = await ui().prose(game)
  const written = await host.exportLog(`${name}-${slug(game.info.title)}`, text)
  if (!written.ok) return noteFault(written.fault)
  const file = written.value
  if (file !== null) note('good', () => t('replay.prose.exported', { file }))
}
