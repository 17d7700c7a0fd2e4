import { spawnSync } from 'node:child_process'
import { isRoot } from '../../scripts/system.ts'

/** How `unshare` gives a program mounts of its own. Linux gives that to everybody, not only to root. */
export const ownMounts = (): readonly string[] => (isRoot() ? ['--mount'] : ['--user', '--map-root-user', '--mount'])

/** Locked-down containers give nobody a mount. */
export const canMount = (): boolean =>
  process.platform === 'linux' && spawnSync('unshare', [...ownMounts(), 'true']).status === 0
