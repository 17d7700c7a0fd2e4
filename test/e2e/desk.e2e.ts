import { crampedIn } from './support/desk-room.ts'
import { DESK_STATES } from './support/desk-states.ts'
import { expect, test } from './support/game.ts'
import { type View, Walk } from './support/screens.ts'

/** The longest language in every size of letters: what has room for it has room for the others. */
const VIEWS: readonly View[] = [
  { language: 'ru', textSize: 100 },
  { language: 'ru', textSize: 125 },
  { language: 'ru', textSize: 200 },
]

const SMALL = [1024, 640] as const
const USUAL = [1280, 800] as const

const windowsFor = ({ textSize }: View) => (textSize === 125 ? [SMALL] : [SMALL, USUAL])

test.setTimeout(1_200_000)

test('the desk never clips: no word cut, no button outside, nothing to scroll for', async ({ start }) => {
  const walk = await Walk.begin(start)
  for (const shot of DESK_STATES) {
    await walk.see(shot, VIEWS, async (view, studio) => {
      for (const [width, height] of windowsFor(view)) {
        await studio.resize(width, height)
        await studio.settle(1)
        const way = `${shot.name}, ${view.textSize} %, ${width}x${height}`
        expect.soft(await crampedIn(studio.page, view.textSize > 150), way).toEqual([])
      }
    })
  }
})
