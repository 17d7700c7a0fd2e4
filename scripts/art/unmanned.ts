/** A gnome at a porthole begins with the lights on its own cloth. */
const AT_A_PORTHOLE = /<linearGradient id="[a-z]+-gnLit"/g
/** Hands that hold the periscope. */
const GLOVE = /<circle [^>]*r="9" fill="#e9dcc0"[^>]*\/>/g

/** The boat with nobody at its portholes: an ending is about the crew of one game, and they are elsewhere by then. */
export function unmanned(drawing: string): string {
  let left = drawing
  for (const { index } of [...drawing.matchAll(AT_A_PORTHOLE)].toReversed()) {
    const from = left.indexOf('<g ', left.indexOf('</defs>', index))
    left = left.slice(0, from) + left.slice(endOfGroup(left, from))
  }
  return left.replaceAll(GLOVE, '')
}

/** A porthole's light, and the lamp's shine in it. */
const LIGHT = /(<circle [^>]*fill=")#(?:f0b456|8fd8cc)("[^>]*\/>)/g
const SHINE = /(<circle [^>]*fill="#fff2c4" opacity=")\.55"/g

/** Nobody is left to keep the lamps burning. */
export const lightsOut = (drawing: string): string =>
  drawing.replaceAll(LIGHT, '$1#0b202b$2').replaceAll(SHINE, '$1.07"')

/** Behind the group that begins here. */
function endOfGroup(drawing: string, from: number): number {
  const tags = /<g[ >]|<\/g>/g
  tags.lastIndex = from
  let depth = 0
  for (let tag = tags.exec(drawing); tag; tag = tags.exec(drawing)) {
    depth += tag[0] === '</g>' ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  throw new Error('A group of the drawing has no end.')
}
