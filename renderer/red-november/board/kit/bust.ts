import { Rectangle, Texture } from 'pixi.js'

/** Head and hat of a gnome, from above. */
const SHARE = 0.63

const busts = new WeakMap<Texture, Texture>()

/** The upper part of a drawing, with the same origin. */
export function bustOf(whole: Texture): Texture {
  const known = busts.get(whole)
  if (known && !known.destroyed && known.source === whole.source) return known
  const { frame, orig, trim, defaultAnchor } = whole
  const upper = ({ x, y, width, height }: Rectangle): Rectangle => new Rectangle(x, y, width, height * SHARE)
  const bust = new Texture({
    source: whole.source,
    frame: upper(frame),
    orig,
    ...(trim && { trim: upper(trim) }),
    ...(defaultAnchor && { defaultAnchor }),
  })
  busts.set(whole, bust)
  return bust
}

/** How far it has to sink to stand where the whole gnome stood, in units of the picture. */
export const sinkOf = (whole: Texture): number => whole.frame.height * (1 - SHARE)
