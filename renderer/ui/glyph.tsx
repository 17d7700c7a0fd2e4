import type { JSX } from 'preact'

/** Our own small drawings, 24 by 24, in the colour of the text around them: what any game needs. */
export const DRAWINGS = {
  wait: 'M7 3h10M7 21h10M8 3c0 5 3.5 6 3.5 9S8 16 8 21M16 3c0 5-3.5 6-3.5 9s3.5 4 3.5 9M10 18.5h4',
  undo: 'M9 5 4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3',
  rules: 'M4 4.5c3-1.5 5.5-1 8 1 2.5-2 5-2.5 8-1v14c-3-1.5-5.5-1-8 1-2.5-2-5-2.5-8-1ZM12 5.5v14',
  menu: 'M4 6h16M4 12h16M4 18h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  log: 'M6 3h12v18H6ZM9 8h6M9 12h6M9 16h4',
  pause: 'M8 5v14M16 5v14',
  skip: 'M5 5l8 7-8 7ZM17 5v14',
  slow: 'M6 5l12 7-12 7Z',
  fast: 'M3 5l8 7-8 7ZM12 5l8 7-8 7Z',
  close: 'M5 5l14 14M19 5 5 19',
  first: 'M6 5v14M19 5l-9 7 9 7Z',
  last: 'M18 5v14M5 5l9 7-9 7Z',
  moveBack: 'M12 5l-8 7 8 7ZM21 5l-8 7 8 7Z',
  moveOn: 'M12 5l8 7-8 7ZM3 5l8 7-8 7Z',
  eventBack: 'M16 5l-9 7 9 7Z',
  eventOn: 'M8 5l9 7-9 7Z',
  markBack: 'M20 21V4l-8 3.5 8 3.5M9 5l-6 7 6 7',
  markOn: 'M4 21V4l8 3.5-8 3.5M15 5l6 7-6 7',
} as const

export type GlyphName = keyof typeof DRAWINGS

/** A drawing without words: the text beside it says the same. */
export const Glyph = ({ name }: { readonly name: GlyphName }): JSX.Element => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={DRAWINGS[name]} />
  </svg>
)
