import { Geometry, type Matrix, Mesh, type Rectangle, type Renderer, RenderTexture, Shader, Texture } from 'pixi.js'
import { DEEP } from './colors.ts'
import type { Layers } from './layers.ts'
import { isStale } from './stale.ts'

/** Seconds between two pictures of a scenery that is still changing; the rail is quickly painted. */
const PATIENCE = { boat: 0.35, rail: 0.1 }

const VERTEX = `#version 300 es
in vec2 aPosition;
void main() { gl_Position = vec4(aPosition, 0.0, 1.0); }`

/** Pixel for pixel: without a GPU every filter and every multiplication shows. */
const FRAGMENT = `#version 300 es
precision mediump float;
uniform sampler2D uPicture;
out vec4 color;
void main() {
  ivec2 at = ivec2(gl_FragCoord.xy);
  color = texelFetch(uPicture, ivec2(at.x, textureSize(uPicture, 0).y - 1 - at.y), 0);
}`

const WHOLE = [-1, -1, 1, -1, 1, 1, -1, 1]

/** The scenery as one picture: painted when it has changed, otherwise only laid down behind whatever moves. */
export class Scenery {
  readonly #layers: Layers
  readonly #shader = Shader.from({
    gl: { vertex: VERTEX, fragment: FRAGMENT },
    resources: { uPicture: Texture.EMPTY.source },
  })
  readonly #behind = sheet(this.#shader, [WHOLE])
  #over: Mesh<Geometry, Shader> | null = null
  /** Parts of the board where the scenery is seen in front of everybody. */
  readonly #windows: readonly Rectangle[]
  #camera: Matrix | null = null
  #texture: RenderTexture | null = null
  #age = { boat: 0, rail: 0 }

  constructor(layers: Layers, windows: readonly Rectangle[]) {
    this.#layers = layers
    this.#windows = windows
    layers.flatten(true)
    layers.root.addChildAt(this.#behind, 0)
  }

  /** Paints anew what has changed, a move of the camera at once, a long fade in steps; true if there was something. */
  refresh(renderer: Renderer, camera: Matrix, elapsed: number): boolean {
    this.#age.boat += elapsed
    this.#age.rail += elapsed
    const moved = this.#fit(renderer, camera)
    const { boat, rail } = this.#layers
    const boatToo = moved || (this.#age.boat >= PATIENCE.boat && isStale(boat))
    const railToo = boatToo || (this.#age.rail >= PATIENCE.rail && isStale(rail))
    if (boatToo) this.#paint(renderer, 'boat')
    if (railToo) this.#paint(renderer, 'rail')
    return railToo
  }

  /** Forgets the picture: a jump, or a canvas that was lost. */
  renew(): void {
    this.#camera = null
  }

  #paint(renderer: Renderer, part: 'boat' | 'rail'): void {
    this.#age[part] = 0
    renderer.render({
      container: this.#layers[part],
      target: this.#texture as RenderTexture,
      transform: this.#camera as Matrix,
      clear: part === 'boat',
      clearColor: DEEP,
    })
  }

  /** A picture of the window's size, pixel for pixel; true if it is a new one or shows another part of the board. */
  #fit({ screen: { width, height }, resolution }: Renderer, camera: Matrix): boolean {
    const { source } = this.#texture ?? {}
    const sized = source?.width === width && source.height === height && source.resolution === resolution
    if (sized && this.#camera?.equals(camera)) return false
    this.#camera = camera.clone()
    if (!sized) {
      this.#texture?.destroy(true)
      this.#texture = RenderTexture.create({ width, height, resolution, scaleMode: 'nearest' })
      this.#shader.resources.uPicture = this.#texture.source
    }
    this.#over?.destroy()
    this.#over = sheet(
      this.#shader,
      this.#windows.map((part) => corners(part, camera, width, height)),
    )
    const { root } = this.#layers
    root.addChildAt(this.#over, root.getChildIndex(this.#layers.get('signs')))
    return true
  }

  /** The layers are one picture again. */
  destroy(): void {
    this.#behind.destroy()
    this.#over?.destroy()
    this.#shader.destroy(true)
    this.#texture?.destroy(true)
    this.#layers.flatten(false)
  }
}

/** Rectangles that show the picture where they lie. */
function sheet(shader: Shader, parts: readonly (readonly number[])[]): Mesh<Geometry, Shader> {
  const geometry = new Geometry({
    attributes: { aPosition: new Float32Array(parts.flat()) },
    indexBuffer: new Uint32Array(parts.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => at * 4 + corner))),
  })
  const mesh = new Mesh({ geometry, shader })
  mesh.state.blend = false
  mesh.once('destroyed', () => geometry.destroy(true))
  return mesh
}

/** Where a part of the board lies in the window, from -1 to 1. */
function corners(
  { x, y, width: wide, height: high }: Rectangle,
  camera: Matrix,
  width: number,
  height: number,
): number[] {
  const from = camera.apply({ x, y })
  const to = camera.apply({ x: x + wide, y: y + high })
  const [left, right] = [from.x, to.x].map((at) => (at / width) * 2 - 1) as [number, number]
  const [top, bottom] = [from.y, to.y].map((at) => 1 - (at / height) * 2) as [number, number]
  return [left, bottom, right, bottom, right, top, left, top]
}
