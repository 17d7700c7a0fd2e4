/** The least that can be called an Electron app: one window, one page. Says so in a file when the page is there. */
const { writeFileSync } = require('node:fs')
const { app, BrowserWindow } = require('electron')

const [page, sign] = process.argv.slice(-2)
app.commandLine.appendSwitch('enable-unsafe-swiftshader')
app.whenReady().then(async () => {
  const window = new BrowserWindow({ width: 1600, height: 1000, webPreferences: { sandbox: true } })
  await window.loadURL(page)
  writeFileSync(sign, 'playable')
})
