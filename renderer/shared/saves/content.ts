import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { SaveFile } from '../../../preload/contract.ts'
import { atLeisure } from '../../core/leisure.ts'
import type { Outcome } from '../../table/library.ts'
import type { Summary } from '../game-ui.ts'
import { headOf } from './head.ts'
import { type Found, findSave } from './opening.ts'

/** What is in a save, once it was played through, or why that cannot be told. */
export type Content = Outcome<Found & { readonly summary: Summary }>

/** The rest of it: read when its card is first seen. */
export function useContent(file: SaveFile, card: RefObject<Element | null>): Content | null {
  const [content, setContent] = useState<Content | null>(null)
  const isWhole = headOf(file).ok
  useEffect(() => {
    if (!isWhole || !card.current) return
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      void inTurn(() => read(file.id)).then(setContent)
    })
    seen.observe(card.current)
    return () => seen.disconnect()
  }, [file.id, file.modified])
  return content
}

async function read(id: string): Promise<Content> {
  const found = await findSave(id)
  if (!found.ok) return found
  const { its, save } = found.value
  return { ok: true, value: { its, save, summary: its.summarise(save) } }
}

/** One after the other, each when the page has nothing better to do: to play a game through takes a while. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(idle).then(work)
  last = done
  return done
}

const idle = (): Promise<void> => new Promise((rested) => void atLeisure(rested))
