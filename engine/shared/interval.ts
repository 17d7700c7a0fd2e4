/** Wilson's interval: where the true rate lies, 19 times out of 20. */
export function interval(wins: number, games: number): readonly [low: number, high: number] {
  if (games === 0) return [0, 1]
  const z = 1.96
  const rate = wins / games
  const middle = (rate + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
