import { Container, Sprite } from 'pixi.js'
import { COLORS, type Color, type Place, type RoomId } from '../../../../engine/red-november/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { inTurn } from '../../../stage/in-turn.ts'
import { bounce, linear, smooth } from '../../../stage/motion.ts'
import { glide } from '../../../stage/views.ts'
import type { Finale } from '../effects/finale.ts'
import { CYCLES, type Mood, moodOf } from '../effects/moods.ts'
import { bustOf, sinkOf } from '../kit/bust.ts'
import { warmRim } from '../kit/rim.ts'
import type { Pose } from '../kit/textures.ts'
import type { View, Workshop } from '../kit/view.ts'
import { standOf } from '../layout/crowd.ts'
import { hatchOnTheWay, spotOf } from '../layout/hatches.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import type { Stand } from '../layout/standing.ts'
import { type Figure, figureOf, type Picture } from '../picture/picture.ts'

const PACE = 210
/** The arrow stands over the hat; under a low ceiling it comes from the side. */
const ARROW_ROOM = 34
/** Half of a room's plaque. */
const PLAQUE = 15

/** Where a room ends for an arrow: under its plaque earlier, or one could not read where one is. */
function ceilingAt(room: RoomId, x: number): number {
  const { top, label, labelWidth } = ROOM_PLACES[room]
  return Math.abs(x - label.x) < labelWidth / 2 ? label.y + PLAQUE : top
}

const UNDER_WATER = 0xd6f4ee
const ASLEEP = 0xb9c6d0
/** How far the head of a sleeping portrait hangs, and where on it, above the feet, it turns: it stays in its own frame. */
const NODDING = 0.22
const NECK = 62
/** Empty bottles stand at the feet of whoever emptied them, one a grog. */
const BOTTLES = 4
const BOTTLE_STEP = 9
/** Seconds between two hiccups, with one grog; each more makes it sooner. */
const HICCUP = 4.2

/** A gnome: it stands, wades, dives, works, drinks, sways, faints, dies. */
export class GnomeView implements View {
  readonly color: Color
  readonly #workshop: Workshop
  readonly #finale: Finale
  readonly #root = new Container()
  readonly #body: Sprite
  readonly #shadow: Sprite
  readonly #rim: Container
  readonly #arrow: Sprite
  readonly #extras: readonly Sprite[]
  readonly #bottles: readonly Sprite[]
  #home: Stand = { x: 0, y: 0, scale: 1 }
  #mood: Mood = 'idle'
  #busy: Mood | null = null
  #facing = 1
  #moving = false
  #drink = 0
  #place: Place = 1
  #pose: Pose = 'idle'
  #bust = false
  #sink = 0

