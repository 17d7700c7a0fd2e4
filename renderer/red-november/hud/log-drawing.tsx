import type { JSX } from 'preact'
import type { LogIcon } from '../words/log-lines.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { logIcon } from './log-icon.ts'
import '../styles/log.css'

/** The drawing in front of a line of the log. */
export const LogDrawing = ({ icon }: { readonly icon: string }): JSX.Element => (
  <BoatGlyph name={logIcon(icon as LogIcon)} />
)
