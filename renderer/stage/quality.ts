export type Quality = 'low' | 'medium' | 'high'

interface Level {
  readonly antialias: boolean
  /** Part of the screen's own pixels that is drawn. */
  readonly pixels: number
  /** Textures that one draw call may choose from: without a GPU every choice costs time for each pixel. */
  readonly texturesAtOnce: number
  /** The scenery is kept as a picture and moves only when the game moves it. */
  readonly flat: boolean
}

/** Every level shows every piece of information; which layers are decoration, the game says (`LayerPlan`). */
export const QUALITIES: Readonly<Record<Quality, Level>> = {
  low: { antialias: false, pixels: 0.75, texturesAtOnce: 4, flat: true },
  medium: { antialias: false, pixels: 1, texturesAtOnce: 8, flat: false },
  high: { antialias: true, pixels: 1, texturesAtOnce: 16, flat: false },
}

const ORDER: readonly Quality[] = ['low', 'medium', 'high']
/** Frames that are looked at together: the median of them forgives a hiccup. */
const WINDOW = 45
const TOO_SLOW = 27
const WITH_EASE = 11
/** So many easy windows before a step up is tried. */
const PATIENCE = 6

/** Finds the level that a machine can keep up with. A level that was too slow once is not tried again: no flapping. */
export class QualityJudge {
  #level: Quality
  #best: Quality = 'high'
  #times: number[] = []
  #easy = 0

  constructor(start: Quality) {
    this.#level = start
  }

  get level(): Quality {
    return this.#level
  }

  /** Hears how long a frame took, in milliseconds; true when the level has changed. */
  hear(milliseconds: number): boolean {
    this.#times.push(milliseconds)
    if (this.#times.length < WINDOW) return false
    const median = this.#times.sort((a, b) => a - b)[Math.floor(WINDOW / 2)] ?? 0
    this.#times = []
    const at = ORDER.indexOf(this.#level)
    if (median > TOO_SLOW && at > 0) {
      this.#best = ORDER[at - 1] ?? 'low'
      return this.#take(this.#best)
    }
    this.#easy = median < WITH_EASE ? this.#easy + 1 : 0
    const better = ORDER[Math.min(at + 1, ORDER.indexOf(this.#best))] ?? this.#level
    return this.#easy >= PATIENCE && better !== this.#level ? this.#take(better) : false
  }

  #take(level: Quality): boolean {
    this.#level = level
    this.#easy = 0
    return true
  }
}

/** A machine that draws without a GPU says so in its name. */
export const firstQuality = (renderer: string): Quality =>
  /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer) ? 'low' : 'high'

/** What draws here, as far as the browser tells. */
export function rendererName(): string {
  const gl = document.createElement('canvas').getContext('webgl2')
  const told = gl?.getExtension('WEBGL_debug_renderer_info')
  const name = gl && told ? String(gl.getParameter(told.UNMASKED_RENDERER_WEBGL)) : ''
  gl?.getExtension('WEBGL_lose_context')?.loseContext()
  return name
}
