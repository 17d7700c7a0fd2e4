import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { readInfo } from '../../engine/shared/save.ts'
import type { Bookmark } from '../../preload/contract.ts'
import { host } from '../core/host.ts'
import { keys } from '../core/keys/window.ts'
import { atLeisure } from '../core/leisure.ts'
import { jotDown, language, memoryOf } from '../core/settings.ts'
import { fetchedUi, type Offer, offers, uiOf } from '../shared/current.ts'
import type { AnyGameUi, Summary } from '../shared/game-ui.ts'

/** A game that waits in its journal. */
export interface Kept {
  readonly title: string
  /** Where it stands, in words; null until its rules were asked. */
  readonly standing: Pick<Bookmark, 'isOver' | 'text'> | null
}

/** What waits in each game's journal, by the game's id; null: nothing. */
export type Journals = Readonly<Record<string, Kept | null>>

/** What was read for the first picture, so that nothing has to appear in it later. */
let first: Journals | null = null
export async function lookIntoJournals(): Promise<void> {
  first = await readAll()
}

/** A game has begun before the first picture: by the time the title comes, its journal is another one. */
export function forgetJournals(): void {
  first = null
}

/** What can be continued. Null as long as nobody knows: until then nothing stands where something else would appear. */
export function useJournals(): Journals | null {
  const [journals, setJournals] = useState<Journals | null>(first)
  const isKnown = journals !== null
  useLayoutEffect(() => {
    first = null
    if (isKnown) return
    void readAll().then(setJournals)
    return keys.expect()
  }, [isKnown])
  const unread = offers.value.find(({ id }) => journals?.[id]?.standing === null)
  useEffect(() => {
    if (!unread) return
    return atLeisure(() => {
      void uiOf(unread.id)
        .then(() => read(unread))
        .then((kept) => setJournals((now) => now && { ...now, [unread.id]: kept ?? unreadable(now[unread.id]) }))
    })
  }, [unread])
  return journals
}

/** It stays where it is, so that nothing else comes under the hand; who presses it hears what is wrong. */
const unreadable = (kept: Kept | null = null): Kept | null => kept && { ...kept, standing: { isOver: false, text: '' } }

const readAll = async (): Promise<Journals> =>
  Object.fromEntries(await Promise.all(offers.value.map(async (offer) => [offer.id, await read(offer)] as const)))

/** By its first line and the bookmark: to play it through needs the rules, which are asked only where they are there already. */
async function read({ id, journal }: Offer): Promise<Kept | null> {
  // A game that is there already may have come further than a disk that refuses.
  const found = await (fetchedUi(id)?.running.table.journal.read() ?? host.readJournal(journal))
  if (!found.ok || found.value === null) return null
  const header = readInfo(found.value)
  if (typeof header === 'string' || header.id !== id) return null
  const its = fetchedUi(id)
  return its ? playThrough(its, found.value) : { title: header.info.title, standing: bookmarkFor(id, found.value) }
}

/** Null where it cannot be continued after all. */
function playThrough(its: AnyGameUi, text: string): Kept | null {
  const opened = its.running.understand(text)
  if (!opened.ok) return null
  const summary = its.summarise(opened.value)
  const standing = { isOver: summary.isOver, text: whereItStands(summary) }
  const bookmark = { hash: lastHash(text), language: language.value, ...standing }
  if (memoryOf(its.id).bookmark?.hash !== bookmark.hash) void jotDown(its.id, { bookmark })
  return { title: opened.value.info.title, standing }
}

/** The game may have gone on since: it is right only for the very move it was written at. */
function bookmarkFor(id: string, text: string): Bookmark | null {
  const { bookmark } = memoryOf(id)
  return bookmark?.hash === lastHash(text) && bookmark.language === language.value ? bookmark : null
}

/** Every line of a save begins with the hash of all up to it. */
const lastHash = (text: string): string => {
  const lines = text.trimEnd()
  return lines.slice(lines.lastIndexOf('\n') + 1).slice(0, 16)
}

/** Who is up, how many they are and how far they have come; or how it ended. */
const whereItStands = ({ isOver, toMove, company, standing }: Summary): string =>
  (isOver ? [standing, company] : [toMove, company, standing]).filter(Boolean).join(' · ')
