import { Application } from 'pixi.js'
import type { GameState } from '../../engine/red-november/index.ts'
import { Board } from '../../renderer/red-november/board/board.ts'
import { SAMPLES } from './gallery-events.ts'

const nextFrame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))

/** The yardstick: a stage of the same size with nothing on it, drawn every frame. */
export async function emptyStage(board: Pick<Board, 'app' | 'size'>, frames: number): Promise<number> {
  board.app.ticker.stop()
  board.app.canvas.style.display = 'none'
  const empty = new Application()
  const { width, height } = board.size
  await empty.init({ width, height, resolution: board.app.renderer.resolution, autoDensity: true, preference: 'webgl' })
  document.body.append(empty.canvas)
  const times: number[] = []
  let last = await nextFrame()
  for (let frame = 0; frame < frames; frame++) {
    const now = await nextFrame()
    times.push(now - last)
    last = now
  }
  empty.destroy({ removeView: true })
  board.app.canvas.style.display = ''
  board.app.ticker.start()
  return perSecond(times)
}

/** From the times between frames, the median, in frames a second. */
export function perSecond(times: readonly number[]): number {
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  return Math.round(10_000 / middle) / 10
}

/** Frames from a press of a key on something to the first picture that shows its ring. */
export async function reaction(board: Board): Promise<number> {
  await nextFrame()
  const { render } = board.app
  let drawn = false
  board.focus({ kind: 'room', room: 5 })
  board.app.render = (): void => {
    drawn = true
    render.call(board.app)
  }
  let frames = 0
  while (!drawn) {
    await nextFrame()
    frames++
  }
  board.app.render = render
  board.focus(null)
  return frames
}

/** Plays so many events, each cut short once it has begun. */
export async function playEvents(board: Board, state: GameState, count: number): Promise<void> {
  const samples = Object.values(SAMPLES)
  for (let played = 0; played < count; ) {
    const sample = samples[played % samples.length] ?? []
    board.show(state)
    const shown = board.present(sample)
    board.step(1 / 30)
    await Promise.resolve()
    board.director.skipAll()
    await shown
    played += Math.max(1, sample.length)
  }
}

/** Opens and closes so many boards, one after the other. */
export async function openGames(state: GameState, count: number): Promise<void> {
  const parent = document.body.appendChild(document.createElement('div'))
  parent.style.cssText = 'width: 320px; height: 200px'
  for (let game = 0; game < count; game++) {
    const board = await Board.create({ parent, quality: 'low', atlas: './atlas/../atlas' })
    board.show(state)
    await nextFrame()
    await board.destroy()
  }
  parent.remove()
}
