import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cacheFolder } from '../../scripts/paths.ts'
import { OutsideGame } from '../e2e/support/outside.ts'

const MIRROR = 'http://deb.debian.org/debian'
export const PLAYER = 'player'
const QUIET = { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8', PATH: '/usr/sbin:/usr/bin:/sbin:/bin' }

/** A Debian 12 of its own in a folder: nothing but what debootstrap calls minimal, and one ordinary user. */
export class DebianRoot {
  readonly folder = mkdtempSync(join(tmpdir(), 'red-november-debian-'))

  /** Needs mounts: `index.ts` has given us a namespace in which they end with us. */
  constructor() {
    const base = join(cacheFolder(), 'debian-12.tar')
    if (!existsSync(base)) makeBase(base)
    execFileSync('tar', ['-C', this.folder, '-xpf', base])
    // The archive has the narrow rights of the folder it was made in; players must get in.
    chmodSync(this.folder, 0o755)
    copyFileSync('/etc/resolv.conf', join(this.folder, 'etc', 'resolv.conf'))
    for (const name of ['proc', 'dev', 'sys']) {
      mkdirSync(join(this.folder, name), { recursive: true })
      execFileSync(
        'mount',
        name === 'proc' ? ['-t', 'proc', 'proc', this.in(name)] : ['--bind', `/${name}`, this.in(name)],
      )
    }
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', this.in('dev/shm')])
    mkdirSync(this.in('tmp/.X11-unix'))
    execFileSync('mount', ['--bind', '/tmp/.X11-unix', this.in('tmp/.X11-unix')])
    this.asRoot('useradd', '--create-home', PLAYER)
    this.asRoot('apt-get', 'update', '-qq')
  }

  in(path: string): string {
    return join(this.folder, path)
  }

  /** How many packages are installed. */
  get packages(): number {
    return this.asRoot('dpkg', '--get-selections').trim().split('\n').length
  }

  sum(path: string): string {
    return createHash('sha256')
      .update(readFileSync(this.in(path)))
      .digest('hex')
  }

  /** Runs a program inside: what it printed; throws if it fails. */
  asRoot(program: string, ...args: string[]): string {
    return this.#run(['--', this.folder, program, ...args], QUIET)
  }

  asPlayer(program: string, ...args: string[]): string {
    return this.#run([`--userspec=${PLAYER}:${PLAYER}`, '--', this.folder, program, ...args], this.#playersWorld())
  }

  /** The same while the game runs: what it prints must be read meanwhile, or it stands still. */
  async besideTheGame(program: string, ...args: string[]): Promise<void> {
    const inside = [`--userspec=${PLAYER}:${PLAYER}`, '--', this.folder, program, ...args]
    await promisify(execFile)('chroot', inside, { env: this.#playersWorld() })
  }

  install(...packages: string[]): void {
    this.asRoot('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  }

  /** Starts the installed game as the player, by its name in the path. */
  startGame(program: string, ...args: string[]): Promise<OutsideGame> {
    const env = Object.entries(this.#playersWorld()).map(([key, value]) => `${key}=${value}`)
    const command = ['env', '-i', '-C', `/home/${PLAYER}`, ...env, program, '--lang=en-GB', ...args]
    return OutsideGame.start('chroot', [`--userspec=${PLAYER}:${PLAYER}`, this.folder, ...command])
  }

  /** The mounts go with the namespace; before that the folder must not be emptied through them. */
  remove(): void {
    for (const name of ['tmp/.X11-unix', 'dev/shm', 'sys', 'dev', 'proc'])
      execFileSync('umount', ['--lazy', this.in(name)])
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #playersWorld(): Record<string, string> {
    const home = `/home/${PLAYER}`
    return { ...QUIET, HOME: home, USER: PLAYER, XDG_RUNTIME_DIR: home, DISPLAY: process.env.DISPLAY ?? '' }
  }

  #run(args: readonly string[], env: Record<string, string>): string {
    const { status, stdout, stderr } = spawnSync('chroot', args, { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${args.slice(2).join(' ')} ended with ${status}:\n${stdout}${stderr}`)
    return stdout
  }
}

function makeBase(file: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'red-november-base-'))
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', folder, MIRROR], { stdio: 'ignore' })
  mkdirSync(cacheFolder(), { recursive: true })
  execFileSync('tar', ['-C', folder, '-cf', file, '.'])
  rmSync(folder, { recursive: true, force: true })
}
