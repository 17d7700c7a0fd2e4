import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { formatSave, gameIdOf, readInfo, retitled, type SaveErrorCode } from '../../engine/shared/save.ts'
import {
  AUTOSAVE,
  type Fault,
  type Host,
  MAX_SAVE_BYTES,
  QUICK,
  type Reply,
  type SaveFile,
  type SaveVersion,
} from '../../preload/contract.ts'
import type { Played } from './table.ts'

export type Problem = Fault | SaveErrorCode
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

const bad = (problem: Problem): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem })
const outcome = <T>(reply: Reply<T>): Outcome<T> => (reply.ok ? reply : bad(reply.fault))

/** The saves as the player knows them, by their titles, over a host that only keeps text. What they mean, a game tells. */
export class Library {
  constructor(private readonly host: Host) {}

  /** All of them, or those whose ids begin like this, each by its first line alone. */
  async list(stem = ''): Promise<Outcome<readonly SaveFile[]>> {
    return outcome(await this.host.listSaves(stem))
  }

  async read(id: string, version: SaveVersion = 'current'): Promise<Outcome<string>> {
    return outcome(await this.host.readSave(id, version))
  }

  /** Under a title: a save of that title is replaced, and stays behind it as the older version. */
  async save<G extends GameTypes>(game: Game<G>, title: string, { info, record }: Played<G>): Promise<Outcome<null>> {
    // A save is named after its title, so no other file has to be looked into.
    const alike = await this.list(stemOf(title))
    if (!alike.ok) return alike
    const same = alike.value.find((file) => isNamed(file.id) && isCalled(file, game.id, title))
    return this.#write(same?.id ?? newId(title), formatSave(game, { ...info, title }, record))
  }

  /** Beside all others, those of the same title too. Once is enough, under whatever title: was it written now? */
  async retire<G extends GameTypes>(game: Game<G>, { info, record }: Played<G>): Promise<Reply<boolean>> {
    const text = formatSave(game, info, record)
    const saves = await this.host.listSaves('')
    if (!saves.ok) return saves
    for (const { id, head } of saves.value) {
      // Those that are written over are no place to stay.
      const begin = isNamed(id) && head.ok ? retitled(head.text, info.title) : null
      const other = begin !== null && text.startsWith(begin) ? await this.read(id) : null
      if (other?.ok && retitled(other.value, info.title) === text) return { ok: true, value: false }
    }
    const written = await this.host.writeSave(newId(info.title), text)
    return written.ok ? { ok: true, value: true } : written
  }

  /** Into the slot of this game, which lies beside its journal. */
  quickSave<G extends GameTypes>(game: Game<G>, journal: string, { info, record }: Played<G>): Promise<Outcome<null>> {
    return this.#write(quickBeside(journal), formatSave(game, info, record))
  }

  /** What lies in the slot of this game; in the plain one too, which all of them may have used. */
  async readQuick<G extends GameTypes>({ id }: Game<G>, journal: string): Promise<Outcome<string>> {
    for (const slot of new Set([quickBeside(journal), QUICK])) {
      const text = await this.read(slot)
      const isMissing = text.ok ? (gameIdOf(text.value) ?? id) !== id : text.problem === 'save/missing'
      if (!isMissing) return text
    }
    return bad('save/missing')
  }

  async rename(id: string, title: string): Promise<Outcome<null>> {
    const text = await this.read(id)
    if (!text.ok) return text
    const renamed = retitled(text.value, title)
    if (renamed === null) return bad('save/damaged-header')
    if (!isNamed(id)) return this.#write(id, renamed)
    return outcome(await this.host.renameSave(id, newId(title), renamed))
  }

  async remove(id: string): Promise<Outcome<null>> {
    return outcome(await this.host.removeSave(id))
  }

  async restore(id: string): Promise<Outcome<null>> {
    return outcome(await this.host.restoreSave(id))
  }

  /** A file from outside: `understand` reads it first, and only what can be played comes in. */
  async takeIn<T>(file: File, understand: (text: string) => Outcome<T> | Promise<Outcome<T>>): Promise<Outcome<T>> {
    if (file.size > MAX_SAVE_BYTES) return bad('save/huge')
    const text = await file.text().catch(() => null)
    if (text === null) return bad('disk/failed')
    const opened = await understand(text)
    if (!opened.ok) return opened
    const header = readInfo(text)
    if (typeof header === 'string') return bad(header)
    const written = await this.#write(newId(header.info.title), text)
    return written.ok ? opened : written
  }

  /** As it lies there, damaged or not: where it was written, or null if the player thought better of it. */
  async giveOut(id: string, name: string): Promise<Outcome<string | null>> {
    const text = await this.read(id)
    return text.ok ? outcome(await this.host.exportSave(slug(name), text.value)) : text
  }

  async #write(id: string, text: string): Promise<Outcome<null>> {
    return outcome(await this.host.writeSave(id, text))
  }
}

/** By its first line alone: two games may have saves of one title. */
function isCalled({ head }: SaveFile, game: string, title: string): boolean {
  const header = head.ok ? readInfo(head.text) : null
  return header !== null && typeof header !== 'string' && header.id === game && header.info.title === title
}

const MAX_SLUG_LETTERS = 40

/** Journals and quick saves keep their ids; those of another game have its id behind a dot, which no title brings. */
const kindOf = (id: string): string => id.split('.')[0] ?? ''
const isNamed = (id: string): boolean => kindOf(id) !== AUTOSAVE && !isQuick(id)

/** Is it a slot for hurried people? */
export const isQuick = (id: string): boolean => kindOf(id) === QUICK

/** Each game has a slot of its own, named as its journal is. */
const quickBeside = (journal: string): string => journal.replace(AUTOSAVE, QUICK)

/** A file name that says something and that every disk accepts. */
export function slug(title: string): string {
  const plain = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  // By letters, not by halves of them: half an emoji is no name for a file.
  const short = [...plain].slice(0, MAX_SLUG_LETTERS).join('')
  return short.replaceAll(/^-|-$/g, '') || 'save'
}

/** How the ids of all saves of this title begin. */
const stemOf = (title: string): string => `${slug(title)}-`
/** No clock is in it: one that was set back would give an id twice. */
const newId = (title: string): string => `${stemOf(title)}${crypto.randomUUID().slice(0, 8)}`
