import { copyFileSync, existsSync, lstatSync, statSync } from 'node:fs'
import { PROGRAM } from '../../scripts/dist/product.ts'
import type { Played } from './play.ts'
import type { DebianRoot } from './root.ts'
import { promise, say } from './say.ts'

const HOME = `/usr/lib/${PROGRAM}`

/** apt installs the file and what it depends on, and then nothing is missing. */
export function checkInstalled(root: DebianRoot, deb: string, version: string): void {
  copyFileSync(deb, root.in('tmp/game.deb'))
  const before = root.packages
  root.install('/tmp/game.deb')
  const state = root.asRoot('dpkg', '--status', PROGRAM)
  promise(state.includes('Status: install ok installed') && state.includes(`Version: ${version}\n`), state)
  say(`apt installed ${PROGRAM} ${version} and ${root.packages - before} other packages.`)
  const programs = [
    PROGRAM,
    'chrome_crashpad_handler',
    'chrome-sandbox',
    'libEGL.so',
    'libGLESv2.so',
    'libvk_swiftshader.so',
  ]
  const missing = programs.flatMap((name) =>
    root
      .asRoot('ldd', `${HOME}/${name}`)
      .split('\n')
      .filter((line) => line.includes('not found')),
  )
  promise(missing.length === 0, `libraries are missing: ${missing.join(', ')}`)
  const helper = statSync(root.in(`${HOME}/chrome-sandbox`))
  promise(
    helper.uid === 0 && (helper.mode & 0o7777) === 0o4755,
    'the sandbox helper belongs to root and may act as root',
  )
  say('Every library it is linked against is there; the sandbox helper belongs to root.')
}

/** Every file that the package brought. */
export function rememberFiles(root: DebianRoot): readonly string[] {
  const listed = root.asRoot('dpkg', '-L', PROGRAM).trim().split('\n')
  const files = listed.filter((path) => path !== '/.' && !lstatSync(root.in(path)).isDirectory())
  say(`It brought ${files.length} files, all below ${HOME}, /usr/bin and /usr/share.`)
  const elsewhere = files.filter((file) => !/^\/usr\/(lib\/red-november|bin|share)\//.test(file))
  promise(elsewhere.length === 0, `files lie elsewhere: ${elsewhere.join(', ')}`)
  return files
}

/** Nothing of the package is left, everything of the player is. */
export function checkRemoved(root: DebianRoot, files: readonly string[], { save, sum }: Played): void {
  root.asRoot('apt-get', 'purge', '-y', '-qq', PROGRAM)
  const left = [...files, HOME].filter((file) => existsSync(root.in(file)))
  promise(left.length === 0, `left behind: ${left.join(', ')}`)
  promise(root.sum(save) === sum, 'the save is untouched')
  say('Uninstalled: none of its files is left, the player’s saves are as they were.')
}
