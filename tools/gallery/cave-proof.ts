import type { GameEvent } from '../../engine/dark-cave/index.ts'
import type { CaveBoard } from '../../renderer/dark-cave/board/board.ts'
import { CHOICES } from './cave-choices.ts'
import { SAMPLES } from './cave-events.ts'
import { POSITIONS } from './cave-positions.ts'
import { Darkroom, type Moment, type Scene } from './darkroom.ts'

/** One picture of the cave that must not change by accident. */
export interface CaveShot extends Moment {
  readonly event?: keyof typeof SAMPLES
  /** What may be picked in it. */
  readonly lit?: string
  /** The whole mountain. */
  readonly wide?: boolean
}

export type CaveClip = Scene<GameEvent>

export type CaveWindow = Window & { readonly prover: CaveProver }

/** The cave in front of the camera. */
export class CaveProver extends Darkroom<CaveShot, GameEvent> {
  readonly #board: CaveBoard

  constructor(board: CaveBoard) {
    super(board)
    this.#board = board
  }

  protected override pose({ scenario, lit = '', wide = false }: CaveShot): void {
    this.#board.wide = wide
    this.#board.light(CHOICES[lit] ?? [])
    this.act(scenario)
  }

  protected override begin({ event }: CaveShot): void {
    if (event) this.play(SAMPLES[event])
  }

  protected override act(scenario: string): void {
    const board = this.#board
    const position = POSITIONS[scenario]
    if (!position) throw new Error(`no position is called ${scenario}`)
    const { width, height } = board.size
    const { reducedMotion } = board
    // The camera stands where it belongs at once, wherever it was before.
    board.reducedMotion = true
    board.look(position())
    board.resize(width, height)
    board.reducedMotion = reducedMotion
  }

  protected override play(events: readonly GameEvent[]): void {
    void this.#board.present(events)
  }
}
