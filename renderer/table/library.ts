import { type GameRecord, type RedNovember, redNovember } from '../../engine/red-november/index.ts'
import { formatSave, type ReadSave, readSave, type SaveErrorCode, type SaveInfo } from '../../engine/shared/save.ts'
import { type Fault, type Host, MOST_SAVE_BYTES, type Reply, type SaveVersion } from '../../preload/contract.ts'
import { AUTOSAVE, QUICK, type Summary, summarise } from './summary.ts'

/** A save that was read: whole, or as far as it is whole. */
export type Opened = Extract<ReadSave<RedNovember>, { ok: true }>
export type Problem = Fault | SaveErrorCode
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

const bad = (problem: Problem): { readonly ok: false; readonly problem: Problem } => ({ ok: false, problem })
const outcome = <T>(reply: Reply<T>): Outcome<T> => (reply.ok ? reply : bad(reply.fault))

/** The saves as the player knows them: with titles and meaning, over a host that only keeps text. */
export class Library {
  constructor(private readonly host: Host) {}

  async list(): Promise<Outcome<readonly Summary[]>> {
    const files = await this.host.listSaves()
    return files.ok ? { ok: true, value: files.value.map(summarise) } : bad(files.fault)
  }

  async open(id: string, version: SaveVersion = 'current'): Promise<Outcome<Opened>> {
    const text = await this.host.readSave(id, version)
    return text.ok ? understand(text.value) : bad(text.fault)
  }

  /** Under a title: a save of that title is replaced, and stays behind it as the older version. */
  async save(title: string, info: SaveInfo, game: GameRecord): Promise<Outcome<null>> {
    const known = await this.list()
    if (!known.ok) return known
    const same = known.value.find((save) => save.ok && save.title === title && isNamed(save.id))
    return this.#write(same?.id ?? newId(title), { ...info, title }, game)
  }

  quickSave(info: SaveInfo, game: GameRecord): Promise<Outcome<null>> {
    return this.#write(QUICK, info, game)
  }

  async rename(id: string, title: string): Promise<Outcome<null>> {
    const opened = await this.open(id)
    if (!opened.ok) return opened
    return this.#write(id, { ...opened.value.info, title }, opened.value.record)
  }

  async remove(id: string): Promise<Outcome<null>> {
    return outcome(await this.host.removeSave(id))
  }

  async restore(id: string): Promise<Outcome<null>> {
    return outcome(await this.host.restoreSave(id))
  }

  /** A file from outside is read first; only what can be played comes aboard. */
  async takeIn(file: File): Promise<Outcome<Opened>> {
    if (file.size > MOST_SAVE_BYTES) return bad('save/huge')
    const text = await file.text().catch(() => null)
    if (text === null) return bad('disk/failed')
    const opened = understand(text)
    if (!opened.ok) return opened
    const { info, record } = opened.value
    const written = await this.#write(newId(info.title), info, record)
    return written.ok ? opened : written
  }

  /** As it lies there, damaged or not: the file's name, or null if the player thought better of it. */
  async giveOut(id: string, name: string): Promise<Outcome<string | null>> {
    const text = await this.host.readSave(id, 'current')
    return text.ok ? outcome(await this.host.exportSave(slug(name), text.value)) : bad(text.fault)
  }

  async #write(id: string, info: SaveInfo, game: GameRecord): Promise<Outcome<null>> {
    return outcome(await this.host.writeSave(id, formatSave(redNovember, info, game)))
  }
}

/** Reads a save's text. */
export function understand(text: string): Outcome<Opened> {
  const save = readSave(redNovember, text)
  return save.ok ? { ok: true, value: save } : bad(save.code)
}

const isNamed = (id: string): boolean => id !== AUTOSAVE && id !== QUICK

/** A file name that says something and that every disk accepts. */
export function slug(title: string): string {
  const plain = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return plain.slice(0, 40) || 'save'
}

const newId = (title: string): string => `${slug(title)}-${Date.now().toString(36)}`
