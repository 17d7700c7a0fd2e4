import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { ownMounts } from './own-mounts.ts'
import { folder } from './saves/folder.ts'

/** Takes a folder and a size, then becomes whatever is told. */
const SCRIPT = 'mount -t tmpfs -o size="$2" tmpfs "$1" && cd "$3" && shift 3 && exec "$@"'
const ROOT = join(import.meta.dirname, '../..')

/** What a script of this folder says as JSON, given a small disk of its own: the disk exists for the script alone. */
export function saidOnSmallDisk(size: string, script: string, ...args: readonly string[]): unknown {
  const place = folder()
  const program = [process.execPath, '--import', 'tsx', join(import.meta.dirname, script), place, ...args]
  return JSON.parse(
    execFileSync('unshare', [...ownMounts(), 'sh', '-c', SCRIPT, 'sh', place, size, ROOT, ...program], {
      encoding: 'utf8',
    }),
  )
}
