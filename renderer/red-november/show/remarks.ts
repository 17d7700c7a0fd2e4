import { COLORS, type Color, type GameEvent } from '../../../engine/red-november/index.ts'
import { figureOf, figuresAt, type Picture } from '../board/picture/picture.ts'

/** What a gnome may have something to say about. */
export type Occasion = 'fire' | 'water' | 'grog' | 'works' | 'fails' | 'doom' | 'woke'

/** A line of somebody who cannot keep quiet. */
export interface Remark {
  readonly gnome: Color
  readonly occasion: Occasion
}

/** Nobody talks all the time: of so many occasions one is used. */
const RESERVE = 3

/** Who has something to say about this; always the same in the same game. */
export function remarkOn(event: GameEvent, picture: Picture): Remark | null {
  const found = occasionOf(event, picture)
  if (!found) return null
  const figure = figureOf(picture, found.gnome)
  if (!figure || figure.fainted || figure.status !== 'alive') return null
  return (figure.minute + COLORS.indexOf(found.gnome) * 2) % RESERVE === 0 ? found : null
}

function occasionOf(event: GameEvent, picture: Picture): Remark | null {
  switch (event.type) {
    case 'fire-started':
      return by(figuresAt(picture, event.room)[0]?.color, 'fire')
    case 'water-changed':
      return event.level === 'none' ? null : by(figuresAt(picture, event.room)[0]?.color, 'water')
    case 'intoxication-changed':
      return event.to > event.from ? by(event.gnome, 'grog') : null
    case 'fix-succeeded':
      return by(event.gnome, 'works')
    case 'fix-failed':
      return by(event.gnome, 'fails')
    case 'token-placed':
      return by(picture.clock?.active, 'doom')
    case 'woke':
      return by(event.gnome, 'woke')
    default:
      return null
  }
}

const by = (gnome: Color | undefined, occasion: Occasion): Remark | null => (gnome ? { gnome, occasion } : null)
