import { cpSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readResults } from '../../preload/statistics.ts'
import { ROOT } from '../../scripts/paths.ts'
import { putSave } from '../e2e/support/saves.ts'
import { type Left, saveFiles } from './aftermath.ts'
import { finishedCaveSave } from './games.ts'
import type { Kind, Word } from './kinds.ts'
import { type GameId, VICTIMS } from './tables.ts'

const FIRST_RELEASE = join(ROOT, 'test', 'fixtures', '0.1.0')

/** A folder as this kind of life needs it. */
export function newHome(game: GameId, kind: Kind): string {
  const home = mkdtempSync(join(tmpdir(), 'red-november-killed-'))
  if (kind === 'migrating') {
    cpSync(FIRST_RELEASE, home, { recursive: true })
    // The cave had no older version: its own save lies there among those of the other game.
    if (game === 'dark-cave') putSave(home, 'cave', halfCaveSave('migrating'))
  }
  if (kind === 'lobby') putSave(home, VICTIMS[game].journal, game === 'dark-cave' ? CAVE() : BOAT())
  return home
}
const BOAT = (): string => readFileSync(join(FIRST_RELEASE, 'saves', 'plain.rnsave'), 'utf8')
const CAVE = (): string => halfCaveSave('lobby')

/** A game of the cave in its middle. */
function halfCaveSave(seed: string): string {
  const lines = finishedCaveSave(seed).split('\n')
  return `${lines.slice(0, lines.length / 2).join('\n')}\n`
}

/** What it found at its start is what the kill before had left. */
export function checkStart(words: readonly Word[], before: Left): void {
  const found = words.find((word) => word.say === 'found')
  if (found?.say !== 'found') return
  const { record } = before
  if (found.mark?.hash !== record?.hash) throw new Error('it found another game than the last kill left')
}

/** What 0.1.0 wrote is as it was; its statistics and settings can be read, and nothing of them is lost. */
export function checkOldFiles(home: string): void {
  for (const name of saveFiles(FIRST_RELEASE)) {
    const now = readFileSync(join(home, 'saves', name), 'utf8')
    if (now !== readFileSync(join(FIRST_RELEASE, 'saves', name), 'utf8')) throw new Error(`${name} was changed`)
  }
  const kept = (folder: string, name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const [then, now] = [FIRST_RELEASE, home].map((folder) => readResults(kept(folder, 'statistics.json')))
  if (now?.broken || (now?.games.length ?? 0) < (then?.games.length ?? 0))
    throw new Error('the statistics have lost a game')
  if (kept(home, 'settings.json').language !== kept(FIRST_RELEASE, 'settings.json').language)
    throw new Error('the settings are others now')
}
