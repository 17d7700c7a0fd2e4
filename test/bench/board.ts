import { openDisplay, prepareWindows } from '../../scripts/display.ts'
import { gameOf, openGalleryWindow } from '../../scripts/gallery-window.ts'
import { type Line, writePart } from './page.ts'
import { workOf } from './work.ts'

/**
 * `npm run bench` (board part): what the boards of both games cost, in the Chromium that the game ships with and without a GPU. Each writes
 * a table of its own; ONLY=board or ONLY=cave measures one of them.
 */
const ONLY = process.env.ONLY
const EVENTS = Number(process.env.EVENTS ?? 10_000)
const GAMES = Number(process.env.GAMES ?? 100)
const FRAMES = 500

interface Figures {
  readonly drawCalls: number
  readonly textureMB: number
  readonly framesPerSecond: number
  readonly framesToReact: number
}

const program = await prepareWindows()
const closeDisplay = await openDisplay()
// Nothing about drawing: without a GPU it must run as it does at a player's.
const gallery = await openGalleryWindow(program, ['--js-flags=--expose-gc'])
const { page } = gallery
const look = (scenario: string, quality: string, width: number, height: number): Promise<void> =>
  gallery.look(gameOf(scenario), `scenario=${scenario}&quality=${quality}`, { width, height })

/** What is measured of a board: positions, how many draw calls each may take, and how many frames a second it must come to. */
interface Wishes {
  readonly submitted: readonly string[]
  readonly calls: number
  readonly filled: readonly (readonly [scenario: string, budget: number])[]
}

const BOARDS: Readonly<Record<'board' | 'cave', Wishes>> = {
  board: {
    submitted: ['catastrophe', 'inferno'],
    calls: 60,
    filled: [
      ['inferno', 30],
      ['calm', 50],
    ],
  },
  /** The first turn of eight, and all cards with eight gnomes, three creatures and webs among them. */
  cave: {
    submitted: ['cave-eight', 'cave-full'],
    calls: 80,
    filled: [
      ['cave-full', 30],
      ['cave-eight', 30],
    ],
  },
}

let rows: Line[] = []
const row = (...line: Line): number => rows.push(line)
const heapMB = (): Promise<number> =>
  page.evaluate('(gc(), performance.memory.usedJSHeapSize / 2 ** 20)') as Promise<number>

try {
  for (const part of ['board', 'cave'] as const) {
    if (ONLY && ONLY !== part) continue
    const { submitted, calls, filled } = BOARDS[part]
    rows = []
    for (const scenario of submitted) await submission(scenario, calls)
    for (const [scenario, budget] of filled) await filling(scenario, budget)
    if (part === 'board') await overTime()
    writePart(part, rows)
  }
} finally {
  await gallery.close()
  closeDisplay()
}

/** What the page itself does in a frame. */
async function submission(scenario: string, calls: number): Promise<void> {
  await look(scenario, 'high', 1600, 1000)
  const cost = (await page.evaluate('measure(2)')) as Figures
  await page.evaluate('void onlySubmit()')
  const work = await workOf(page, 'frame()', FRAMES)
  row(
    `\`${scenario}\`, 1600x1000, high: script and submission a frame, median / p99 of ${FRAMES}`,
    `${work.median.toFixed(1)} / ${work.p99.toFixed(1)} ms`,
    '4 / 8 ms',
  )
  row(`\`${scenario}\`: draw calls; textures`, `${cost.drawCalls}; ${cost.textureMB} MB`, `${calls}; 128 MB`)
}

/** What comes of it on a screen. */
async function filling(scenario: string, budget: number): Promise<void> {
  await look(scenario, 'auto', 1280, 720)
  const { framesPerSecond } = (await page.evaluate('measure(60)')) as Figures
  const empty = (await page.evaluate('emptyStage(60)')) as number
  row(
    `\`${scenario}\`, 1280x720, automatic, without a GPU: frames a second / an empty Pixi stage`,
    `${framesPerSecond} / ${empty}`,
    `${budget}`,
  )
}

/** What is left behind. */
async function overTime(): Promise<void> {
  await look('catastrophe', 'low', 640, 400)
  row('a click to the first frame that shows it', `${await page.evaluate('reaction()')} frames`, '2 frames')
  await page.evaluate('events(500)')
  const before = await heapMB()
  await page.evaluate(`events(${EVENTS})`)
  row(`heap before / after ${EVENTS} events`, `${before.toFixed(1)} / ${(await heapMB()).toFixed(1)} MB`, 'no growth')
  await page.evaluate('games(3)')
  const fresh = await heapMB()
  await page.evaluate(`games(${GAMES})`)
  row(
    `heap before / after ${GAMES} boards opened and closed`,
    `${fresh.toFixed(1)} / ${(await heapMB()).toFixed(1)} MB`,
    'no growth',
  )
}