  constructor(workshop: Workshop, color: Color, finale: Finale) {
    this.#finale = finale
    const { art, layers } = workshop
    this.color = color
    this.#workshop = workshop
    this.#body = art.sprite(`gnomes/${color}/idle`)
    this.#shadow = art.sprite('fx/shadow')
    this.#rim = warmRim(this.#body.texture)
    this.#arrow = layers.get('signs').addChild(art.sprite('fx/arrow'))
    this.#extras = [0, 1, 2].map(() => art.sprite('fx/star'))
    this.#bottles = Array.from({ length: BOTTLES }, () => {
      const bottle = art.sprite('stage/bottle')
      bottle.scale.set(0.62)
      return bottle
    })
    this.#root.addChild(this.#shadow, this.#rim, this.#body, ...this.#bottles, ...this.#extras)
    layers.get('gnomes').addChild(this.#root)
  }

  /** It stands somewhere on the board. */
  get isSeen(): boolean {
    return this.#root.visible
  }

  /** Over its hat: where things fly to and bubbles of speech begin. */
  get head(): { readonly x: number; readonly y: number } {
    return { x: this.#root.x, y: this.#root.y - (92 - this.#sink) * this.#root.scale.y }
  }

  /** How much of it is seen: 1 is all of it. */
  get tall(): number {
    return this.#bust ? 0.7 : 1
  }

  sync(picture: Picture, snap: boolean): void {
    const figure = figureOf(picture, this.color)
    const alive = figure?.status === 'alive'
    this.#root.visible = alive
    this.#arrow.visible = alive && picture.clock?.active === this.color
    this.#rim.visible = this.#arrow.visible
    if (!figure || !alive) return
    this.#home = standOf(picture, figure)
    this.#place = figure.place
    this.#drink = figure.intoxication
    this.#empties(picture, figure)
    this.#mood = moodOf(figure, picture)
    this.#busy = null
    this.#root.alpha = 1
    this.#root.rotation = 0
    const deep = figure.place !== 'sea' && picture.rooms[figure.place] === 'high'
    const where = figure.place === 'sea' ? 'divers' : this.#home.framed ? 'crowd' : deep ? 'swimmers' : 'gnomes'
    const layer = this.#workshop.layers.get(where)
    this.#body.tint = this.#home.framed && figure.fainted ? ASLEEP : deep ? UNDER_WATER : 0xffffff
    if (this.#root.parent !== layer) layer.addChild(this.#root)
    if (snap) {
      this.#facing = 1
      this.#moving = false
      this.#stand()
    }
  }

  /** Empty bottles at the feet, or along the lower edge of a portrait. */
  #empties(picture: Picture, { place, intoxication }: Figure): void {
    const { framed, scale } = this.#home
    const stands = place !== 'sea' && picture.rooms[place] === 'dry' && scale > 0.7 && !framed
    this.#bottles.forEach((bottle, at) => {
      bottle.visible = (stands || framed === true) && at < intoxication
      if (framed) bottle.position.set(at * 11 - 26, 2)
      else bottle.position.set(22 + at * BOTTLE_STEP, at % 2 === 0 ? -9 : -7)
    })
  }

  #stand(): void {
    this.#root.position.set(this.#home.x, this.#home.y)
    this.#root.scale.set(this.#home.scale)
    this.#body.rotation = 0
  }

  /** M5: to the hatch, through it, and to its new place. */
  async walk(from: Place, to: Place, goal: Stand): Promise<void> {
    const hatch = hatchOnTheWay(from, to)
    this.#moving = true
    if (hatch) {
      const spot = spotOf(hatch)
      await this.#go(spot.x, from === 'sea' ? spot.y : this.#root.y, from === 'sea' ? 'dive' : 'walk')
      await this.#go(spot.x, spot.y + 30, from === 'sea' ? 'dive' : 'walk', 0.78)
    }
    await this.#go(goal.x, goal.y, to === 'sea' ? 'dive' : 'walk', goal.scale)
    this.#moving = false
  }

  #go(x: number, y: number, mood: Mood, scale = this.#root.scale.y): Promise<void> {
    const start = { x: this.#root.x, y: this.#root.y, scale: this.#root.scale.y }
    const way = Math.hypot(x - start.x, y - start.y)
    this.#busy = mood
    if (Math.abs(x - start.x) > 3) this.#facing = x < start.x ? -1 : 1
    return this.#workshop.motion.run(
      (way / PACE) * 1000,
      (t) => {
        this.#root.position.set(start.x + (x - start.x) * t, start.y + (y - start.y) * t)
        this.#root.scale.set(start.scale + (scale - start.scale) * t)
      },
      way > 60 ? linear : smooth,
    )
  }

  /** Does something for a while, turned to a point if there is one. */
  async act(mood: Mood, length: number, towards?: number): Promise<void> {
    this.#busy = mood
    if (towards !== undefined && towards !== this.#root.x) this.#facing = towards < this.#root.x ? -1 : 1
    await this.#workshop.motion.wait(length)
    this.#busy = null
  }

  /** F3: over it goes. */
  faint(): Promise<void> {
    this.#busy = this.#home.framed ? 'faint' : 'drunk'
    if (this.#home.framed) return this.#workshop.motion.wait(620)
    return this.#workshop.motion.run(
      620,
      (t) => {
        this.#body.rotation = (-Math.PI / 2) * t
        if (t >= 1) {
          this.#body.rotation = 0
          this.#busy = 'faint'
        }
      },
      bounce,
    )
  }

  /** D1-D3: a moment of surprise, then a ghost that rises. */
  async die(burnt: boolean): Promise<void> {
    this.#root.visible = true
    this.#arrow.visible = false
    this.#rim.visible = false
    await this.act(burnt ? 'burnt' : 'panic', 700)
    this.#busy = 'ghost'
    const y = this.#root.y
    await this.#workshop.motion.run(1300, (t) => {
      this.#root.y = y - 120 * t
      this.#root.alpha = 1 - t * t
    })
    this.#root.visible = false
    this.#root.alpha = 1
  }

  /** A10: to where the beast is, for the throw. */
  async lunge({ x, y, size }: Point & { readonly size: number }): Promise<void> {
    this.#moving = true
    await this.#go(x, y, 'dive', size)
    this.#facing = 1
  }

  /** It goes back to where it was by itself. */
  rest(): void {
    this.#moving = false
    this.#busy = null
  }

  /** A16: past us and away; halfway it looks back. */
  async desert(): Promise<void> {
    this.#root.visible = true
    this.#arrow.visible = false
    this.#rim.visible = false
    this.#busy = 'swim'
    const { x, y } = this.#root
    await this.#workshop.motion.run(
      3000,
      (t) => {
        const looksBack = t > 0.4 && t < 0.62
        this.#facing = looksBack ? 1 : -1
        const gone = looksBack ? 0.4 : t < 0.4 ? t : 0.4 + (t - 0.62) / 0.634
        this.#root.position.set(x - 560 * gone, y + 36 * gone)
        this.#root.scale.set(1 + 1.5 * gone)
        this.#root.alpha = 1 - Math.max(0, t - 0.9) * 10
      },
      linear,
    )
    this.#root.visible = false
  }

  /** Where its feet are in the water, if they are. */
  get at(): { readonly x: number; readonly place: Place } {
    return { x: this.#root.x, place: this.#place }
  }

  update(elapsed: number, time: number): void {
    if (!this.#root.visible) return
    const mood = this.#last() ?? this.#busy ?? this.#mood
    const beat = time + this.#home.x * 0.013
    const cycle = CYCLES[mood]
    const framed = this.#isFramed(mood)
    const pose = framed && mood === 'faint' ? 'blink' : inTurn(cycle.frames, Math.floor((beat * 1000) / cycle.length))
    if (pose !== this.#pose || framed !== this.#bust) this.#draw(pose, framed)
    if (!this.#moving && !this.#busy) {
      this.#root.x = glide(this.#root.x, this.#home.x, elapsed, 6)
      this.#root.y = glide(this.#root.y, this.#home.y, elapsed, 6)
      this.#root.scale.set(glide(this.#root.scale.y, this.#home.scale, elapsed, 6))
    }
    // The active one is never hidden in a crowd.
    this.#root.zIndex = this.#root.y + (this.#rim.visible ? 1000 : 0)
    this.#breathe(mood, beat)
    this.#dizzy(mood, beat)
    this.#shadow.visible = !framed && mood !== 'dive' && mood !== 'swim' && mood !== 'paddle' && mood !== 'ghost'
    this.#rim.position.copyFrom(this.#body)
    this.#rim.rotation = this.#body.rotation
    this.#rim.scale.copyFrom(this.#body.scale)
    this.#point(time)
  }

  /** A portrait stays one, whatever happens to it; only whoever leaves steps out of it. */
  #isFramed(mood: Mood): boolean {
    return this.#home.framed === true && !this.#moving && mood !== 'ghost'
  }

  /** All of it, or head and hat alone. */
  #draw(pose: Pose, bust: boolean): void {
    this.#pose = pose
    this.#bust = bust
    const whole = this.#workshop.art.texture(`gnomes/${this.color}/${pose}`)
    const texture = bust ? bustOf(whole) : whole
    this.#sink = bust ? sinkOf(whole) : 0
    for (const copy of [this.#body, ...this.#rim.children]) {
      if (copy instanceof Sprite) copy.texture = texture
    }
  }

  /** Whose turn it is, one always sees. */
  #point(time: number): void {
    const { x, y } = this.head
    const ceiling = this.#place === 'sea' ? 0 : ceilingAt(this.#place, x)
    const nod = Math.sin(time * 3.2) * 3
    const low = y - ceiling < ARROW_ROOM
    this.#arrow.rotation = low ? 0.9 : 0
    if (low) this.#arrow.position.set(x + 20 + nod, y + 26 - nod)
    else this.#arrow.position.set(x, y - 4 + nod)
  }

  /** What the end makes of whoever is aboard. */
  #last(): Mood | null {
    if (this.#place === 'sea') return null
    const last = this.#finale.look.crew(COLORS.indexOf(this.color))
    // Who sleeps misses the panic.
    return this.#mood === 'faint' && (last === 'panic' || last === 'drunk') ? null : last
  }

  #breathe(mood: Mood, beat: number): void {
    const sway = mood === 'drunk' ? 0.03 + 0.045 * this.#drink : mood === 'tipsy' ? 0.035 : mood === 'dive' ? 0.05 : 0
    const breath = mood === 'idle' ? 1 + 0.014 * Math.sin(beat * 3.2) : 1
    this.#body.scale.set(this.#facing / breath, breath)
    // While it falls, the fall turns it.
    const framed = this.#isFramed(mood)
    const nods = framed && mood === 'faint'
    this.#body.x = nods ? -NECK * Math.sin(NODDING) : 0
    if (nods) this.#body.rotation = NODDING
    else if (this.#busy !== 'drunk') this.#body.rotation = Math.sin(beat * 2.1) * sway
    const hop = mood === 'drunk' || mood === 'tipsy' ? this.#hiccup(beat) : 0
    this.#body.y =
      this.#sink -
      hop +
      (mood === 'faint'
        ? framed
          ? 0
          : -9
        : mood === 'walk'
          ? -Math.abs(Math.sin(beat * 12)) * 3
          : mood === 'cheer'
            ? -Math.abs(Math.sin(beat * 6.5)) * 9
            : mood === 'dive'
              ? Math.sin(beat * 1.6) * 5
              : mood === 'paddle'
                ? Math.sin(beat * 4.4) * 4
                : 0)
  }

  /** A hop that nobody meant, sooner with every grog. */
  #hiccup(beat: number): number {
    const wait = HICCUP / (1 + 0.35 * this.#drink)
    const part = ((beat % wait) / wait) * 10
    return part < 1 ? Math.sin(part * Math.PI) * (3 + 1.6 * this.#drink) : 0
  }

  /** Stars around a fainted head, sleep above it, bubbles of a drinker and a diver. */
  #dizzy(mood: Mood, beat: number): void {
    const drinks = mood === 'drunk' || mood === 'tipsy'
    const kind = mood === 'faint' ? 'fx/star' : drinks || mood === 'dive' ? 'fx/bubble' : null
    this.#extras.forEach((extra, at) => {
      extra.visible = kind !== null
      if (!kind) return
      const turn = beat * 2.6 + (at * Math.PI * 2) / 3
      if (mood === 'faint') {
        extra.texture = this.#workshop.art.texture(at === 2 ? 'fx/zed' : kind)
        extra.scale.set(1)
        if (this.#home.framed) extra.position.set(at * 16 - 22 + Math.cos(turn) * 5, -62 + Math.sin(turn) * 4)
        else if (at === 2) extra.position.set(22 + Math.sin(turn) * 3, -50 - ((beat * 14) % 22))
        else extra.position.set(this.#facing * -34 + Math.cos(turn) * 24, -44 + Math.sin(turn) * 7)
        extra.alpha = 1
      } else {
        const rise = (beat * 0.6 + at / 3) % 1
        extra.texture = this.#workshop.art.texture(kind)
        extra.position.set(this.#facing * (mood === 'dive' ? 30 : 16) + Math.sin(turn) * 5, -70 - rise * 34)
        extra.scale.set(0.5 + rise * 0.5)
        extra.alpha = (1 - rise) * (drinks ? Math.min(1, this.#drink / 3) : 1)
      }
    })
  }

  destroy(): void {}
}
