/// <reference types="vite/client" />
import { fromScenario, type GameEvent, type GameState, type ScenarioInput } from '../../engine/red-november/index.ts'
import { Board } from '../../renderer/red-november/board/board.ts'
import type { Quality } from '../../renderer/stage/quality.ts'
import { emptyStage, openGames, playEvents, reaction } from './gallery-bench.ts'
import { SAMPLES } from './gallery-events.ts'
import { measure, onlySubmit } from './gallery-measure.ts'
import { Prover } from './gallery-proof.ts'

/** Every scenario on file and every event, to look at: ?scenario=calm&event=fire-started&bare&still&at=2.5 */
const wishes = new URLSearchParams(location.search)
const files = import.meta.glob<ScenarioInput>('../../test/scenarios/*.json', { eager: true, import: 'default' })
const scenarios = new Map(
  Object.entries(files).map(([path, scenario]) => [path.replace(/^.*\/|\.json$/g, ''), scenario] as const),
)

const stateOf = (name: string): GameState => {
  const scenario = scenarios.get(name)
  if (!scenario) throw new Error(`no scenario is called ${name}: there are ${[...scenarios.keys()].join(', ')}`)
  return fromScenario(scenario)
}

const parent = document.getElementById('board') as HTMLElement
const controls = document.getElementById('controls') as HTMLFormElement
document.body.classList.toggle('bare', wishes.has('bare'))
const board = await Board.create({
  parent,
  reducedMotion: wishes.has('still'),
  quality: (wishes.get('quality') ?? 'high') as Quality | 'auto',
  onPoint: (target, gesture) => console.info(gesture, JSON.stringify(target)),
})
let name = wishes.get('scenario') ?? 'calm'
board.show(stateOf(name))
window.addEventListener('resize', () => board.resize(innerWidth, innerHeight))

const play = (type: string): Promise<void> => {
  const sample = SAMPLES[type as GameEvent['type']]
  board.show(stateOf(name))
  return board.present(sample)
}

function choice(label: string, values: readonly string[], now: string, act: (value: string) => void): void {
  const select = document.createElement('select')
  select.ariaLabel = label
  for (const value of values) select.add(new Option(value, value, value === now, value === now))
  select.addEventListener('change', () => act(select.value))
  controls.append(label, select)
}

function button(label: string, act: () => void): void {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = label
  made.addEventListener('click', act)
  controls.append(made)
}

choice('scenario', [...scenarios.keys()], name, (value) => {
  name = value
  board.show(stateOf(name))
})
choice('event', Object.keys(SAMPLES), wishes.get('event') ?? '', (value) => void play(value))
choice('speed', ['0.5', '1', '2', '4'], '1', (value) => {
  board.director.speed = Number(value)
})
button('skip', () => board.director.skipOne())
button('skip all', () => board.director.skipAll())
button('pause', () => (board.director.paused ? board.director.resume() : board.director.pause()))
button('light rooms', () => board.light([2, 3, 4].map((room) => ({ kind: 'room', room: room as 2 | 3 | 4 }))))

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

const cost = (frames: number) => measure(board, frames)
Object.assign(window, {
  board,
  measure: cost,
  onlySubmit: () => Object.assign(window, { frame: onlySubmit(board) }),
  emptyStage: (frames: number) => emptyStage(board, frames),
  reaction: () => reaction(board),
  events: (count: number) => playEvents(board, stateOf(name), count),
  games: (count: number) => openGames(stateOf(name), count),
})
if (wishes.has('proof')) Object.assign(window, { prover: new Prover(board, stateOf) })
document.documentElement.dataset.ready = 'true'
