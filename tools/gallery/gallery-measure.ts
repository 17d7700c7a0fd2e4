import type { GlTextureSystem, WebGLRenderer } from 'pixi.js'
import type { Board } from '../../renderer/red-november/board/board.ts'
import { perSecond } from './gallery-bench.ts'

/** What the board costs, seen from inside the page. */
export interface Figures {
  readonly drawCalls: number
  readonly textureMB: number
  readonly framesPerSecond: number
}

const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))
const round = (value: number): number => Math.round(value * 10) / 10

export async function measure(board: Pick<Board, 'app' | 'step' | 'draw'>, frames: number): Promise<Figures> {
  const { app } = board
  const between: number[] = []
  let last = await nextFrame()
  for (let frame = 0; frame < frames; frame++) {
    const now = await nextFrame()
    between.push(now - last)
    last = now
  }
  app.ticker.stop()
  const gl = WebGL2RenderingContext.prototype
  const plain = { elements: gl.drawElements, arrays: gl.drawArrays }
  let drawCalls = 0
  gl.drawElements = function (...args): void {
    drawCalls++
    plain.elements.apply(this, args)
  }
  gl.drawArrays = function (...args): void {
    drawCalls++
    plain.arrays.apply(this, args)
  }
  board.step(1 / 60)
  board.draw(0)
  Object.assign(gl, { drawElements: plain.elements, drawArrays: plain.arrays })
  app.ticker.start()
  // A texture that has gone leaves its place empty for a while.
  const bytes = (app.renderer.texture as GlTextureSystem).managedTextures.reduce(
    (sum, texture) => sum + (texture ? texture.pixelWidth * texture.pixelHeight * 4 : 0),
    0,
  )
  return {
    drawCalls,
    textureMB: round(bytes / 2 ** 20),
    framesPerSecond: perSecond(between),
  }
}

/** From now on a frame is everything up to the driver: submitted, but neither filled in nor shown. Returns what makes one. */
export function onlySubmit(board: Pick<Board, 'app' | 'step' | 'draw'>): () => void {
  const { app } = board
  app.ticker.stop()
  app.canvas.style.visibility = 'hidden'
  const { gl } = app.renderer as WebGLRenderer
  gl.enable(gl.RASTERIZER_DISCARD)
  return () => {
    board.step(1 / 60)
    board.draw(1 / 60)
  }
}
