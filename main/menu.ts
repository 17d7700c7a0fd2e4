import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { MenuOrder, MenuTexts } from '../preload/contract.ts'

export interface MenuDeeds {
  order(order: MenuOrder): void
  toggleFullScreen(): void
  openFolder(): void
  quit(): void
}

/** The menu in the words the page sent. Keys of the game itself belong to the page, where the player can change them. */
export function setMenu(texts: MenuTexts, deeds: MenuDeeds): void {
  const order = (name: MenuOrder): MenuItemConstructorOptions => ({
    id: name,
    label: texts[name],
    click: () => deeds.order(name),
  })
  const line: MenuItemConstructorOptions = { type: 'separator' }
  const mac = process.platform === 'darwin'
  const template: MenuItemConstructorOptions[] = [
    ...(mac ? [{ role: 'appMenu' } satisfies MenuItemConstructorOptions] : []),
    {
      id: 'game',
      label: texts.game,
      submenu: [
        order('newGame'),
        order('continue'),
        line,
        order('save'),
        order('load'),
        order('quickSave'),
        order('quickLoad'),
        line,
        order('settings'),
        line,
        { id: 'quit', label: texts.quit, accelerator: 'CmdOrCtrl+Q', click: () => deeds.quit() },
      ],
    },
    {
      id: 'edit',
      label: texts.edit,
      submenu: [
        order('undo'),
        order('redo'),
        line,
        { role: 'cut', label: texts.cut },
        { role: 'copy', label: texts.copy },
        { role: 'paste', label: texts.paste },
        { role: 'selectAll', label: texts.selectAll },
      ],
    },
    {
      id: 'view',
      label: texts.view,
      submenu: [
        {
          id: 'fullScreen',
          label: texts.fullScreen,
          accelerator: mac ? 'Ctrl+Cmd+F' : 'F11',
          click: () => deeds.toggleFullScreen(),
        },
        order('table'),
        order('damageReport'),
        order('speakingTube'),
        order('photo'),
      ],
    },
    {
      id: 'help',
      label: texts.help,
      submenu: [
        order('rules'),
        order('credits'),
        order('report'),
        { id: 'folder', label: texts.folder, click: () => deeds.openFolder() },
      ],
    },
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
