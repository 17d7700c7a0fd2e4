import { readFileSync, writeFileSync } from 'node:fs'
import { MENU_SIZES } from '../../scripts/art/icons.ts'
import { MIME_TYPE, PROGRAM, WORDS } from '../../scripts/dist/product.ts'
import { saveText } from '../e2e/support/saves.ts'
import { type DebianRoot, PLAYER } from './root.ts'
import { promise, say } from './say.ts'

const DESKTOP = `/usr/share/applications/${PROGRAM}.desktop`

/** The freedesktop tools judge what the package told the menus. They come now: the game itself must do without them. */
export function checkMenu(root: DebianRoot): void {
  root.install(
    'desktop-file-utils',
    'appstream',
    'shared-mime-info',
    'libglib2.0-bin',
    'xdg-utils',
    'hicolor-icon-theme',
  )
  const complaints = root.asRoot('desktop-file-validate', '--no-hints', DESKTOP)
  promise(complaints === '', complaints)
  root.asRoot('appstreamcli', 'validate', '--no-net', ...metainfo(root))
  const entry = readFileSync(root.in(DESKTOP), 'utf8')
  for (const [language, { name }] of Object.entries(WORDS)) {
    const key = language === 'en' ? 'Name' : `Name[${language}]`
    promise(entry.includes(`\n${key}=${name}\n`), `the menu entry has ${key}`)
  }
  say(`Menu entry and shop description are valid, with names in ${Object.keys(WORDS).length} languages.`)

  const icons = root.asRoot('find', '/usr/share/icons/hicolor', '-name', `${PROGRAM}.*`).trim().split('\n')
  promise(icons.length === MENU_SIZES.length + 1, `icons: ${icons.join(' ')}`)
  say(`Icons in ${MENU_SIZES.length} sizes and as a drawing.`)

  writeFileSync(root.in('tmp/named.rnsave'), saveText('By its name', 2))
  writeFileSync(root.in('tmp/nameless'), saveText('By its first line', 2))
  for (const file of ['named.rnsave', 'nameless']) {
    const info = root.asPlayer('gio', 'info', '-a', 'standard::content-type', `/tmp/${file}`)
    promise(info.includes(MIME_TYPE), `${file} is a save: ${info}`)
  }
  const opener = root.asPlayer('xdg-mime', 'query', 'default', MIME_TYPE).trim()
  promise(opener === `${PROGRAM}.desktop`, `saves are opened by ${opener}`)
  say(`A save is known as ${MIME_TYPE}, by its ending and by its first line, and opens with ${opener} for ${PLAYER}.`)
}

const metainfo = (root: DebianRoot): readonly string[] =>
  root.asRoot('find', '/usr/share/metainfo', '-name', '*RedNovember*').trim().split('\n')
