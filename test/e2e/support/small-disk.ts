import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ownMounts } from '../../main/own-mounts.ts'
import { appArguments, program } from './game.ts'
import { OutsideGame } from './outside.ts'

/** Takes a folder and options for `mount`, copies what `<folder>.seed` holds into it, then becomes the game. */
const SCRIPT = `
set -e
mount -t tmpfs -o size="$2" tmpfs "$1"
if [ -d "$1.seed" ]; then cp -r "$1.seed/." "$1/"; fi
if [ "$3" = ro ]; then mount -o remount,ro "$1"; fi
if [ "$3" = full ]; then dd if=/dev/zero of="$1/filler" bs=1k 2>/dev/null || true; fi
shift 3
exec "$@"
`

export interface SmallDisk {
  readonly game: OutsideGame
  /** The folder as the game sees it: the disk exists for the game alone. */
  readonly folder: string
}

/** Starts the game with one of its folders on a small disk of its own. */
export async function startOnSmallDisk(
  home: string,
  folder: string,
  size: string,
  mode: 'rw' | 'ro' | 'full' = 'rw',
): Promise<SmallDisk> {
  const place = join(home, folder)
  mkdirSync(place, { recursive: true })
  const command = [program(), ...(await appArguments(home)), '--no-sandbox']
  const game = await OutsideGame.start('unshare', [
    ...ownMounts(),
    'sh',
    '-c',
    SCRIPT,
    'sh',
    place,
    size,
    mode,
    ...command,
  ])
  return { game, folder: join('/proc', String(game.process.pid), 'root', place) }
}
