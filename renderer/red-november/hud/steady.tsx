import type { JSX } from 'preact'

interface Props<State> {
  readonly now: State
  /** What else may be picked here without leaving the desk. */
  readonly others: readonly State[]
  readonly draw: (state: State) => JSX.Element
}

/** One of several states in the room of the largest of them: the desk keeps its height from pick to pick. */
export function Steady<State>({ now, others, draw }: Props<State>): JSX.Element {
  const unlike = new Set(others.map((other) => JSON.stringify(other)))
  unlike.delete(JSON.stringify(now))
  return (
    <div class="steady">
      {draw(now)}
      {[...unlike].map((other) => (
        <div key={other} class="room-for" aria-hidden="true">
          {draw(JSON.parse(other))}
        </div>
      ))}
    </div>
  )
}
