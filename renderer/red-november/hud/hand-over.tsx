import type { JSX } from 'preact'
import { speaker } from '../../../engine/red-november/index.ts'
import { nameOf } from '../run/names.ts'
import { table } from '../run/running.ts'
import { Curtain } from './curtain.tsx'
import '../styles/curtain.css'

/** The curtain before whoever has to speak. */
export function HandOver(): JSX.Element | null {
  const who = table.view.value && speaker(table.view.value)
  return who && <Curtain key={who} gnome={who} name={nameOf(who)} onOpen={() => void table.openCurtain()} />
}
