import { describe, expect, it } from 'vitest'
import { COLORS, fromScenario } from '../../../../engine/red-november/index.ts'
import { pictureOf } from '../../../../renderer/red-november/board/picture/picture.ts'
import { remarkOn } from '../../../../renderer/red-november/show/remarks.ts'
import { remarks } from '../../../../renderer/red-november/words/remarks/en.ts'

const pictureAt = (minute: number) =>
  pictureOf(
    fromScenario({
      game: 'red-november',
      seed: 'remarks',
      gnomes: [
        { color: 'red', room: 2, minute },
        { color: 'blue', room: 8, minute: 10 },
      ],
    }),
  )

const SUCCESS = { type: 'fix-succeeded', gnome: 'red', job: 'pumps' } as const

describe('remarks', () => {
  it('are made now and then, and the same in the same game', () => {
    const said = [42, 41, 40, 39].map((minute) => remarkOn(SUCCESS, pictureAt(minute)))
    expect(said).toEqual([{ gnome: 'red', occasion: 'works' }, null, null, { gnome: 'red', occasion: 'works' }])
  })

  it('are made by whoever stands in the fire, and by nobody who sleeps', () => {
    const fire = { type: 'fire-started', room: 2, cause: 'fire' } as const
    expect(remarkOn(fire, pictureAt(42))?.gnome).toBe('red')
    expect(remarkOn({ ...fire, room: 3 }, pictureAt(42))).toBeNull()
    const picture = pictureAt(42)
    const asleep = picture.figures.map((figure) => ({ ...figure, fainted: true }))
    expect(remarkOn(fire, { ...picture, figures: asleep })).toBeNull()
  })

  it('belong to eight temperaments: no two gnomes say the same', () => {
    const lines = COLORS.flatMap((color) => Object.values(remarks[color]))
    expect(new Set(lines).size).toBe(lines.length)
  })
})
