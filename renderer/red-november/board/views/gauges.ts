import { type BitmapText, Container, Graphics, type Sprite } from 'pixi.js'
import { RESET_STARS, TRACK_END, TRACK_IDS, type TrackId } from '../../../../engine/red-november/index.ts'
import { outBack } from '../../../stage/motion.ts'
import { shrinkTo, textOf } from '../../../stage/type.ts'
import { glide } from '../../../stage/views.ts'
import { BONE, BRASS, INK, TRACK_INKS } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { DANGER, GAUGES, rowOf } from '../layout/gauges.ts'
import { loudestTracks, type Picture } from '../picture/picture.ts'

const ICON = 36
const NAME = 122
const CELL = 32
const PITCH = 34.6
const FIRST = GAUGES.x + 172
const GLOW = 0.55
/** How long one sees what is to come before the marker jumps. */
const ANNOUNCED = 620

const cellX = (value: number): number => FIRST + (value - 1) * PITCH

/** The last space before the end: one step more, and it is over. */
const MORTAL = TRACK_END - 1
const WHITE = 0xffffff
const LAST_STEP = { paid: 0x7a1710, end: 0xd6291a }

/** B7: three disaster tracks, their reset stars and their end. */
export class GaugesView implements View {
  readonly #workshop: Workshop
  readonly #cells = new Graphics()
  readonly #alarm = new Graphics()
  readonly #values = new Map<TrackId, BitmapText>()
  readonly #glows = new Map<TrackId, Sprite>()
  readonly #stars: { readonly track: TrackId; readonly value: number; readonly sprite: Sprite }[] = []
  readonly #more = new Container({ visible: false })
  readonly #moreText = textOf('', 'display', 24, 0xfff6e2)
  #shown: Readonly<Record<TrackId, number>> = { asphyxiation: 1, heat: 1, pressure: 1 }
  #danger: readonly TrackId[] = []

  constructor(workshop: Workshop) {
    const { art, layers, words, palette } = workshop
    this.#workshop = workshop
    const layer = layers.get('gauges')
    const { x, y, width, height } = GAUGES
    const panel = new Graphics().roundRect(x, y, width, height, 16).fill(0x0a1823).stroke({ color: BRASS, width: 2 })
    layer.addChild(panel)
    for (const track of TRACK_IDS) {
      const glow = art.sprite('fx/glow', cellX(DANGER), rowOf(track))
      glow.tint = palette.alarm
      glow.blendMode = 'add'
      glow.setSize(220, 84)
      this.#glows.set(track, layer.addChild(glow))
    }
    layer.addChild(this.#cells, this.#alarm)
    for (const track of TRACK_IDS) {
      const icon = art.sprite(`track/gauge-${track}`, x + 7, rowOf(track) - ICON / 2)
      icon.scale.set(ICON / 84)
      const name = textOf(words.tracks[track], 'label', 19, BONE, 0)
      name.position.set(x + 50, rowOf(track))
      shrinkTo(name, NAME)
      layer.addChild(icon, name)
      for (const value of RESET_STARS) {
        const sprite = layer.addChild(art.sprite('track/star', cellX(value) + CELL / 2, rowOf(track)))
        this.#stars.push({ track, value, sprite })
      }
      layer.addChild(art.sprite('track/skull', cellX(TRACK_END) + CELL / 2, rowOf(track)))
      const value = textOf('1', 'display', 21, TRACK_INKS[track])
      this.#values.set(track, layers.get('pieces').addChild(value))
    }
    this.#more.addChild(
      new Graphics().roundRect(-27, -19, 54, 38, 19).fill(palette.alarm).stroke({ color: INK, width: 4 }),
      this.#moreText,
    )
    layers.get('top').addChild(this.#more)
  }

  sync(picture: Picture, snap: boolean): void {
    this.#shown = picture.tracks
    this.#more.visible = false
    this.#danger = loudestTracks(picture, DANGER)
    this.#draw()
    if (snap) for (const [track, glow] of this.#glows) glow.alpha = this.#danger.includes(track) ? GLOW : 0
  }

  #draw(): void {
    const { palette } = this.#workshop
    this.#cells.clear()
    this.#alarm.clear()
    for (const track of TRACK_IDS) {
      const fill = palette.tracks[track]
      const value = Math.round(this.#shown[track])
      const y = rowOf(track)
      const isMortal = value >= MORTAL
      for (let at = 1; at <= TRACK_END; at++) {
        const here = at === value
        const x = cellX(at)
        const round = at === 1 || at === TRACK_END ? 9 : 5
        // On the last step nothing of the track is left but the way to its end.
        const [paid, left, number] = isMortal
          ? [LAST_STEP.paid, LAST_STEP.end, palette.alarm]
          : [fill, 0x16303f, 0xfff6e2]
        this.#cells
          .roundRect(x, y - 15, CELL, 30, round)
          .fill(here ? number : at < value ? paid : left)
          .stroke({ color: here ? (isMortal ? WHITE : fill) : INK, width: here ? 3.5 : 2 })
        if (at < value) this.#cells.roundRect(x + 4, y - 12, CELL - 8, 6, 3).fill({ color: 0xffffff, alpha: 0.3 })
      }
      const text = this.#values.get(track)
      if (text) {
        text.text = String(value)
        text.position.set(cellX(value) + CELL / 2, y)
        text.visible = value < TRACK_END
        text.tint = isMortal ? WHITE : TRACK_INKS[track]
      }
      if (value >= DANGER) {
        // Only the one that has come furthest cries out.
        const isLoud = this.#danger.includes(track)
        this.#alarm
          .roundRect(FIRST - 4, y - 18, PITCH * 10 + 4, 36, 12)
          .stroke({ color: palette.alarm, width: isLoud ? 4 : 2, alpha: isLoud ? 1 : 0.45 })
      }
    }
    for (const { track, value, sprite } of this.#stars) {
      const now = Math.round(this.#shown[track])
      sprite.visible = now !== value
      sprite.texture = this.#workshop.art.texture(now > value ? 'track/star' : 'track/star-ahead')
    }
  }

  /** V1: space by space, with a jolt at each. */
  async move(track: TrackId, from: number, to: number): Promise<void> {
    const text = this.#values.get(track)
    const step = to > from ? 1 : -1
    await this.#announce(track, from, to)
    for (let value = from; value !== to; value += step) {
      this.#shown = { ...this.#shown, [track]: value + step }
      this.#draw()
      await this.#workshop.motion.run(260, (t) => text?.scale.set(1 + 0.7 * Math.sin(t * Math.PI)))
    }
  }

  /** By how much it will move, above the place it leaves. */
  async #announce(track: TrackId, from: number, to: number): Promise<void> {
    this.#moreText.text = to > from ? `+${to - from}` : `−${from - to}`
    this.#more.position.set(cellX(from) + CELL / 2, rowOf(track) - 36)
    this.#more.visible = true
    await this.#workshop.motion.run(ANNOUNCED, (t) => {
      this.#more.scale.set(outBack(Math.min(1, t * 3)))
      this.#more.y = rowOf(track) - 36 + 26 * Math.max(0, t * 3 - 2)
    })
    this.#more.visible = false
  }

  update(elapsed: number, time: number): void {
    for (const [track, glow] of this.#glows) {
      const goal = this.#danger.includes(track) ? GLOW + 0.15 * Math.sin(time * 3) : 0
      glow.alpha = glide(glow.alpha, goal, elapsed, 4)
    }
  }

  destroy(): void {}
}
