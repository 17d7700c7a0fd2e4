/// <reference types="vite/client" />
import { CaveBoard } from '../../renderer/dark-cave/board/board.ts'
import type { Quality } from '../../renderer/stage/quality.ts'
import { CHOICES } from './cave-choices.ts'
import { SAMPLES } from './cave-events.ts'
import { POSITIONS } from './cave-positions.ts'
import { CaveProver } from './cave-proof.ts'
import { emptyStage } from './gallery-bench.ts'
import { measure, onlySubmit } from './gallery-measure.ts'

/** Every position of the cave and every event, to look at: ?scenario=cave-middle&event=rock-fell&bare&still&at=2.5&lit=cells&beside=198 */
const wishes = new URLSearchParams(location.search)
const parent = document.getElementById('board') as HTMLElement
const controls = document.getElementById('controls') as HTMLFormElement
document.body.classList.toggle('bare', wishes.has('bare'))
const board = await CaveBoard.create({
  parent,
  reducedMotion: wishes.has('still'),
  quality: (wishes.get('quality') ?? 'high') as Quality | 'auto',
  onPoint: (target, gesture) => console.info(gesture, JSON.stringify(target)),
})
const side = Number(wishes.get('beside') ?? 0)
board.keep({ top: 0, right: side, bottom: 0, left: side })
let name = wishes.get('scenario') ?? 'cave-opening'
const show = (): void => {
  const position = POSITIONS[name]
  if (!position) throw new Error(`no position is called ${name}: there are ${Object.keys(POSITIONS).join(', ')}`)
  board.look(position())
}
show()
window.addEventListener('resize', () => board.resize(innerWidth, innerHeight))

const play = (type: string): Promise<void> => {
  show()
  return board.present(SAMPLES[type as keyof typeof SAMPLES])
}

/** What the page would show of a choice: legal cells with a card over one of them, or spaces with a way to one of them. */
function choosing(): void {
  if (wishes.has('slots')) {
    board.light([
      { kind: 'cell', cell: '1,0' },
      { kind: 'cell', cell: '-1,0' },
      { kind: 'cell', cell: '0,1' },
      { kind: 'cell', cell: '4,-4' },
      { kind: 'boundary', boundary: '0,0.E' },
    ])
    board.hold({ card: 'II-04', cell: '0,-1', turned: true, fits: true })
  }
  if (wishes.has('way')) {
    board.light([
      { kind: 'space', space: '1,0.c', steps: 1 },
      { kind: 'space', space: '2,0.w', steps: 2 },
      { kind: 'space', space: '2,0.e', steps: 3 },
    ])
    board.propose({ from: '0,1.c', steps: ['0,0.c', '-1,0.c', '-2,0.p'], cards: 1, gold: 1, danger: true })
    board.recall(new Map([['4,-4', 'vein']]))
  }
}
choosing()
const lit = CHOICES[wishes.get('lit') ?? '']
if (lit) board.light(lit)

function choice(label: string, values: readonly string[], now: string, act: (value: string) => void): void {
  const select = document.createElement('select')
  select.ariaLabel = label
  for (const value of values) select.add(new Option(value, value, value === now, value === now))
  select.addEventListener('change', () => act(select.value))
  controls.append(label, select)
}

choice('position', Object.keys(POSITIONS), name, (value) => {
  name = value
  show()
})
choice('event', Object.keys(SAMPLES), wishes.get('event') ?? '', (value) => void play(value))
choice('speed', ['0.5', '1', '2', '4'], '1', (value) => {
  board.director.speed = Number(value)
})

/** For pictures: the clock stops and is set by hand. */
const at = wishes.getAll('at').at(-1)
if (at !== undefined) {
  board.app.ticker.stop()
  const event = wishes.get('event')
  if (event) void play(event)
  for (let time = 0; time < Number(at); time += 1 / 60) {
    board.step(1 / 60)
    await Promise.resolve()
  }
  board.draw()
} else if (wishes.has('event')) void play(wishes.get('event') ?? '')

Object.assign(window, {
  board,
  play,
  events: Object.keys(SAMPLES),
  reset: show,
  measure: (frames: number) => measure(board, frames),
  emptyStage: (frames: number) => emptyStage(board, frames),
  onlySubmit: () => Object.assign(window, { frame: onlySubmit(board) }),
})
if (wishes.has('proof')) Object.assign(window, { prover: new CaveProver(board) })
document.documentElement.dataset.ready = 'true'
