import { spawnSync } from 'node:child_process'
import { hasProgram, isRoot } from '../../scripts/system.ts'

/**
 * `npm run test:install`: the Debian package in a clean Debian 12. Everything happens in namespaces of its own, so that no mount
 * and no process can outlive it.
 */
const INSIDE = 'RED_NOVEMBER_INSTALL_TEST'

if (process.env[INSIDE]) {
  const { walkThrough } = await import('./walk-through.ts')
  await walkThrough()
} else if (!isRoot() || !(await hasProgram('debootstrap')) || !(await hasProgram('Xvfb'))) {
  console.error(
    'This needs root, debootstrap and Xvfb (apt-get install debootstrap xvfb): it builds a Debian of its own.',
  )
  process.exitCode = 1
} else {
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc']
  const again = [process.execPath, '--import', 'tsx', import.meta.filename]
  const { status } = spawnSync('unshare', [...namespaces, '--', ...again], {
    stdio: 'inherit',
    env: { ...process.env, [INSIDE]: '1' },
  })
  process.exitCode = status ?? 1
}
