const WIDTH = 24
/** Room for the longest line: a new one must cover the old. */
const LONGEST = 76

/** A bar on standard error with the time that is left: `[#####.....] 500 of 1000 games, 12 s left`. */
export function progressBar(games: number, write = (text: string): void => void process.stderr.write(text)) {
  const began = performance.now()
  let before: number | null = null
  return (done: number): void => {
    // What an earlier run has played says nothing about the speed of this one.
    before ??= done
    const line = progressLine(done, games, done - before, (performance.now() - began) / 1000)
    write(`\r${' '.repeat(LONGEST)}\r${line}`)
    if (done >= games) write('\n')
  }
}

/** The text of the bar; `played` of the `done` games took `seconds`. */
export function progressLine(done: number, games: number, played: number, seconds: number): string {
  const full = Math.round((WIDTH * done) / games)
  const left = played === 0 || done === games ? '' : `, ${timeText(((games - done) * seconds) / played)} left`
  return `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${done} of ${games} games${left}`
}

function timeText(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`
}
