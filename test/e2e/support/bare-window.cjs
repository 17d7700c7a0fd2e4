/** Electron as a plain browser: one window, nothing of ours in it. For machines without another Chromium. */
const { app, BrowserWindow } = require('electron')

app.commandLine.appendSwitch('enable-unsafe-swiftshader')
app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1280, height: 800, webPreferences: { sandbox: true } })
  return window.loadURL('data:text/html,')
})
