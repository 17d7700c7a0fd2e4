import '@fontsource/russo-one/latin-400.css'
import '@fontsource/russo-one/latin-ext-400.css'
import '@fontsource/russo-one/cyrillic-400.css'
import '@fontsource/oswald/latin-600.css'
import '@fontsource/oswald/latin-ext-600.css'
import '@fontsource/oswald/cyrillic-600.css'
import { BitmapFont, BitmapText } from 'pixi.js'

/** Russo One for numbers and titles, Oswald for names. */
export type Face = 'display' | 'label'

const FACES = {
  display: { name: 'board-display', family: 'Russo One', weight: 'normal' },
  label: { name: 'board-label', family: 'Oswald', weight: '600' },
} as const
/** Big enough for 4K; mip maps make it small again. */
const GLYPH_SIZE = 40
const SAMPLE = 'Aąя9'

let loaded: Promise<void> | null = null

/** Loads the faces and draws their letters, once for all boards; more letters are drawn when they are needed. */
export function loadType(): Promise<void> {
  loaded ??= drawLetters()
  return loaded
}

async function drawLetters(): Promise<void> {
  for (const { name, family, weight } of Object.values(FACES)) {
    await document.fonts.load(`${weight} ${GLYPH_SIZE}px "${family}"`, SAMPLE)
    const style = { fontFamily: family, fontWeight: weight, fontSize: GLYPH_SIZE, fill: '#ffffff' } as const
    BitmapFont.install({ name, style, chars: [['0', '9'], '−+!'], padding: 6 })
  }
}

/** A line of text, centred on its point unless told otherwise. */
export function textOf(text: string, face: Face, size: number, color: number, anchor = 0.5): BitmapText {
  const line = new BitmapText({ text, style: { fontFamily: FACES[face].name, fontSize: size } })
  line.anchor.set(anchor, 0.5)
  line.tint = color
  return line
}

/** Makes a line smaller until it fits. */
export function shrinkTo(line: BitmapText, width: number): void {
  line.scale.set(1)
  if (line.width > width) line.scale.set(width / line.width)
}
