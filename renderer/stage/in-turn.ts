/** The one whose turn it is where all of them come round again and again. */
export function inTurn<T>(all: readonly [T, ...T[]], turn: number): T {
  return all[turn % all.length] ?? all[0]
}
